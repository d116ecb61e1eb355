/* Bots to choose from. */

import { settings } from './settings.svelte';

/** The weakest first, as they were measured (docs/bots.md). */
const LADDER = ['random', 'easy', 'medium', 'hard', 'greedy', 'expert'];

/** The weakest first; those whose strength is not known come last. */
export function byStrength(bots: readonly string[]): string[] {
  const rank = (bot: string): number => (LADDER.includes(bot) ? LADDER.indexOf(bot) : LADDER.length);
  return [...bots].sort((a, b) => rank(a) - rank(b));
}

/** Whom one plays against: the bot chosen last, else the first of those that the host offers. */
export function usualBot(bots: readonly string[]): string | undefined {
  return bots.find((bot) => bot === settings.bot) ?? bots[0];
}
