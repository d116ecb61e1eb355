import { t } from '../i18n/language.svelte';
import type { Clock } from '../wire';

export function clockText(clock: Clock): string {
  if (clock.kind === 'live') return t('clock-live', { minutes: Math.round(clock.seconds / 60) });
  if (clock.kind === 'days') return t('clock-days', { days: clock.days });
  return t('clock-none-short');
}
