/* Where things stand in the graph of a review: turns from left to right, and in each lane what a seat could hope for. */

import type { Review, ReviewedTurn, Seat, Stakes } from '../../wire';

/** What is drawn: the chance of the best result, or the lead in points. */
export type Measure = 'chances' | 'leads';

export interface Scale {
  readonly low: number;
  readonly high: number;
}

export function stake(stakes: Stakes, measure: Measure, seat: Seat): number {
  return stakes[measure][seat] ?? 0;
}

/**
 * From nothing to sure for chances; for leads as far as they go, in steps that people count in. A lead is
 * measured from 0; points alone are not.
 */
export function scaleOf(review: Review, measure: Measure, seats: readonly Seat[]): Scale {
  if (measure === 'chances') return { low: 0, high: 1 };
  const all = [review.start, review.end, ...review.turns.flatMap(({ rolled, after }) => [rolled, after])];
  const values = all.flatMap((stakes) => seats.map((seat) => stake(stakes, measure, seat)));
  if (review.players > 1) values.push(0);
  const step = niceStep(Math.max(...values) - Math.min(...values));
  const low = Math.floor(Math.min(...values) / step) * step;
  const high = Math.ceil(Math.max(...values) / step) * step;
  return low === high ? { low: low - step, high: high + step } : { low, high };
}

/** 1, 2 or 5 times a power of ten, of which about three make up the range. */
export function niceStep(range: number): number {
  const rough = Math.max(range, 1) / 3;
  const power = 10 ** Math.floor(Math.log10(rough));
  return (
    [1, 2, 5, 10].map((times) => times * power).find((step) => step >= rough && step >= 1) ?? Math.max(1, 10 * power)
  );
}

/** The lines of a scale, from the bottom. */
export function marksOf({ low, high }: Scale, measure: Measure): number[] {
  if (measure === 'chances') return [0, 0.5, 1];
  const step = niceStep(high - low);
  const first = Math.ceil(low / step) * step;
  return Array.from({ length: Math.floor((high - first) / step + 1e-9) + 1 }, (_, i) => first + i * step);
}

/** Which turns have their number below the graph, where a turn is so wide: round numbers, and the first. */
export function namedTurns(numbers: readonly number[], slot: number, least = 40): number[] {
  const every = [1, 2, 4, 5, 10, 20, 50, 100].find((step) => step * slot >= least) ?? numbers.length;
  const isNamed = (number: number): boolean =>
    number > 0 && (number % every === 0 || (number === 1 && (every - 1) * slot >= least));
  return numbers.flatMap((number, i) => (isNamed(number) && number !== numbers[i - 1] ? [i] : []));
}

/** The turn that a move belongs to. */
export function turnOf(turns: readonly ReviewedTurn[], move: number): number {
  const found = turns.findIndex(({ from, to }) => from <= move && move < to);
  return found < 0 ? turns.length - 1 : found;
}

export interface Spot {
  readonly x: number;
  readonly y: number;
}

/**
 * Where the numbers of moments stand, one for each anchor: below it or above it, as near as nothing else is hit. They
 * stay between top and bottom.
 */
export function spotsFor(anchors: readonly Spot[], radius: number, top: number, bottom: number): Spot[] {
  const placed: Spot[] = [];
  const apart = 2 * radius + 2;
  for (const { x, y } of anchors) {
    const tries = [1, -1, 2, -2, 3, -3, 4, -4, 5, -5].map((step) => ({
      x,
      y: y + Math.sign(step) * (radius + 8) + (Math.abs(step) - 1) * Math.sign(step) * apart,
    }));
    const fits = tries.find(
      (spot) =>
        spot.y >= top + radius &&
        spot.y <= bottom - radius &&
        placed.every((other) => Math.hypot(other.x - spot.x, other.y - spot.y) >= apart),
    );
    placed.push(fits ?? { x, y: Math.min(bottom - radius, Math.max(top + radius, y)) });
  }
  return placed;
}

/** The turns in which a seat's own choices gave away so much that it shows. */
export const GIVEN_AWAY = 0.5;
