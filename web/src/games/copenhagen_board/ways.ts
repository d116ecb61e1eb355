/* The ways up of a tile. It may be turned and flipped; its brick stays on its square of the tile. */

import { byReading, type Cell } from '../../facade/squares';

/** A tile in some way up, somewhere. */
export interface Lying {
  readonly cells: readonly Cell[];
  readonly brick: Cell;
}

function changed({ cells, brick }: Lying, change: (cell: Cell) => Cell): Lying {
  return { cells: cells.map(change), brick: change(brick) };
}

export function movedBy(lying: Lying, dx: number, dy: number): Lying {
  return changed(lying, ([x, y]) => [x + dx, y + dy]);
}

/** The same way up in the bottom left corner. */
function cornered(lying: Lying): Lying {
  const left = Math.min(...lying.cells.map(([x]) => x));
  const bottom = Math.min(...lying.cells.map(([, y]) => y));
  return movedBy(lying, -left, -bottom);
}

/** One way up, as a text that equal ones share. */
export function wayOf(lying: Lying): string {
  const { cells, brick } = cornered(lying);
  return `${[...cells].sort(byReading).join(' ')} brick ${brick.join()}`;
}

/** By a quarter, as the clock goes. */
export function quarterTurned(lying: Lying): Lying {
  return changed(lying, ([x, y]) => [y, -x]);
}

export function flipped(lying: Lying): Lying {
  return changed(lying, ([x, y]) => [-x, y]);
}

function turned(lying: Lying): Lying[] {
  const half = quarterTurned(quarterTurned(lying));
  return [lying, quarterTurned(lying), half, quarterTurned(half)];
}

/** All ways to lie in the corner: turned, then flipped and turned. Of a regular shape some are the same. */
export function allLying(lying: Lying): Lying[] {
  return [...turned(lying), ...turned(flipped(lying))].map(cornered);
}

/** The different ways up that turning gives, from the present one on. */
export function turnsFrom(lying: Lying): string[] {
  return [...new Set(turned(lying).map(wayOf))];
}

/** The different ways up that turning and flipping give. */
export function waysFrom(lying: Lying): string[] {
  return [...new Set(allLying(lying).map(wayOf))];
}
