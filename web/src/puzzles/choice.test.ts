import { expect, test } from 'vitest';
import type { Puzzle } from '../wire';
import { nextPuzzle, stormOrder, themesOf } from './choice';

function puzzle(id: string, rating: number, ...themes: string[]): Puzzle {
  return { id, rating, themes, players: 2, edition: null, options: {}, start: 's', seat: 0, fails: [], lines: [] };
}

const PUZZLES = [puzzle('a', 800, 'finish'), puzzle('b', 1250, 'tempo'), puzzle('c', 1400, 'tempo', 'finish')];
const known = (tried: Record<string, boolean>) => (id: string) => tried[id];

test('the next puzzle is the nearest to the rating that was not tried', () => {
  expect(nextPuzzle(PUZZLES, known({}), 1200)?.id).toBe('b');
  expect(nextPuzzle(PUZZLES, known({ b: true }), 1200)?.id).toBe('c');
  expect(nextPuzzle(PUZZLES, known({}), 700)?.id).toBe('a');
});

test('it may be asked for one of a theme, and for another than this one', () => {
  expect(nextPuzzle(PUZZLES, known({}), 1200, { theme: 'finish' })?.id).toBe('c');
  expect(nextPuzzle(PUZZLES, known({}), 1200, { theme: 'finish', not: 'c' })?.id).toBe('a');
});

test('once all were tried, those come again that were not solved, and then none', () => {
  expect(nextPuzzle(PUZZLES, known({ a: false, b: true, c: true }), 1400)?.id).toBe('a');
  expect(nextPuzzle(PUZZLES, known({ a: true, b: true, c: true }), 1400)).toBeNull();
  expect(nextPuzzle([], known({}), 1400)).toBeNull();
});

test('a storm gets harder, and what was tried before comes last', () => {
  expect(stormOrder(PUZZLES, known({})).map(({ id }) => id)).toEqual(['a', 'b', 'c']);
  expect(stormOrder(PUZZLES, known({ a: true, b: false })).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
});

test('a theme says how many of its puzzles are solved', () => {
  const themes = themesOf(PUZZLES, known({ b: true, c: false }));
  expect(themes.map(({ id, solved, puzzles }) => [id, solved, puzzles.length])).toEqual([
    ['finish', 0, 2],
    ['tempo', 1, 2],
  ]);
});
