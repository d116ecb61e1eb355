import { expect, test } from 'vitest';
import { chosenWith, countOf, daysFrom, isWithin, momentsOf } from './days';

const TODAY = new Date(2026, 9, 20).getTime();
const days = daysFrom(TODAY, 28);
const day = (n: number): number => days[n] ?? 0;

test('days follow one another, also where the clocks are put back', () => {
  expect(new Set(days.map((one) => new Date(one).getHours()))).toEqual(new Set([0]));
  expect(new Date(day(27)).getDate()).toBe(16);
});

test('a tap chooses the first day, another the last, a third begins anew', () => {
  const first = chosenWith(null, day(2));
  const whole = chosenWith(first, day(9));
  expect([countOf(first), countOf(whole)]).toEqual([1, 8]);
  expect([isWithin(whole, day(5)), isWithin(whole, day(10)), isWithin(null, day(5))]).toEqual([true, false, false]);
  expect(chosenWith(whole, day(4))).toEqual({ first: day(4), last: day(4) });
  expect(chosenWith(first, day(0))).toEqual({ first: day(0), last: day(0) });
});

test('it lasts from now, or from the first day on, to the end of the last', () => {
  const now = TODAY + 3_600_000;
  expect(momentsOf({ first: day(0), last: day(0) }, now)).toEqual({ from: now, until: day(1) });
  expect(momentsOf({ first: day(2), last: day(3) }, now)).toEqual({ from: day(2), until: day(4) });
});
