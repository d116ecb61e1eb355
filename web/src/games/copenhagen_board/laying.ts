/* A tile where it is wanted, in the notation of moves, also where it can't lie. */

import { anyName, type Cell, COLUMNS, isInside, ROWS, squareName } from '../../facade/squares';
import { laidAt } from './facade';
import type { PlayerView, TileView } from './view';
import { allLying, type Lying, movedBy } from './ways';

/** The same way up with its cells there. */
export function movedTo(lying: Lying, cells: readonly Cell[]): Lying {
  const [from, to] = [lying.cells[0], cells[0]];
  return from && to ? movedBy(lying, to[0] - from[0], to[1] - from[1]) : lying;
}

export function buildText(tile: string, { cells, brick }: Lying): string {
  const name = (cell: Cell): string => (isInside(cell) ? squareName(cell) : anyName(cell));
  return `build ${tile} ${cells.map(name).join(' ')} brick ${name(brick)}`;
}

/** Somewhere to ask about a tile that can't be had: as low as it is free and has something beneath it. */
export function someSpot(tile: TileView, player: PlayerView): Lying {
  const isFree = (cell: Cell): boolean => isInside(cell) && laidAt(player, cell) === null;
  for (let y = 0; y < ROWS; y += 1) {
    for (let x = 0; x < COLUMNS; x += 1) {
      for (const lying of allLying(tile).map((one) => movedBy(one, x, y))) {
        const stands = lying.cells.some(([cx, cy]) => cy === 0 || laidAt(player, [cx, cy - 1]) !== null);
        if (stands && lying.cells.every(isFree)) return lying;
      }
    }
  }
  return tile;
}
