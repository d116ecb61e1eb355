/* The printed things of the game, for the eye: colours, their order on the sheet, and the façade shapes. */

import type { Colour } from '../../facade/colours';
import { type Cell, cellOf, turnOf, turnsOf } from '../../facade/squares';

/** The masts from the left, as the printed sheet has its tracks. */
export const MASTS: readonly Colour[] = ['red', 'blue', 'purple', 'green', 'yellow'];

/** Set in the bottom left corner, as printed. A test compares them with the engine's table. */
const PRINTED: Readonly<Record<string, string>> = {
  'red-2': 'a1 a2',
  'red-3': 'a1 b1 b2',
  'red-4': 'a1 b1 a2 b2',
  'red-5': 'a1 b1 c1 b2 c2',
  'yellow-2': 'a1 a2',
  'yellow-3': 'a1 b1 b2',
  'yellow-4-left': 'a1 a2 b2 b3',
  'yellow-4-right': 'b1 a2 b2 a3',
  'yellow-5': 'a1 a2 b2 c2 c3',
  'green-2': 'a1 a2',
  'green-3': 'a1 a2 a3',
  'green-4-left': 'b1 a2 b2 b3',
  'green-4-right': 'a1 a2 b2 a3',
  'green-5': 'b1 a2 b2 c2 b3',
  'blue-2': 'a1 a2',
  'blue-3': 'a1 b1 b2',
  'blue-4-left': 'a1 b1 b2 b3',
  'blue-4-right': 'a1 b1 a2 a3',
  'blue-5': 'a1 b1 c1 b2 b3',
  'purple-2': 'a1 a2',
  'purple-3': 'a1 a2 a3',
  'purple-4': 'a1 a2 a3 a4',
  'purple-5': 'a1 b1 c1 d1 e1',
};

export const SHAPES: readonly string[] = Object.keys(PRINTED);

const CELLS = new Map(SHAPES.map((shape) => [shape, (PRINTED[shape] ?? '').split(' ').map(cellOf)]));

export function cellsOf(shape: string): readonly Cell[] {
  return CELLS.get(shape) ?? [];
}

/** The ways up of a shape, in the order in which turning goes through them. */
export function waysOf(shape: string): string[] {
  return turnsOf(cellsOf(shape)).map(turnOf);
}

export function colourOf(shape: string): Colour {
  return shape.split('-')[0] as Colour;
}

export function sizeOf(shape: string): number {
  return cellsOf(shape).length;
}

/** Which hand a four is, where a colour has two of them. */
export function handOf(shape: string): 'left' | 'right' | 'none' {
  return shape.endsWith('left') ? 'left' : shape.endsWith('right') ? 'right' : 'none';
}

/** One entry of the façade sheet. */
export interface Entry {
  readonly shape: string;
  /** Once-only entries are crossed out one by one; the others never. */
  readonly once: boolean;
  /** Which copy of the same shape it is: two fours of a colour may be equal. */
  readonly copy: number;
}

/** The five entries of a colour as the façade sheet prints them: the two and the three, two fours, the five. */
export function entriesOf(colour: Colour): readonly Entry[] {
  const names = SHAPES.filter((shape) => colourOf(shape) === colour);
  return names.flatMap((shape) => {
    const once = sizeOf(shape) > 3;
    const copies = sizeOf(shape) === 4 && handOf(shape) === 'none' ? 2 : 1;
    return Array.from({ length: copies }, (_, copy) => ({ shape, once, copy }));
  });
}

/** How often a once-only shape stands on the façade sheet. */
export function copiesOf(shape: string): number {
  return entriesOf(colourOf(shape)).filter((entry) => entry.shape === shape).length;
}

/** Columns that carry a coat of arms. */
export const COAT_COLUMNS: readonly number[] = [1, 3];

/** Rerolls that are printed beside the red track and need no mark. */
export const STARS_AT_START: Readonly<Partial<Record<Colour, number>>> = { red: 2 };
