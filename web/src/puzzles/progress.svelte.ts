/* What one has solved, and how hard it was. It is kept in this browser, apart for each game. */

import { load, save } from '../state/storage';
import type { Puzzle } from '../wire';
import { NEWCOMER, rated, type Rating } from './rating';

const KEY = 'rw.puzzles';
/** So many ratings are kept, for the line. */
const MOST = 60;

interface Progress {
  readonly rating: Rating;
  /** The ratings after each puzzle that counted, the latest last. */
  readonly course: readonly number[];
  /** What became of the first try of each puzzle, and of later ones where it was solved then. */
  readonly tried: Readonly<Record<string, boolean>>;
  /** The most that were solved in a storm; null before the first. */
  readonly storm: number | null;
}

const NOTHING: Progress = { rating: NEWCOMER, course: [], tried: {}, storm: null };

let games = $state.raw<Readonly<Record<string, Progress>>>(load(KEY) ?? {});

export function progressOf(game: string): Progress {
  return games[game] ?? NOTHING;
}

export function triedIn(game: string): (id: string) => boolean | undefined {
  const { tried } = progressOf(game);
  return (id) => tried[id];
}

function keep(game: string, change: Partial<Progress>): void {
  games = { ...games, [game]: { ...progressOf(game), ...change } };
  save(KEY, games);
}

/** Keeps what came of a try, and gives by how much the rating changed: by nothing after the first try of a puzzle. */
export function keepTry(game: string, { id, rating }: Puzzle, solved: boolean): number {
  const before = progressOf(game);
  if (before.tried[id] !== undefined) {
    if (solved) keep(game, { tried: { ...before.tried, [id]: true } });
    return 0;
  }
  const after = rated(before.rating, rating, solved);
  const course = [...before.course, Math.round(after.value)].slice(-MOST);
  keep(game, { rating: after, course, tried: { ...before.tried, [id]: solved } });
  return Math.round(after.value) - Math.round(before.rating.value);
}

/** Keeps the result of a storm: it changes no rating. Gives whether it is the best so far. */
export function keepStorm(game: string, tried: readonly { readonly id: string; readonly solved: boolean }[]): boolean {
  const before = progressOf(game);
  const solved = tried.filter((one) => one.solved).length;
  const now = Object.fromEntries(tried.map((one) => [one.id, one.solved || before.tried[one.id] === true]));
  keep(game, { tried: { ...before.tried, ...now }, storm: Math.max(solved, before.storm ?? 0) });
  return solved > (before.storm ?? 0);
}
