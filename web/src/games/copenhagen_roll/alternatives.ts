/* What a player seems to want where it is not on offer: how to ask for it, and what comes nearest. */

import { type Colour, COLOURS, letterOf } from '../../facade/colours';
import { type Cell, cellOf } from '../../facade/squares';
import type { Refusal } from '../../wire';
import type { Payment } from './choices';
import { chooseText } from './payment';
import { colourOf, copiesOf, sizeOf } from './shapes';
import { signAt } from './sheet';
import type { CrwView, SheetView } from './view';

interface Situation {
  readonly dice: string;
  readonly sheet: SheetView | null;
  readonly view: CrwView | null;
}

/** A shape that can't be had, in the notation of moves: paid with all that lies there and is ready. */
export function wantedText(shape: string, { dice, sheet, view }: Situation): string {
  const colour = colourOf(shape);
  const count = (letter: string): number => [...dice].filter((one) => one === letter).length;
  const track = (wanted: Colour) => sheet?.tracks.find((one) => one.colour === wanted);
  const missing = Math.max(0, sizeOf(shape) - count(letterOf(colour)));
  const whites = Math.min(count('w'), missing);
  const bonuses = Math.min(track(colour)?.bonuses_usable ?? 0, missing - whites);
  const isGone = (view?.crossed[shape] ?? 0) >= copiesOf(shape) && sizeOf(shape) > 3;
  return chooseText(shape, whites, bonuses, isGone && (track('yellow')?.stars_usable ?? 0) > 0);
}

/** Of the shapes on offer the largest of the same colour, or any. */
export function nextBest(shape: string, offered: readonly string[]): string | undefined {
  const same = offered.filter((one) => colourOf(one) === colourOf(shape));
  return same.sort((a, b) => sizeOf(b) - sizeOf(a))[0] ?? offered[0];
}

/** Of the shapes on offer the largest that a die of a letter could help to draw. */
export function largestFor(letter: string, offered: ReadonlyMap<string, readonly Payment[]>): string | undefined {
  return [...offered]
    .filter(([shape, payments]) =>
      letter === 'w' ? payments.some((one) => one.whites > 0) : letterOf(colourOf(shape)) === letter,
    )
    .map(([shape]) => shape)
    .sort((a, b) => sizeOf(b) - sizeOf(a))[0];
}

/** The colour with the largest shape on offer. */
export function richest(offered: readonly string[]): Colour {
  const best = (colour: Colour): number =>
    Math.max(0, ...offered.filter((one) => colourOf(one) === colour).map(sizeOf));
  return COLOURS.reduce((a, b) => (best(b) > best(a) ? b : a));
}

/** The squares to point at: those that a refusal names, or the empty ones below a shape that would hang in the air. */
export function reasonsFor(refusal: Refusal, cells: readonly Cell[], sheet: SheetView | null): Cell[] {
  if (refusal.code === 'crw.square_taken') return String(refusal.values.squares).split(' ').map(cellOf);
  if (!sheet || !/unsupported|only_touching/.test(refusal.code)) return [];
  const own = new Set(cells.map((cell) => cell.join()));
  const below: Cell[] = [];
  for (const [x, top] of cells) {
    for (let y = top - 1; y >= 0; y -= 1) {
      if (own.has([x, y].join()) || signAt(sheet, [x, y]) !== null) break;
      below.push([x, y]);
    }
  }
  return below;
}
