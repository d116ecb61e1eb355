import { beforeEach, expect, test, vi } from 'vitest';
import type { Puzzle } from '../wire';

const PUZZLE = { id: '0000000a', rating: 1300 } as Puzzle;

let progress: typeof import('./progress.svelte');

beforeEach(async () => {
  localStorage.clear();
  vi.resetModules();
  progress = await import('./progress.svelte');
});

test('the first try of a puzzle counts, once', () => {
  const change = progress.keepTry('toy', PUZZLE, false);
  expect(change).toBeLessThan(0);
  const { rating } = progress.progressOf('toy');
  expect(progress.keepTry('toy', PUZZLE, true)).toBe(0);
  expect(progress.progressOf('toy').rating).toEqual(rating);
  expect(progress.triedIn('toy')(PUZZLE.id)).toBe(true);
  expect(progress.progressOf('toy').course).toHaveLength(1);
});

test('what was solved stays so, whatever is tried afterwards', () => {
  progress.keepTry('toy', PUZZLE, true);
  expect(progress.keepTry('toy', PUZZLE, false)).toBe(0);
  expect(progress.triedIn('toy')(PUZZLE.id)).toBe(true);
});

test('what is kept is there after the page is loaded anew, and each game has its own', async () => {
  progress.keepTry('toy', PUZZLE, true);
  vi.resetModules();
  progress = await import('./progress.svelte');
  expect(progress.progressOf('toy').rating.value).toBeGreaterThan(1200);
  expect(progress.progressOf('other').rating.value).toBe(1200);
});

test('a storm changes no rating, and its best result is kept', () => {
  expect(
    progress.keepStorm('toy', [
      { id: 'a', solved: true },
      { id: 'b', solved: false },
    ]),
  ).toBe(true);
  expect(progress.keepStorm('toy', [{ id: 'a', solved: false }])).toBe(false);
  const { storm, rating, tried } = progress.progressOf('toy');
  expect([storm, rating.value, tried]).toEqual([1, 1200, { a: true, b: false }]);
});
