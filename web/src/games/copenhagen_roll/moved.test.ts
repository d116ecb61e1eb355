import { expect, test } from 'vitest';
import type { GameEvent, Told } from '../../wire';
import { movedBy } from './moved';

function row(...events: GameEvent[]): Told {
  return { seq: 5, actor: 1, kind: 'acted', at: 0, events, moves: ['move'] };
}

test('a drawing lights its squares, and the marks that came with it', () => {
  const drawn = { code: 'crw.drawn', seat: 1, values: { shape: 'red-3', squares: 'a1 b1 c1', brick: 'b1' } };
  const marked = { code: 'crw.marked', seat: 1, values: { track: 'red', square: 3, unlocked: 'star' } };
  expect(movedBy(row(drawn, marked))).toEqual({ seat: 1, sheet: ['a1', 'b1', 'c1', 'red-3'], sound: 'mark' });
});

test('a roll is heard; what says nothing takes no time', () => {
  expect(movedBy(row({ code: 'crw.rolled', seat: 1, values: { fallen: 'rr', dice: 'rrw' } }))?.sound).toBe('dice');
  expect(movedBy(row({ code: 'crw.chosen', seat: 1, values: {} }))).toBeNull();
  expect(movedBy(row({ code: 'crw.turn_ended', seat: 1, values: { unused: '' } }))).toBeNull();
});
