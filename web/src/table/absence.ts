/* Who is being waited for where no clock runs, in words. What may be done about it, and when, the table says. */

import { currentLanguage, t } from '../i18n/language.svelte';
import type { Absence, Waited } from '../wire';

const HOUR_MS = 3_600_000;

/** Those who have been waited for so long that something may be done about it, or has been. */
export function absentees(absence: Absence, time: number): readonly Waited[] {
  return absence.waited.filter((one) => one.nudged !== null || time >= Math.min(one.nudge_from, one.late_from));
}

/** From when on something may be done about somebody; null where it may be done now. */
export function laterThan(times: readonly number[], time: number): number | null {
  const first = Math.min(...times);
  return first > time ? first : null;
}

/** How long it has been since somebody moved: in days, or in hours on the first. */
export function awayText(names: string, count: number, since: number, time: number): string {
  const hours = Math.floor((time - since) / HOUR_MS);
  return t('absent-title', { names, count, hours, days: Math.floor(hours / 24) });
}

/** A moment within the next or last days: "Friday 20:12". */
export function momentText(at: number): string {
  const language = currentLanguage() === 'en' ? 'en-GB' : currentLanguage();
  return new Intl.DateTimeFormat(language, { weekday: 'long', hour: '2-digit', minute: '2-digit' }).format(at);
}
