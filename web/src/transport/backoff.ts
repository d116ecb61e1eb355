const FIRST_MS = 250;
const LONGEST_MS = 4000;

/**
 * How long to wait before the n-th attempt in a row, n from 0. The wait doubles, and half of it is random, so that
 * a thousand clients of a restarted server don't all knock in the same moment.
 */
export function backoff(attempt: number, random: () => number = Math.random): number {
  const longest = Math.min(LONGEST_MS, FIRST_MS * 2 ** attempt);
  return Math.round(longest / 2 + (longest / 2) * random());
}
