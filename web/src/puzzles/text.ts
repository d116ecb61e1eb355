/* Puzzles in words and figures. */

import type { GameClient } from '../games/game';
import { currentLocale, t } from '../i18n/language.svelte';
import { tenths } from '../pages/review/numbers';
import type { Behind } from './solving.svelte';

/** What is less isn't worth a word: points, and a chance of winning. */
const LEAST_POINTS = 0.3;
const LEAST_CHANCE = 0.01;

/** A whole number with its thousands apart: 1,240. */
export function whole(number: number): string {
  return new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 0 }).format(number);
}

/** With what it does: +8, −12. */
export function step(number: number): string {
  const options = { maximumFractionDigits: 0, signDisplay: 'exceptZero' } as const;
  return new Intl.NumberFormat(currentLocale(), options).format(number).replace('-', '−');
}

/** What a theme is called, by the game or for any game; empty where it has no words. */
export function nameOfTheme(theme: string, client: GameClient | null): string {
  return client?.themeText?.(theme) || t('puzzle-theme', { theme });
}

/** By how much something is behind the best: points first, and how much less often it wins where that is much of it. */
export function behindText({ points, chance }: Behind): string {
  const less = Math.round(100 * chance);
  if (points < LEAST_POINTS) {
    return chance < LEAST_CHANCE ? t('puzzle-behind-hardly') : t('puzzle-behind-chance', { percent: less });
  }
  if (chance < LEAST_CHANCE) return t('puzzle-behind-points', { points: tenths(points) });
  return t('puzzle-behind', { points: tenths(points), percent: less });
}
