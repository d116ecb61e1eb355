/* A sheet as it is drawn: squares with their signs and tints, complete lines, and what each track square shows. */

import { type Colour, faceOf } from '../../facade/colours';
import { COLUMN_WORTH, lineWorth, ROW_WORTH } from '../../facade/printed';
import { type Cell, COLUMNS, ROWS } from '../../facade/squares';
import { STARS_AT_START } from './shapes';
import type { SheetView, TrackView } from './view';

export type Sign = 'X' | 'O';
export type Tint = Colour | 'single' | 'stone';

export interface Drawn {
  readonly cell: Cell;
  readonly sign: Sign;
  readonly tint: Tint;
}

export function signAt(sheet: SheetView, [x, y]: Cell): Sign | null {
  const sign = sheet.house[y]?.charAt(x);
  return sign === 'X' || sign === 'O' ? sign : null;
}

function tintAt(sheet: SheetView, [x, y]: Cell): Tint {
  const letter = sheet.tints.charAt(y * COLUMNS + x);
  if (letter === 's') return 'single';
  return letter === '.' || letter === '' ? 'stone' : (faceOf(letter) as Colour);
}

/** Everything that is drawn in a house, from the bottom left. */
export function drawnIn(sheet: SheetView): Drawn[] {
  const drawn: Drawn[] = [];
  for (let y = 0; y < ROWS; y += 1) {
    for (let x = 0; x < COLUMNS; x += 1) {
      const sign = signAt(sheet, [x, y]);
      if (sign) drawn.push({ cell: [x, y], sign, tint: tintAt(sheet, [x, y]) });
    }
  }
  return drawn;
}

/** The worth of a complete row, null where it is not complete. */
export function rowWorth(sheet: SheetView, y: number): number | null {
  return lineWorth(
    Array.from({ length: COLUMNS }, (_, x) => isBrick(sheet, [x, y])),
    ROW_WORTH,
  );
}

export function columnWorth(sheet: SheetView, x: number): number | null {
  return lineWorth(
    Array.from({ length: ROWS }, (_, y) => isBrick(sheet, [x, y])),
    COLUMN_WORTH,
  );
}

function isBrick(sheet: SheetView, cell: Cell): boolean | null {
  const sign = signAt(sheet, cell);
  return sign && sign === 'X';
}

export type Gain = 'bonus' | 'star' | 'nothing';

export interface TrackSquare {
  /** Counted from 1, as players do. */
  readonly number: number;
  readonly gain: Gain;
  readonly marked: boolean;
  /** Marked, and not yet spent; `fresh` waits for the next turn. */
  readonly state: 'open' | 'ready' | 'fresh' | 'used';
}

export function gainOf(sign: string | undefined): Gain {
  return sign === '+' ? 'bonus' : sign === '*' ? 'star' : 'nothing';
}

/** The squares of a track from the first. Bonuses and stars are spent in the order in which they were unlocked. */
export function trackSquares(track: TrackView): TrackSquare[] {
  const atStart = STARS_AT_START[track.colour] ?? 0;
  const spent = { bonus: track.bonuses_used, star: Math.max(0, track.stars_used - atStart), nothing: 0 };
  const usable = {
    bonus: track.bonuses_used + track.bonuses_usable,
    star: track.stars_used + track.stars_usable - atStart,
    nothing: 0,
  };
  const seen = { bonus: 0, star: 0, nothing: 0 };
  return Array.from(track.squares, (sign, index) => {
    const gain = gainOf(sign);
    const marked = index < track.marks;
    seen[gain] += 1;
    const state = !marked || gain === 'nothing' ? 'open' : seen[gain] <= spent[gain] ? 'used' : 'ready';
    const fresh = state === 'ready' && seen[gain] > usable[gain];
    return { number: index + 1, gain, marked, state: fresh ? 'fresh' : state };
  });
}

/** All stars of a track that are unlocked, those at the start included. */
export function starsUnlocked(track: TrackView): number {
  const marked = Array.from(track.squares.slice(0, track.marks)).filter((sign) => sign === '*').length;
  return (STARS_AT_START[track.colour] ?? 0) + marked;
}
