/* What is printed, and sheets with something on them, to be drawn beside rules. */

import type { Colour } from '../../facade/colours';
import type { SheetView } from './view';

/** What stands on each square of a track. A test holds them against CRW-1.9. */
export const TRACKS: Readonly<Record<Colour, string>> = {
  red: '+*+***...',
  blue: '+*.*+*...',
  purple: '+.*+*.*..',
  green: '+..*+.**.',
  yellow: '+.*+.**..',
};

/** Rows from the bottom, and the colour of each square from a1 on. */
export function sampleSheet(house: readonly string[], tints: string): SheetView {
  const rows = Array.from({ length: 9 }, (_, y) => house[y] ?? '.....');
  return { house: rows, tints, points: 0, parts: { rows: 0, columns: 0, tracks: 0 }, empty: 0, tracks: [] };
}
