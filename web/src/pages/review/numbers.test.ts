import { beforeAll, describe, expect, test } from 'vitest';
import { setLanguage } from '../../i18n/language.svelte';
import { addingUp, percent, points, signed, sumOf, tenths, valueOf } from './numbers';
import { reviewWith } from './testing';

beforeAll(() => setLanguage('en'));

describe('parts that are shown', () => {
  test.each([
    [[0.04, 0.04, 0.04, -0.12]],
    [[1 / 3, 1 / 3, 1 / 3]],
    [[2.15, -3.45, 0.25, -0.95]],
    [[-0.649, 4.849, -1.25, 0.05, -5]],
    [[0.05, 0.05, -0.1]],
    [[0]],
  ])('%o add up, and none is a tenth off', (parts) => {
    const shown = addingUp(parts);
    const total = parts.reduce((sum, part) => sum + part, 0);
    expect(Math.round(10 * shown.reduce((sum, part) => sum + part, 0))).toBe(Math.round(10 * total));
    shown.forEach((part, i) => expect(Math.abs(part - (parts[i] ?? 0))).toBeLessThan(0.1));
    shown.forEach((part) => expect(Object.is(part, -0)).toBe(false));
  });

  test('add up for a thousand games of chance', () => {
    let seed = 7;
    const next = (): number => (seed = (seed * 16807) % 2147483647) / 2147483647;
    for (let game = 0; game < 1000; game += 1) {
      const parts = Array.from({ length: 4 }, () => 12 * next() - 6);
      const result = Math.round(10 * next()) - 5;
      parts.push(result - parts.reduce((sum, part) => sum + part, 0));
      const shown = addingUp(parts);
      expect(shown.reduce((sum, part) => sum + part, 0)).toBeCloseTo(result, 6);
    }
  });
});

describe('the sum of a result', () => {
  const review = reviewWith({
    start: [0.26, -0.26],
    luck: [2.14, -2.14],
    choices: [
      [1.05, -1.05],
      [-5.45, 5.45],
    ],
  });

  test('has a part for each source, and what nobody revealed is left out', () => {
    const sum = sumOf(review, 0);
    expect(sum.parts.map(({ source }) => source)).toEqual(['start', 'luck', 'own', 'others']);
    expect(sum.total).toBe(-2);
    expect(valueOf(sum, 'own', 'others')).toBeCloseTo(-4.4);
    expect(valueOf(sum, 'start', 'luck', 'own', 'others')).toBe(-2);
  });

  test('names what came to light where something did', () => {
    const hidden = reviewWith({ start: [0], luck: [1], choices: [[0.5]], revealed: [0.5] });
    expect(sumOf(hidden, 0).parts.map(({ source }) => source)).toEqual(['start', 'luck', 'own', 'revealed']);
  });

  test('puts the choices of several others together', () => {
    const three = reviewWith({
      start: [0, 0, 0],
      luck: [0, 0, 0],
      choices: [
        [1, 0, 0],
        [-0.5, 0, 0],
        [-0.25, 0, 0],
      ],
    });
    const others = sumOf(three, 0).parts.find(({ source }) => source === 'others');
    expect(others).toMatchObject({ seat: null });
    expect(others?.value).toBeCloseTo(-0.7, 0);
  });
});

describe('a figure', () => {
  test('has its sign, and nothing has none', () => {
    expect([signed(2.14), signed(-0.36), signed(-0.04), signed(0)]).toEqual(['+2.1', '−0.4', '0.0', '0.0']);
    expect([tenths(2), points(2), points(2.14)]).toEqual(['2.0', '2', '2.1']);
    expect(percent(0.154)).toBe('15%');
  });
});
