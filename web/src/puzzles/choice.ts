/* Which puzzle comes next. */

import type { Puzzle } from '../wire';

/** What became of a puzzle when it was tried first; undefined for one that was not. */
export type Tried = (id: string) => boolean | undefined;

/** The one that is nearest to a rating: of those not tried yet, else of those not solved; null where none is left. */
export function nextPuzzle(
  puzzles: readonly Puzzle[],
  tried: Tried,
  rating: number,
  { theme = null, not = null }: { theme?: string | null; not?: string | null } = {},
): Puzzle | null {
  const asked = puzzles.filter(({ id, themes }) => id !== not && (theme === null || themes.includes(theme)));
  const fresh = asked.filter(({ id }) => tried(id) === undefined);
  const left = fresh.length ? fresh : asked.filter(({ id }) => tried(id) === false);
  const far = (puzzle: Puzzle): number => Math.abs(puzzle.rating - rating);
  return left.reduce<Puzzle | null>((best, one) => (best && far(best) <= far(one) ? best : one), null);
}

/** A storm begins with what is easy and gets harder. What was tried before comes last. */
export function stormOrder(puzzles: readonly Puzzle[], tried: Tried): Puzzle[] {
  const isOld = ({ id }: Puzzle): number => Number(tried(id) !== undefined);
  return [...puzzles].sort((a, b) => isOld(a) - isOld(b) || a.rating - b.rating || (a.id < b.id ? -1 : 1));
}

export interface Theme {
  readonly id: string;
  readonly solved: number;
  readonly puzzles: readonly Puzzle[];
}

/** The themes of a game, those with most puzzles first. */
export function themesOf(puzzles: readonly Puzzle[], tried: Tried): Theme[] {
  const ids = [...new Set(puzzles.flatMap(({ themes }) => themes))];
  return ids
    .map((id) => {
      const own = puzzles.filter(({ themes }) => themes.includes(id));
      return { id, puzzles: own, solved: own.filter((one) => tried(one.id)).length };
    })
    .sort((a, b) => b.puzzles.length - a.puzzles.length || (a.id < b.id ? -1 : 1));
}
