/* The colours of façades, and how they are written. */

export const COLOURS = ['red', 'yellow', 'green', 'blue', 'purple'] as const;
export type Colour = (typeof COLOURS)[number];
export type Face = Colour | 'white';

/** How a face is written in views and in the notation of moves, in the order in which dice and cards are written. */
export const LETTERS = 'rygbpw';
const FACES: readonly Face[] = [...COLOURS, 'white'];

export function faceOf(letter: string): Face {
  return FACES[LETTERS.indexOf(letter)] ?? 'white';
}

export function letterOf(face: Face): string {
  return LETTERS.charAt(FACES.indexOf(face));
}

/** Dice or cards as the notation writes them: in the order of the letters. */
export function inOrder(letters: readonly string[]): string {
  return [...letters].sort((a, b) => LETTERS.indexOf(a) - LETTERS.indexOf(b)).join('');
}
