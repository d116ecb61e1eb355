/* What is said of a try, in words. */

import { currentLanguage, t } from '../../i18n/language.svelte';
import { isWeekly } from '../../state/daily';
import type { Challenge } from '../../transport/api';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

/** How long something is still on: hours and minutes; days where there are many. */
export function timeLeft(milliseconds: number): string {
  const hours = Math.max(0, Math.floor(milliseconds / HOUR));
  if (hours >= 48) return t('daily-days-left', { days: Math.floor(hours / 24) });
  return t('daily-hours-left', { hours, minutes: Math.max(0, Math.floor((milliseconds % HOUR) / MINUTE)) });
}

/** A number with its sign, and a minus that is one. */
export function signed(number: number): string {
  return new Intl.NumberFormat(currentLanguage(), { signDisplay: 'exceptZero', maximumFractionDigits: 1 }).format(
    number,
  );
}

export function plain(number: number): string {
  return new Intl.NumberFormat(currentLanguage(), { maximumFractionDigits: 1 }).format(number);
}

/** Points first, then how it compares with others. */
export function resultText({ mine, players }: Challenge): string {
  if (!mine?.result) return '';
  const { points, lead } = mine.result;
  const said = players > 1 ? t('daily-points-lead', { points, lead: signed(lead) }) : t('daily-points', { points });
  const percent = mine.standing?.percent;
  return percent == null ? said : `${said}, ${t('daily-better', { percent })}`;
}

/** When it was: the day, or the week. */
export function whenText(id: string): string {
  const when = id.split('/')[0] ?? '';
  if (isWeekly(id)) return t('daily-week-number', { week: Number(when.split('-W')[1]) });
  return new Date(`${when}T00:00Z`).toLocaleDateString(currentLanguage(), {
    day: 'numeric',
    month: 'short',
    timeZone: 'UTC',
  });
}

/** The day in full, or the week with its year. */
export function dayName(id: string): string {
  const when = id.split('/')[0] ?? '';
  if (isWeekly(id)) {
    const [year = '', week = ''] = when.split('-W');
    return t('daily-week-of-year', { week: Number(week), year });
  }
  return new Date(`${when}T00:00Z`).toLocaleDateString(currentLanguage(), {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    timeZone: 'UTC',
  });
}

/** A moment as the reader's own clock has it. */
export function closingText(at: number): string {
  return new Date(at).toLocaleString(currentLanguage(), {
    weekday: 'long',
    hour: 'numeric',
    minute: '2-digit',
  });
}

/** The points of each turn as digits: a dot where there were none, a minus where some were lost. No dice, no places. */
export function turnDigits(gains: readonly number[]): string {
  return gains.map((gain) => (gain === 0 ? '·' : gain < 0 ? '−' : gain > 9 ? '+' : String(gain))).join('');
}
