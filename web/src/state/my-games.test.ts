import { expect, it } from 'vitest';
import type { ListedGame } from '../transport/games';
import { listed, merged } from './my-games';

function game(table: string, at: number): ListedGame {
  return { table, game: 'chess', edition: '', options: {}, players: 1, seats: [], at, you: [0], luck: null };
}

it('games of this device and of the server are one list, the latest first, and none is there twice', () => {
  const all = merged([game('here-a', 3), game('both', 1)], [game('b', 2), game('both', 1)]);
  expect(all.map(({ table, local }) => [table, local])).toEqual([
    ['here-a', true],
    ['b', false],
    ['both', false],
  ]);
});

it('in a game of this device my seats are those of whoever is here, by my name', () => {
  const seat = { bot: null, points: 1, place: 1, away: false, resigned: false };
  const end = {
    ...game('here-a', 3),
    seats: [
      { ...seat, person: 'here' },
      { ...seat, person: null, bot: 'gull' },
    ],
  };
  const found = listed(end, 'Asta', [1, -1]);
  expect(found.you).toEqual([0]);
  expect(found.seats.map((one) => one.name)).toEqual(['Asta', 'gull']);
});
