/* The ways up of a tile. It may be turned and flipped; its brick stays on its square of the tile. */

import { byReading, type Cell, squareName } from '../../house/squares';

/** A tile in some way up, somewhere. */
export interface Lying {
  readonly cells: readonly Cell[];
  readonly brick: Cell;
}

/** One way up, as a text that equal ones share. */
export function wayOf({ cells, brick }: Lying): string {
  const left = Math.min(...cells.map(([x]) => x));
  const bottom = Math.min(...cells.map(([, y]) => y));
  const text = ([x, y]: Cell): string => `${x - left},${y - bottom}`;
  return `${[...cells].sort(byReading).map(text).join(' ')} brick ${text(brick)}`;
}

function changed({ cells, brick }: Lying, change: (cell: Cell) => Cell): Lying {
  return { cells: cells.map(change), brick: change(brick) };
}

/** By a quarter, as the clock goes. */
export function quarterTurned(lying: Lying): Lying {
  return changed(lying, ([x, y]) => [y, -x]);
}

export function flipped(lying: Lying): Lying {
  return changed(lying, ([x, y]) => [-x, y]);
}

/** The different ways up that turning gives, from the present one on. */
export function turnsFrom(lying: Lying): string[] {
  const ways = [wayOf(lying)];
  let next = quarterTurned(lying);
  while (wayOf(next) !== ways[0]) {
    ways.push(wayOf(next));
    next = quarterTurned(next);
  }
  return ways;
}

/** All ways up: turned, then flipped and turned. */
export function waysFrom(lying: Lying): string[] {
  return [...new Set([...turnsFrom(lying), ...turnsFrom(flipped(lying))])];
}

/** The same way up, moved by some squares. */
export function movedBy(lying: Lying, [dx, dy]: Cell): Lying {
  return changed(lying, ([x, y]) => [x + dx, y + dy]);
}

export function namesOf(lying: Lying): { readonly squares: string[]; readonly brick: string } {
  return { squares: lying.cells.map(squareName), brick: squareName(lying.brick) };
}
