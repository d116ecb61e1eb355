/* Bots to choose from: a host lists those that it offers, the weakest first, and those with a character. */

import { settings } from './settings.svelte';

export interface Offered {
  /** The levels, the weakest first. */
  readonly bots: readonly string[];
  /** Those who play in a manner of their own. */
  readonly characters: readonly string[];
}

/** Whom one plays against: the bot chosen last, if it is still offered, else the one in the middle. */
export function usualBot({ bots, characters }: Offered): string | undefined {
  return [...bots, ...characters].find((bot) => bot === settings.bot) ?? bots[Math.floor(bots.length / 2)];
}

/** Whom one learns with. */
export function weakestBot(bots: readonly string[]): string | undefined {
  return bots[0];
}
