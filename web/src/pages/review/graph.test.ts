import { expect, test } from 'vitest';
import { marksOf, namedTurns, niceStep, scaleOf, spotsFor, turnOf } from './graph';
import { binned, meanOf } from './spread';
import { recordUntil } from './fork';
import { reviewWith, turnWith } from './testing';

const nothing = { start: [0, 0], luck: [0, 0], choices: [] };

test('a scale of leads holds all of them and 0, and its lines are round', () => {
  const review = reviewWith({ ...nothing, turns: [turnWith(0, 3, [2.2, -2.2], [6.1, -6.1])] });
  const scale = scaleOf(review, 'leads', [0]);
  expect(scale).toEqual({ low: 0, high: 10 });
  const both = scaleOf(review, 'leads', [0, 1]);
  expect(both.low).toBeLessThanOrEqual(-6.1);
  expect(marksOf(both, 'leads')).toContain(0);
  expect(scaleOf(review, 'chances', [0])).toEqual({ low: 0, high: 1 });
});

test('points alone are not measured from 0', () => {
  const review = reviewWith({ start: [51], luck: [24], choices: [[0]], turns: [turnWith(0, 3, [60], [64])] });
  expect(scaleOf(review, 'leads', [0]).low).toBeGreaterThan(30);
});

test.each([
  [0.2, 1],
  [3, 1],
  [6, 2],
  [13, 5],
  [25, 10],
  [140, 50],
])('a range of %d goes by steps of %d', (range, step) => {
  expect(niceStep(range)).toBe(step);
});

test('turns are named where there is room, by round numbers', () => {
  const numbers = Array.from({ length: 29 }, (_, i) => i);
  const named = (slot: number): (number | undefined)[] => namedTurns(numbers, slot).map((i) => numbers[i]);
  expect(named(44).slice(0, 3)).toEqual([1, 2, 3]);
  expect(named(10)).toEqual([4, 8, 12, 16, 20, 24, 28]);
  expect(named(14)).toEqual([1, 4, 8, 12, 16, 20, 24, 28]);
});

test('a move belongs to the turn that it lies in', () => {
  const turns = [turnWith(0, 3, [0], [0]), turnWith(3, 9, [0], [0])];
  expect([0, 2, 3, 8, 9].map((move) => turnOf(turns, move))).toEqual([0, 0, 1, 1, 1]);
});

test('numbers of moments stand apart, and within their lane', () => {
  const anchors = [100, 104, 108, 112, 300].map((x) => ({ x, y: 90 }));
  const spots = spotsFor(anchors, 11, 0, 180);
  spots.forEach((one, i) => {
    expect(one.y).toBeGreaterThanOrEqual(11);
    expect(one.y).toBeLessThanOrEqual(169);
    for (const other of spots.slice(0, i)) expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(22);
  });
});

test('a histogram keeps every game, and no bar stands for both sides of level', () => {
  const spread = {
    from: -40,
    played: Array.from({ length: 81 }, () => 1),
    better: Array.from({ length: 81 }, () => 2),
  };
  const { bars, from, width } = binned(spread);
  expect(bars.length).toBeLessThanOrEqual(25);
  expect(bars.reduce((sum, bar) => sum + bar.played, 0)).toBeCloseTo(1);
  expect(bars.reduce((sum, bar) => sum + bar.better, 0)).toBeCloseTo(1);
  bars.forEach(({ side }, i) => {
    const lead = from + i * width;
    if (side === 'behind') expect(lead + width - 1).toBeLessThan(0);
    else expect(lead).toBeGreaterThanOrEqual(0);
  });
  expect(meanOf(spread.played, spread.from)).toBeCloseTo(0);
});

test('a record is cut before a move, and bots take the other seats', () => {
  const record = [
    'rollwright record 2',
    'game: toy',
    'rules: 1',
    'seats: Asta | Mads',
    'bots: - | -',
    'chance: sealed',
    'result: 3 2',
    'places: 1 2',
    'hash: 0123',
    '',
    '* start 0',
    '0 roll',
    '* dice rr',
    '0 choose',
    '',
  ].join('\n');
  expect(recordUntil(record, 3, 0, 'fox', 'T1 3 9').split('\n')).toEqual([
    'rollwright record 2',
    'game: toy',
    'rules: 1',
    'seats: Asta | Mads',
    'bots: - | fox',
    '# T1 3 9',
    '',
    '* start 0',
    '0 roll',
    '* dice rr',
    '',
  ]);
});
