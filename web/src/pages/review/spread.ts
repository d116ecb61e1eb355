/* Histograms of two lines over one axis. */

import type { Spread } from '../../wire';

/** Bars that a histogram has at most: more are put together. */
const MOST_BARS = 24;

export interface Bar {
  /** The part of the games that came out so, from 0 to 1. */
  readonly played: number;
  readonly better: number;
  readonly side: 'behind' | 'level' | 'ahead';
}

export interface Bins {
  /** The first lead, and how many leads a bar stands for. */
  readonly from: number;
  readonly width: number;
  readonly bars: readonly Bar[];
}

export function binned({ played, better, from }: Spread, alone = false): Bins {
  const length = Math.max(played.length, better.length, 1);
  const width = Math.ceil(length / MOST_BARS);
  const [games, others] = [total(played), total(better)];
  // Bars end where a lead begins: none stands for being both behind and ahead.
  const first = Math.floor(from / width) * width;
  const count = Math.ceil((from + length - first) / width);
  const bars = Array.from({ length: count }, (_, i): Bar => {
    const lead = first + i * width;
    const within = (counts: readonly number[]): number =>
      total(counts.slice(Math.max(0, lead - from), Math.max(0, lead + width - from)));
    return {
      played: within(played) / games,
      better: within(better) / others,
      side: alone || lead > 0 ? 'ahead' : lead + width <= 0 ? 'behind' : width === 1 ? 'level' : 'ahead',
    };
  });
  return { from: first, width, bars };
}

export function meanOf(counts: readonly number[], from: number): number {
  return counts.reduce((sum, count, i) => sum + count * (from + i), 0) / total(counts);
}

function total(counts: readonly number[]): number {
  return counts.reduce((sum, count) => sum + count, 0) || 1;
}
