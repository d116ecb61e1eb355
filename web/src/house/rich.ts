/*
 * Text with dice and names in it: between ⟦ and ⟧ stand dice by their letters, between ⟬ and ⟭ shapes, tiles or cards by
 * theirs, between ⟪ and ⟫ what is stressed.
 */

import { faceOf } from './colours';
import { colourName, list, shapeColour } from './words';

export interface Piece {
  readonly kind: 'text' | 'dice' | 'shapes' | 'strong';
  readonly text: string;
}

export function dice(letters: string): string {
  return `⟦${letters}⟧`;
}

export function shapes(letters: string): string {
  return `⟬${letters}⟭`;
}

export function strong(text: string): string {
  return `⟪${text}⟫`;
}

export function pieces(text: string): Piece[] {
  return text
    .split(/(⟦[^⟧]*⟧|⟬[^⟭]*⟭|⟪[^⟫]*⟫)/)
    .filter(Boolean)
    .map((part) => {
      const kind = KINDS[part.charAt(0)];
      return kind ? { kind, text: part.slice(1, -1) } : { kind: 'text', text: part };
    });
}

const KINDS: Readonly<Record<string, Piece['kind']>> = { '⟦': 'dice', '⟬': 'shapes', '⟪': 'strong' };

/** What a piece names, letter by letter; null for one of words. */
export function colours({ kind, text }: Piece): { letter: string; name: string }[] | null {
  if (kind !== 'dice' && kind !== 'shapes') return null;
  const nameOf = kind === 'dice' ? colourName : shapeColour;
  return [...text].map((letter) => ({ letter, name: nameOf(faceOf(letter)) }));
}

/** The same for the ear and for copying. */
export function plain(text: string): string {
  return pieces(text)
    .map((piece) => {
      const named = colours(piece);
      return named ? list(named.map(({ name }) => name)) : piece.text;
    })
    .join('');
}
