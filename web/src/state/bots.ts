/* Bots to choose from: a host lists those that it offers, the weakest first. */

import { settings } from './settings.svelte';

/** Whom one plays against: the bot chosen last, if it is still offered, else the one in the middle. */
export function usualBot(bots: readonly string[]): string | undefined {
  return bots.find((bot) => bot === settings.bot) ?? bots[Math.floor(bots.length / 2)];
}

/** Whom one learns with. */
export function weakestBot(bots: readonly string[]): string | undefined {
  return bots[0];
}
