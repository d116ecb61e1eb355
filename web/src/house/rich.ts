/* Text with dice and names in it: between ⟦ and ⟧ stand dice by their letters, between ⟪ and ⟫ what is stressed. */

import { faceOf } from './colours';
import { colourName, list } from './words';

export interface Piece {
  readonly kind: 'text' | 'dice' | 'strong';
  readonly text: string;
}

export function dice(letters: string): string {
  return `⟦${letters}⟧`;
}

export function strong(text: string): string {
  return `⟪${text}⟫`;
}

export function pieces(text: string): Piece[] {
  return text
    .split(/(⟦[^⟧]*⟧|⟪[^⟫]*⟫)/)
    .filter(Boolean)
    .map((part) => {
      if (part.startsWith('⟦')) return { kind: 'dice', text: part.slice(1, -1) };
      return part.startsWith('⟪') ? { kind: 'strong', text: part.slice(1, -1) } : { kind: 'text', text: part };
    });
}

/** The same for the ear and for copying. */
export function plain(text: string): string {
  return pieces(text)
    .map((piece) =>
      piece.kind === 'dice' ? list([...piece.text].map((letter) => colourName(faceOf(letter)))) : piece.text,
    )
    .join('');
}
