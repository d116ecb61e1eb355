/* Until when something waits, as the reader's own clock and calendar have it. */

import { currentLocale, t } from '../i18n/language.svelte';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Two words for the end of a line: how long there is, or until when. */
export interface Deadline {
  readonly main: string;
  readonly more: string;
}

export function deadlineText(until: number, now: number): Deadline {
  const left = Math.max(0, until - now);
  if (left < HOUR)
    return { main: t('deadline-minutes', { minutes: Math.ceil(left / MINUTE) }), more: t('deadline-left') };
  if (left >= 2 * DAY) return { main: t('deadline-days', { days: Math.floor(left / DAY) }), more: t('deadline-left') };
  return { main: timeText(until), more: dayText(until, now) };
}

/** "18:42" */
export function timeText(at: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { hour: '2-digit', minute: '2-digit' }).format(at);
}

/** "today", "tomorrow", or the day of the week. */
export function dayText(at: number, now: number): string {
  const days = Math.round((midnight(at) - midnight(now)) / DAY);
  if (Math.abs(days) <= 1) return new Intl.RelativeTimeFormat(currentLocale(), { numeric: 'auto' }).format(days, 'day');
  return new Intl.DateTimeFormat(currentLocale(), { weekday: 'long' }).format(at);
}

/** "24 November" */
export function dateText(at: number): string {
  return new Intl.DateTimeFormat(currentLocale(), { day: 'numeric', month: 'long' }).format(at);
}

function midnight(at: number): number {
  return new Date(at).setHours(0, 0, 0, 0);
}
