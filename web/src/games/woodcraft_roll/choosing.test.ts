import { beforeAll, expect, test, vi } from 'vitest';
import { addMessages, setLanguage } from '../../i18n/language.svelte';
import type { OfferedAction } from '../../wire';
import { choosing, lookOf } from './choosing';
import { nextSlot } from './consequence';
import { CELLS, cellText, LINES, linesLit, lineName } from './lanterns';

beforeAll(async () => {
  await addMessages(import.meta.glob('/src/games/woodcraft_roll/messages/*.ftl', { query: '?raw', import: 'default' }));
  await setLanguage('en');
});

const action = (id: number, what: object): OfferedAction => ({ id, text: '', ...what }) as OfferedAction;

function turnOf(step: string, actions: readonly OfferedAction[], deed: OfferedAction | null = null) {
  return {
    step,
    actions,
    deed,
    workbench: { tool: null, takeUp: vi.fn() },
    questions: { askWhyNot: vi.fn(() => Promise.resolve()) },
    pick: vi.fn(),
  };
}

test('a tap on what is offered picks it, and on what is not asks why', () => {
  const turn = turnOf('lantern', [action(7, { do: 'lantern', cell: 'b2' })]);
  const lanterns = choosing(turn, 'lanterns');
  lanterns?.tap('b2');
  lanterns?.tap('a1');
  expect(turn.pick).toHaveBeenCalledWith(7);
  expect(turn.questions.askWhyNot).toHaveBeenCalledWith(['lantern a1']);
  expect(choosing(turn, 'crates')).toBeUndefined();
});

test('at the bench a tap takes up the tool that it stands for', () => {
  const turn = turnOf('work', [action(9, { do: 'hire', helper: 3 })]);
  choosing(turn, 'helpers')?.tap(3);
  expect(turn.workbench.takeUp).toHaveBeenCalledWith('hire', 9);
  expect(choosing(turn, 'helpers')?.asked).toBe(false);
  expect(lookOf(choosing(turn, 'helpers'), 3)).toBe('');
});

test('what is open, picked and done looks different', () => {
  const [one, other] = [action(1, { do: 'lantern', cell: 'a1' }), action(2, { do: 'lantern', cell: 'a2' })];
  const lanterns = choosing(turnOf('lantern', [one, other], one), 'lanterns');
  expect([lookOf(lanterns, 'a1'), lookOf(lanterns, 'a2'), lookOf(lanterns, 'a3', true)]).toEqual([
    'picked',
    'open',
    'done',
  ]);
});

test('lanterns and their lines are called by where they are', () => {
  expect(CELLS.map(cellText)).toEqual([
    ...['top left', 'top middle', 'top right'],
    ...['middle left', 'centre', 'middle right'],
    ...['bottom left', 'bottom middle', 'bottom right'],
  ]);
  expect(LINES.map(lineName)).toEqual([
    ...['top row', 'middle row', 'bottom row'],
    ...['left column', 'middle column', 'right column'],
  ]);
  const events = [
    { code: 'wrw.lantern_row', seat: 0, values: { row: 1 } },
    { code: 'wrw.lantern_column', seat: 0, values: { column: 'c' } },
  ];
  expect(linesLit(events).map(lineName)).toEqual(['top row', 'right column']);
});

test('a chestnut takes the slot that takes nothing else first', () => {
  expect(nextSlot(['either', 'chestnut'], [false, false], 'chestnut')).toBe(1);
  expect(nextSlot(['either', 'chestnut'], [false, true], 'chestnut')).toBe(0);
  expect(nextSlot(['either', 'chestnut'], [false, false], 'blueberry')).toBe(0);
});
