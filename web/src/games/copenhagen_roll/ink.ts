/* Lines as if drawn by hand: they waver a little, always in the same way at the same spot, so that nothing jumps. */

import { borders, HEIGHT, insideOf, UNIT, WIDTH } from '../../facade/measure';
import { type Cell, COLUMNS, ROWS } from '../../facade/squares';

/** Between -1 and 1, from a spot and a salt. */
function waver(x: number, y: number, salt: number): number {
  const n = Math.sin(x * 12.9898 + y * 78.233 + salt * 37.719) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

function round(n: number): number {
  return Math.round(10 * n) / 10;
}

function stroke(x1: number, y1: number, x2: number, y2: number): string {
  const at = (x: number, y: number, salt: number, reach: number): string =>
    `${round(x + reach * waver(x, y, salt))} ${round(y + reach * waver(x, y, salt + 1))}`;
  const middle = at((x1 + x2) / 2, (y1 + y2) / 2, 7, 0.9);
  return `M${at(x1, y1, 1, 0.5)}Q${middle} ${at(x2, y2, 3, 0.5)}`;
}

/** The edges between cells of one kind and anything else, drawn by hand. */
export function inkBorders(kindOf: (cell: Cell) => string): string {
  return borders(kindOf, stroke);
}

/** The outline of some cells, drawn by hand. */
export function outline(cells: readonly Cell[]): string {
  return inkBorders(insideOf(cells));
}

function gridLines(): string {
  const parts: string[] = [];
  for (let x = 1; x < COLUMNS; x += 1) parts.push(stroke(x * UNIT, 0, x * UNIT, HEIGHT));
  for (let y = 1; y < ROWS; y += 1) parts.push(stroke(0, y * UNIT, WIDTH, y * UNIT));
  return parts.join('');
}

export const GRID = gridLines();

/** Courses of bricks in one square. */
export const BRICKS = Array.from({ length: 6 }, (_, i) => {
  const y = round((i * UNIT) / 6 + 0.5);
  const step = round(UNIT / 3);
  const joints = Array.from({ length: 3 }, (_unused, j) => `M${round(j * step + (i % 2 ? 0.5 : step / 2))} ${y}v7.3`);
  return `M0 ${y}H${UNIT}${joints.join('')}`;
}).join('');

/** Windows and crosses as a hand draws them, on a grid of 24; which one depends on the square. */
const WINDOWS = [
  'M13.2 4.2C8 3 4.3 7 4.5 12.2c.2 5 3.6 7.9 7.8 7.6 4.6-.3 7.6-3.6 7.3-8.2C19.3 7 16.2 4 11.5 4.7',
  'M10.5 4.6C6 5.4 3.9 9 4.4 13c.6 4.5 4 7 8.2 6.6 4.4-.4 7.3-3.8 7-8C19.2 7 15.7 3.9 11 4.3c-.9.1-1.5.3-2.3.7',
  'M15.5 5C10.5 2.9 5.3 5.6 4.4 10.8c-.9 5 2.3 8.8 7 9.1 4.8.3 8.2-3 8.3-7.7.1-4.2-2.5-7.3-6.2-7.9',
] as const;
const CROSSES = [
  'M5 5.3c4 4 9 9.3 14 13.8M18.6 4.6C14 9.3 9.5 14 5.3 19.5',
  'M5.6 4.5c3.3 4.7 8.6 10 13.2 14.600M19.3 5.6C14.3 9.8 9 14.9 4.6 19',
] as const;

export function windowPath([x, y]: Cell): string {
  return WINDOWS[(x + 2 * y) % WINDOWS.length] ?? WINDOWS[0];
}

export function crossPath([x, y]: Cell): string {
  return CROSSES[(x + y) % CROSSES.length] ?? CROSSES[0];
}

export const STAR = 'm12 3 2.7 5.9 6.4.7-4.8 4.3 1.4 6.3L12 17l-5.7 3.2 1.4-6.3L2.9 9.6l6.4-.7Z';
export const PLUS = 'M12 5v14M5 12h14';
