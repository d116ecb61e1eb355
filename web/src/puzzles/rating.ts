/*
 * How hard the puzzles are that one solves as often as not: a rating by Glickman's rules ("The Glicko system", 1999), in
 * which a puzzle is an opponent whose rating stays. What is known little moves much: a newcomer's rating takes long steps,
 * which fall with each puzzle to a least one, so that who learns is followed.
 */

export interface Rating {
  readonly value: number;
  /** One standard deviation of it. */
  readonly deviation: number;
}

export const NEWCOMER: Rating = { value: 1200, deviation: 200 };

/** That of a puzzle's rating, which is told from which bots fail it. */
const OF_PUZZLE = 100;
const LEAST = 75;
const Q = Math.LN10 / 400;
const G = 1 / Math.sqrt(1 + (3 * Q * Q * OF_PUZZLE * OF_PUZZLE) / (Math.PI * Math.PI));

/** How likely it is that a puzzle is solved, from 0 to 1. */
export function chanceOf({ value }: Rating, puzzle: number): number {
  return 1 / (1 + 10 ** ((G * (puzzle - value)) / 400));
}

/** The rating after a puzzle was tried for the first time. */
export function rated(before: Rating, puzzle: number, solved: boolean): Rating {
  const chance = chanceOf(before, puzzle);
  const known = 1 / (before.deviation * before.deviation) + Q * Q * G * G * chance * (1 - chance);
  const value = before.value + (Q / known) * G * (Number(solved) - chance);
  return { value, deviation: Math.max(LEAST, Math.sqrt(1 / known)) };
}
