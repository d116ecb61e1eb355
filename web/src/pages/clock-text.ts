import { t } from '../i18n/language.svelte';
import type { Clock } from '../wire';

/** The clocks that a new table is offered. */
export const LIVE_CLOCKS: readonly Clock[] = [
  { kind: 'live', seconds: 180, increment: 2 },
  { kind: 'live', seconds: 300, increment: 5 },
  { kind: 'live', seconds: 600, increment: 5 },
  { kind: 'live', seconds: 900, increment: 10 },
  { kind: 'live', seconds: 1800, increment: 0 },
];
export const SLOW_CLOCKS: readonly Clock[] = [1, 2, 3, 5, 7].map((days) => ({ kind: 'days', days }));

export function clockText(clock: Clock): string {
  if (clock.kind === 'live')
    return t('clock-live', { minutes: Math.round(clock.seconds / 60), increment: clock.increment });
  if (clock.kind === 'days') return t('clock-days', { days: clock.days });
  return t('clock-none-short');
}
