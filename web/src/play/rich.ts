/*
 * Text with things and names in it: between ⟦ and ⟧ stand dice by their letters, between ⟬ and ⟭ shapes, tiles or cards by
 * theirs, between ⟪ and ⟫ what is stressed.
 */

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

/** The same for the ear and for copying. `nameOf` names the things of a piece; null for one of words. */
export function spoken(text: string, nameOf: (piece: Piece) => string | null): string {
  return pieces(text)
    .map((piece) => nameOf(piece) ?? piece.text)
    .join('');
}
