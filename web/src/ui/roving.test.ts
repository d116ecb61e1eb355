import { expect, test } from 'vitest';
import { roving } from './roving';

function grid(columns?: number): HTMLElement[] {
  document.body.innerHTML = `<div>${'<button role="radio" aria-checked="false"></button>'.repeat(9)}</div>`;
  roving(document.querySelector('div')!, columns);
  return [...document.querySelectorAll('button')];
}

function press(key: string): void {
  document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
}

test('in a grid up and down go from row to row, and come round', () => {
  const cells = grid(3);
  cells[1]?.focus();
  for (const [key, at] of [
    ['ArrowDown', 4],
    ['ArrowDown', 7],
    ['ArrowDown', 1],
    ['ArrowUp', 7],
    ['ArrowLeft', 6],
  ] as const) {
    press(key);
    expect(cells.indexOf(document.activeElement as HTMLElement)).toBe(at);
  }
});

test('in a row all arrows go to the neighbour, and there is one tab stop', () => {
  const radios = grid();
  expect(radios.map((one) => one.tabIndex)).toEqual([0, -1, -1, -1, -1, -1, -1, -1, -1]);
  radios[0]?.focus();
  press('ArrowDown');
  expect(radios.indexOf(document.activeElement as HTMLElement)).toBe(1);
});
