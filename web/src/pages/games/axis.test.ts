import { expect, it } from 'vitest';
import { ticks } from './axis';

it('the scale holds all that is to be shown, in few round numbers', () => {
  for (const [low, high] of [
    [6, 12],
    [0, 0],
    [7, 7],
    [-3, 61],
    [0, 132],
  ] as const) {
    const found = ticks(low, high);
    expect(found[0]).toBeLessThanOrEqual(low);
    expect(found.at(-1)).toBeGreaterThanOrEqual(high);
    expect(found.length).toBeGreaterThan(1);
    expect(found.length).toBeLessThan(8);
  }
  expect(ticks(6, 12)).toEqual([6, 8, 10, 12]);
});
