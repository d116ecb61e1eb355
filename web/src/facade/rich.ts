/* The colours of dice, shapes, tiles and cards in a text. */

import { type Piece, spoken } from '../play/rich';
import { list } from '../play/words';
import { faceOf } from './colours';
import { colourName, shapeColour } from './words';

/** What a piece names, letter by letter; null for one of words. */
export function colours({ kind, text }: Piece): { letter: string; name: string }[] | null {
  if (kind !== 'dice' && kind !== 'shapes') return null;
  const nameOf = kind === 'dice' ? colourName : shapeColour;
  return [...text].map((letter) => ({ letter, name: nameOf(faceOf(letter)) }));
}

/** The same for the ear and for copying. */
export function plain(text: string): string {
  return spoken(text, (piece) => {
    const named = colours(piece);
    return named && list(named.map(({ name }) => name));
  });
}
