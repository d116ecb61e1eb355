import { expect, test } from 'vitest';
import type { GameEvent, Told } from '../../wire';
import { laidBy, movedBy } from './moved';

function row(...events: GameEvent[]): Told {
  return { seq: 5, actor: 1, kind: 'acted', at: 0, events, moves: ['move'] };
}

test('cards fly from their footbridges to who took them', () => {
  const took = { code: 'cph.took', seat: 1, values: { footbridges: '4 5', cards: 'yy', count: 2 } };
  expect(movedBy(row(took))).toEqual({
    seat: 1,
    flights: [
      { from: 'footbridge-4', to: 'seat-1' },
      { from: 'footbridge-5', to: 'seat-1' },
    ],
    sound: 'card',
  });
});

test('a tile lights its squares; what is only placed takes no time', () => {
  const built = { code: 'cph.built', seat: 1, values: { tile: 'red-2', squares: 'c3 c4', count: 2 } };
  expect(movedBy(row(built))).toEqual({ seat: 1, sheet: ['c3', 'c4'], sound: 'tile' });
  expect(movedBy(row({ code: 'cph.placed', seat: 1, values: { tile: 'red-2', squares: 'c3 c4' } }))).toBeNull();
});

test('a card that is turned up is laid at its footbridge', () => {
  const turned = [4, 5].map((footbridge) => ({
    code: 'cph.turned_up',
    seat: null,
    values: { footbridge, colour: 'red' },
  }));
  expect(laidBy(row(...turned))).toEqual(['footbridge-4', 'footbridge-5']);
  expect(movedBy(row(...turned))).toBeNull();
});
