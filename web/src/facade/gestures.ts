/* Gestures on a house: taps on its squares, and a shape that is dragged over it. */

import { eachOf } from '../play/testing/gestures';
import type { Gesture } from '../play/testing/screen.svelte';
import type { Place } from './places';
import { type Cell, COLUMNS, middle, type Point, ROWS, squareName } from './squares';

const SQUARES: readonly Cell[] = Array.from({ length: ROWS * COLUMNS }, (_, i) => [
  i % COLUMNS,
  Math.floor(i / COLUMNS),
]);

export const ARROW_KEYS = ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const;

/** A tap on the middle of each square. */
export function taps(
  part: (square: string) => string | null,
  tap: (point: Point, square: string) => unknown,
): Gesture[] {
  return eachOf(
    'house',
    (cell) => part(squareName(cell)),
    SQUARES,
    (cell) => tap(middle([cell]), squareName(cell)),
    squareName,
  );
}

/** The shape is dragged to each of some spots. */
export function drags(part: string, spots: readonly Place[], drag: (point: Point) => unknown): Gesture[] {
  return eachOf(
    'drag',
    part,
    spots,
    ({ cells }) => drag(middle(cells)),
    ({ id }) => id,
  );
}
