/* The squares of a house: a1 is bottom left, e9 top right. Geometry only; which square may be drawn on is not known here. */

export type Cell = readonly [x: number, y: number];

export const COLUMNS = 5;
export const ROWS = 9;
export const COLUMN_LETTERS = 'abcde';

export function squareName([x, y]: Cell): string {
  return `${COLUMN_LETTERS.charAt(x)}${y + 1}`;
}

export function cellOf(square: string): Cell {
  return [COLUMN_LETTERS.indexOf(square.charAt(0)), Number(square.slice(1)) - 1];
}

/** The same, also for squares that the grid would have if it went on; see `anyName`. */
export function cellAnywhere(square: string): Cell {
  const x = square.startsWith('z') ? -1 : square.charCodeAt(0) - COLUMN_LETTERS.charCodeAt(0);
  return [x, Number(square.slice(1)) - 1];
}

export function isInside([x, y]: Cell): boolean {
  return x >= 0 && x < COLUMNS && y >= 0 && y < ROWS;
}

/** The name that a square would have if the grid went on, so that a place outside it can be asked about too. */
export function anyName([x, y]: Cell): string {
  return x >= 0 ? `${String.fromCharCode(97 + x)}${y + 1}` : `z${y + 1}`;
}

/** From the bottom, then from the left: the order in which squares are told. */
export function byReading(a: Cell, b: Cell): number {
  return a[1] - b[1] || a[0] - b[0];
}

/** The same shape with its lowest row and leftmost column at 0. */
export function normalised(cells: readonly Cell[]): Cell[] {
  const left = Math.min(...cells.map(([x]) => x));
  const bottom = Math.min(...cells.map(([, y]) => y));
  return cells.map(([x, y]): Cell => [x - left, y - bottom]).sort(byReading);
}

/** Turned by a quarter, as the clock goes. */
export function quarterTurned(cells: readonly Cell[]): Cell[] {
  return normalised(cells.map(([x, y]): Cell => [y, -x]));
}

/** One way up, as a text that equal ones share. */
export function turnOf(cells: readonly Cell[]): string {
  return normalised(cells)
    .map((cell) => cell.join())
    .join(' ');
}

/** The different ways up that turning gives, from the one given on. */
export function turnsOf(cells: readonly Cell[]): Cell[][] {
  const turns: Cell[][] = [];
  let turned = normalised(cells);
  while (!turns.some((one) => turnOf(one) === turnOf(turned))) {
    turns.push(turned);
    turned = quarterTurned(turned);
  }
  return turns;
}

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** The middle of some cells, in cells from the bottom left corner of the house. */
export function middle(cells: readonly Cell[]): Point {
  const n = cells.length;
  return {
    x: cells.reduce((sum, [x]) => sum + x + 0.5, 0) / n,
    y: cells.reduce((sum, [, y]) => sum + y + 0.5, 0) / n,
  };
}

export function distance(a: Point, b: Point): number {
  return Math.hypot(a.x - b.x, a.y - b.y);
}
