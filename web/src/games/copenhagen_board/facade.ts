/* A house as it is seen: what is on a square, and what complete lines are worth. */

import { type Colour, faceOf } from '../../facade/colours';
import { COLUMN_WORTH, lineWorth, ROW_WORTH } from '../../facade/printed';
import { type Cell, cellOf, COLUMNS, ROWS, squareName } from '../../facade/squares';
import type { PlayerView } from './view';

/** Squares with a coat of arms printed on them. A test asks the engine. */
export const COAT_SQUARES: readonly string[] = ['c3', 'e5', 'b7', 'd9'];

export interface Laid {
  readonly cell: Cell;
  /** White stands for a special. */
  readonly colour: Colour | 'white';
  readonly brick: boolean;
}

export function laidAt(player: PlayerView, [x, y]: Cell): Laid | null {
  const letter = player.house[y]?.charAt(x) ?? '.';
  if (letter === '.' || letter === '') return null;
  return { cell: [x, y], colour: faceOf(letter.toLowerCase()), brick: letter !== letter.toLowerCase() };
}

/** Everything that is laid in a house, from the bottom left. */
export function laidIn(player: PlayerView): Laid[] {
  return Array.from({ length: ROWS * COLUMNS }, (_, i) =>
    laidAt(player, [i % COLUMNS, Math.floor(i / COLUMNS)]),
  ).filter((one) => one !== null);
}

/** What tells the tiles of a house apart: where outlines are not known, their colours. */
export function tileAt(player: PlayerView, cell: Cell): string {
  const laid = laidAt(player, cell);
  if (!laid) return '';
  const index = player.outlines.findIndex((squares) => squares.includes(squareName(cell)));
  return index >= 0 ? `tile ${index}` : laid.colour;
}

export function rowWorth(player: PlayerView, y: number): number | null {
  return lineWorth(
    Array.from({ length: COLUMNS }, (_, x) => isBrick(player, [x, y])),
    ROW_WORTH,
  );
}

export function columnWorth(player: PlayerView, x: number): number | null {
  return lineWorth(
    Array.from({ length: ROWS }, (_, y) => isBrick(player, [x, y])),
    COLUMN_WORTH,
  );
}

function isBrick(player: PlayerView, cell: Cell): boolean | null {
  return laidAt(player, cell)?.brick ?? null;
}

/** Printed coats that are not covered yet. */
export function openCoats(player: PlayerView): Cell[] {
  return COAT_SQUARES.map(cellOf).filter((cell) => laidAt(player, cell) === null);
}

/** The whole hand, or what of it is known, and how many cards are not. */
export function handOf(player: PlayerView): { readonly cards: string; readonly hidden: number } {
  const { known, secret } = player.hand;
  return typeof secret === 'string' ? { cards: known + secret, hidden: 0 } : { cards: known, hidden: secret.hidden };
}
