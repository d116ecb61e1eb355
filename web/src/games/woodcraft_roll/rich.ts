/* Text with dice and names in it, as this game writes dice: "b6". */

import { dice, pieces, spoken, strong } from '../../play/rich';
import { dieName } from './text';

export { pieces, strong };

/** Every die of a text ("b6 - y4") as a picture. */
export function withDice(text: string): string {
  return text.replaceAll(/\b[yb]\d+\b/g, dice);
}

/** The same for the ear and for copying. */
export function plain(text: string): string {
  return spoken(text, ({ kind, text: die }) => (kind === 'dice' ? dieName(die) : null));
}
