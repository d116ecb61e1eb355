import { expect, test } from 'vitest';
import type { GameEvent, Told } from '../../wire';
import { laidBy, movedBy } from './moved';

function row(...events: GameEvent[]): Told {
  return { seq: 5, actor: 1, kind: 'acted', at: 0, events, moves: ['move'] };
}

test('every die that is revealed flies to who took it, and what it brings is lit', () => {
  const moved = movedBy(
    row(
      { code: 'wrw.took_die', seat: 0, values: { die: 'y4', line: 2, row: 3 } },
      { code: 'wrw.took_die', seat: 1, values: { die: 'b3', line: 5, row: 3 } },
      { code: 'wrw.circled', seat: 1, values: { thing: 'glue', number: 4 } },
      { code: 'wrw.circled', seat: 0, values: { thing: 'sawblade', number: 1 } },
    ),
  );
  expect(moved?.flights).toEqual([
    { from: 'line-2', to: 'seat-0' },
    { from: 'line-5', to: 'seat-1' },
  ]);
  expect(moved?.sheet).toEqual(['glue-4']);
});

test('a secret choice takes no time', () => {
  expect(movedBy(row({ code: 'wrw.has_chosen', seat: 1, values: {} }))).toBeNull();
});

test('an order that is displayed is laid out among those on offer', () => {
  const displayed = { code: 'wrw.displayed', seat: null, values: { order: 'a20', place: 3 } };
  expect(laidBy(row(displayed))).toEqual(['order-a20']);
});
