import { expect, it } from 'vitest';
import type { Circle } from '../../transport/company';
import { played } from '../games/testing';
import { seasonOf } from './season';

const circle: Circle = {
  name: 'Thursday table',
  game: 'copenhagen_roll',
  clock: { kind: 'none' },
  word: 'abc',
  member: true,
  members: ['Asta', 'Mads', 'Noor'].map((name) => ({ id: `id of ${name}`, name })),
  table: 'b',
  tables: ['b', 'a'],
};

it('counts the games of the group alone, and who was last begins', () => {
  const games = [
    played([9, 12, 7], ['Mads', 'Noor'], { table: 'b', at: 3 }),
    played([1, 99], ['Mads'], { table: 'elsewhere', at: 2 }),
    played([12, 8, 9], ['Mads', 'Noor'], { table: 'a', at: 1 }),
  ];
  const season = seasonOf(circle, games, 'id of Asta');
  expect(season.games).toBe(2);
  expect(season.lines.map(({ member, won, points, best }) => [member.name, won, points, best])).toEqual([
    ['Asta', 1, 21, 12],
    ['Mads', 1, 20, 12],
    ['Noor', 0, 16, 9],
  ]);
  expect(season.first).toBe(2);
});

it('nobody is named to begin before there was a game, or where all were equal', () => {
  expect(seasonOf(circle, [], 'id of Asta').first).toBeNull();
  const even = [played([9, 9, 9], ['Mads', 'Noor'], { table: 'a' })];
  expect(seasonOf(circle, even, 'id of Asta').first).toBeNull();
});
