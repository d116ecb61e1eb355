/* What is wished at first, and how minutes of a day are written. */

import { currentLanguage } from '../../i18n/language.svelte';
import type { Alerts, WhenAtTable, Wishes } from '../../transport/alerts';

const FIRST: Wishes = {
  when: 'away',
  language: 'en',
  zone: 'UTC',
  quiet: null,
  hour: 18,
  mail: false,
  over: true,
  nudges: true,
  invites: true,
  challenge: false,
  tables: {},
};
/** Tables with a wish of their own, which the server keeps at most: the latest. */
const MOST_TABLES = 200;
/** Offered to who wants quiet hours. */
export const NIGHT: readonly [number, number] = [22 * 60, 8 * 60];

/** Of somebody whom the server doesn't know yet. */
export function firstAlerts(): Alerts {
  return {
    key: '',
    mail: false,
    address: null,
    asked: false,
    wishes: hereAndNow(FIRST),
    rings: [],
    calendar: null,
  };
}

/** In the language that is read here, by the clocks that are here. */
export function hereAndNow(wishes: Wishes): Wishes {
  return { ...wishes, language: currentLanguage(), zone: zoneHere() };
}

/** With another wish for one table; without one where it is empty. */
export function atTable(tables: Wishes['tables'], table: string, when: WhenAtTable | ''): Wishes['tables'] {
  const { [table]: _before, ...others } = tables;
  const all: Wishes['tables'] = when === '' ? others : { ...others, [table]: when };
  return Object.fromEntries(Object.entries(all).slice(-MOST_TABLES));
}

export function zoneHere(): string {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';
}

/** 22:00, as an input for a time of day has it. */
export function clockText(minutes: number): string {
  return `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
}

/** Null where it is no time of day. */
export function minutesOf(text: string): number | null {
  const [, hours, minutes] = /^(\d\d):(\d\d)/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? null : Number(hours) * 60 + Number(minutes);
}
