/* Time left, as a clock shows it. */

import { t } from '../i18n/language.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Under a minute: worth a look. */
export const LOW_MS = MINUTE;

/** Seconds at which the time is read out. */
export const READ_OUT: readonly number[] = [60, 30, 10];

export function timeLeft(ms: number): string {
  if (ms >= DAY) return t('table-days', { days: Math.floor(ms / DAY), hours: Math.floor((ms % DAY) / HOUR) });
  const seconds = Math.ceil(ms / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return t('table-hours', { hours: Math.floor(minutes / 60), minutes: minutes % 60 });
}
