import { expect, test } from 'vitest';
import { berths } from './berths';

test('boats that are far apart lie at their places', () => {
  expect(berths([0, 100, 40], 24, 300)).toEqual([0, 100, 40]);
});

test('boats at one place lie around it, in the order in which they are named', () => {
  expect(berths([100, 100], 24, 300)).toEqual([88, 112]);
});

test('at either end they lie inwards', () => {
  expect(berths([0, 0, 300, 300], 24, 300)).toEqual([0, 24, 276, 300]);
});

test('no boat hides another, however near their places are', () => {
  const all = [0, 0, 0, 56].map((_, i, places) => berths(places, 24, 334)[i] ?? 0).sort((a, b) => a - b);
  for (const [i, at] of all.entries()) if (i) expect(at - (all[i - 1] ?? 0)).toBeGreaterThanOrEqual(24);
});

test('whoever is ahead lies ahead', () => {
  const [behind = 0, ahead = 0] = berths([50, 40], 24, 300);
  expect(behind).toBeGreaterThan(ahead);
});
