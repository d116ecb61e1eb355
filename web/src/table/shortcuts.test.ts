import { expect, test } from 'vitest';
import { isForGame } from './shortcuts.svelte';

function enterOn(html: string): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, cancelable: true });
  let heard = false;
  document.body.addEventListener('keydown', () => (heard = isForGame(event)), { once: true });
  document.querySelector('button')?.dispatchEvent(event);
  return heard;
}

test('Enter on what is picked confirms it, and on what is not picked picks it', () => {
  const radio = (checked: boolean): string => `<button role="radio" aria-checked="${checked}">3</button>`;
  expect(enterOn(`<footer class="quay">${radio(true)}</footer>`)).toBe(true);
  expect(enterOn(`<footer class="quay">${radio(false)}</footer>`)).toBe(false);
  expect(enterOn(`<main>${radio(true)}</main>`)).toBe(true);
  expect(enterOn(`<main>${radio(false)}</main>`)).toBe(false);
  expect(enterOn('<footer class="quay"><button>Undo</button></footer>')).toBe(false);
});

test('Enter on an advised move that is shown stays with the advice', () => {
  expect(enterOn('<section class="hint"><button role="radio" aria-checked="true">3</button></section>')).toBe(false);
});
