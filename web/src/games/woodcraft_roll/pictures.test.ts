import { expect, test } from 'vitest';
// eslint-disable-next-line no-restricted-imports -- it is this game's own
import pack from '../../../../src/rollwright/games/woodcraft_roll/workshop-3.json';
import { PICTURES } from './pictures';

test('every order of our pack has a drawing, and every drawing belongs to one', () => {
  const named = pack.orders.map((order) => order.picture);
  expect(named.toSorted()).toEqual(Object.keys(PICTURES).toSorted());
});

test('a drawing stays on its grid', () => {
  for (const [name, path] of Object.entries(PICTURES)) {
    const absolute = [...path.matchAll(/[ML](-?[\d.]+)[ ,](-?[\d.]+)/g)].flatMap(([, x, y]) => [Number(x), Number(y)]);
    expect(absolute.length, name).toBeGreaterThan(1);
    expect(Math.min(...absolute), name).toBeGreaterThanOrEqual(0);
    expect(Math.max(...absolute), name).toBeLessThanOrEqual(24);
  }
});
