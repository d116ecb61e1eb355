/* Where the squares of a house are in its picture, and what is drawn there with a ruler. */

import { type Cell, COLUMNS, ROWS } from './squares';

/** The side of a square in the picture. */
export const UNIT = 44;
export const WIDTH = COLUMNS * UNIT;
export const HEIGHT = ROWS * UNIT;
/** Below the ground: a pill with what a column is worth hangs over it. */
export const PILL = 24;
export const FOOT = 17;

export function left(cell: Cell): number {
  return cell[0] * UNIT;
}

/** Pictures count downwards, houses grow upwards. */
export function top(cell: Cell): number {
  return (ROWS - 1 - cell[1]) * UNIT;
}

/** How much of a house is seen: some floors, or all of it, with a roof of that height and the ground. */
export function viewOf(
  floors: readonly [low: number, high: number] | undefined,
  roof: number,
): { top: number; high: number } {
  if (!floors) return { top: -roof, high: HEIGHT + roof + FOOT };
  const [low, high] = floors;
  const [first, last] = [
    high === ROWS - 1 ? -roof / 2 : top([0, high]),
    low === 0 ? HEIGHT + FOOT : top([0, low]) + UNIT,
  ];
  return { top: first, high: last - first };
}

/** The outline of some cells, drawn with a ruler a little inside them: for spots that are free. */
export function insetOutline(cells: readonly Cell[], inset = 3): string {
  const inside = new Set(cells.map((cell) => cell.join()));
  const has = (x: number, y: number): boolean => inside.has([x, y].join());
  return cells
    .map(([x, y]) => {
      const x1 = x * UNIT + (has(x - 1, y) ? 0 : inset);
      const x2 = (x + 1) * UNIT - (has(x + 1, y) ? 0 : inset);
      const y1 = (ROWS - 1 - y) * UNIT + (has(x, y + 1) ? 0 : inset);
      const y2 = (ROWS - y) * UNIT - (has(x, y - 1) ? 0 : inset);
      return [
        has(x, y + 1) ? '' : `M${x1} ${y1}H${x2}`,
        has(x, y - 1) ? '' : `M${x1} ${y2}H${x2}`,
        has(x - 1, y) ? '' : `M${x1} ${y1}V${y2}`,
        has(x + 1, y) ? '' : `M${x2} ${y1}V${y2}`,
      ].join('');
    })
    .join('');
}

/**
 * The edges between squares of one kind and anything else, each drawn once, from left to right or from the top down.
 * `kindOf` gives '' for nothing there.
 */
export function borders(
  kindOf: (cell: Cell) => string,
  draw: (x1: number, y1: number, x2: number, y2: number) => string,
): string {
  const parts: string[] = [];
  for (let y = 0; y <= ROWS; y += 1) {
    for (let x = 0; x <= COLUMNS; x += 1) {
      const here = kindOf([x, y]);
      const side = x * UNIT;
      const foot = (ROWS - y) * UNIT;
      if (x < COLUMNS && here !== kindOf([x, y - 1])) parts.push(draw(side, foot, side + UNIT, foot));
      if (y < ROWS && here !== kindOf([x - 1, y])) parts.push(draw(side, foot - UNIT, side, foot));
    }
  }
  return parts.join('');
}

export function ruledBorders(kindOf: (cell: Cell) => string): string {
  return borders(kindOf, (x1, y1, x2) => `M${x1} ${y1}${x1 === x2 ? 'v' : 'h'}${UNIT}`);
}

/** One kind for some cells, and none for all others. */
export function insideOf(cells: readonly Cell[]): (cell: Cell) => string {
  const inside = new Set(cells.map((cell) => cell.join()));
  return (cell) => (inside.has(cell.join()) ? 'in' : '');
}

/** The outline of some cells. */
export function ruledOutline(cells: readonly Cell[]): string {
  return ruledBorders(insideOf(cells));
}

export const SHIELD = 'M3 3.500q4.5 1.2 9-1 4.500 2.200 9 1V13q0 7.500-9 11.500Q3 20.500 3 13Z';
export const SHIELD_WAVES = 'M6 10q3-2.600 6 0t6 0M6.500 14.500q2.750-2.400 5.500 0t5.500 0';
