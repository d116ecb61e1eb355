/* Text with dice and names in it: between ⟦ and ⟧ stands a die, between ⟪ and ⟫ what is stressed. */

import { pieces, strong } from '../../house/rich';
import { dieName } from './text';

export { pieces, strong };

/** Every die of a text ("b6 - y4") as a picture. */
export function withDice(text: string): string {
  return text.replaceAll(/\b[yb]\d+\b/g, (die) => `⟦${die}⟧`);
}

/** The same for the ear and for copying. */
export function plain(text: string): string {
  return pieces(text)
    .map((piece) => (piece.kind === 'dice' ? dieName(piece.text) : piece.text))
    .join('');
}
