import { expect, test } from 'vitest';
import { barsOf } from './bars';

test('each lead has a bar, those that nobody has too, and mine is marked', () => {
  expect(
    barsOf(
      [
        [4, 1],
        [3, 7],
        [1, 2],
      ],
      3,
    ),
  ).toEqual([
    { from: 1, count: 2, mine: false },
    { from: 2, count: 0, mine: false },
    { from: 3, count: 7, mine: true },
    { from: 4, count: 1, mine: false },
  ]);
});

test('many leads share bars, and nobody is lost', () => {
  const scores = Array.from({ length: 100 }, (_, i) => [60 - i, 1 + (i % 3)] as const);
  const bars = barsOf(scores, -39);
  expect(bars.length).toBeLessThanOrEqual(15);
  expect(bars.reduce((sum, { count }) => sum + count, 0)).toBe(scores.reduce((sum, [, count]) => sum + count, 0));
  expect(bars.map(({ mine }) => mine)).toEqual([true, ...Array<boolean>(bars.length - 1).fill(false)]);
});

test('where nobody has a result there is nothing to draw', () => {
  expect(barsOf([], null)).toEqual([]);
});
