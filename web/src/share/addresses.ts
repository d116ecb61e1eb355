/* Where what is shared is found: the page, its card, and the frame for other pages. */

import { currentLanguage, type Language } from '../i18n/language.svelte';

export interface Place {
  readonly table: string;
  /** Which page of the table. */
  readonly page: 'table' | 'replay' | 'review';
  /** The moment of a replay. */
  readonly at?: number | undefined;
}

function moment({ page, at }: Place): string {
  return page === 'replay' && at ? `at=${at}` : '';
}

export function linkTo(place: Place): string {
  const path = place.page === 'table' ? '' : `/${place.page}`;
  const asked = moment(place);
  return `${location.origin}/t/${place.table}${path}${asked && `?${asked}`}`;
}

export function cardOf(place: Place, light: 'day' | 'night'): string {
  const asked = [`lang=${currentLanguage()}`, `page=${place.page}`, moment(place), `light=${light}`].filter(Boolean);
  return `/previews/t/${place.table}.png?${asked.join('&')}`;
}

/** What was chosen of how a page looks; nothing of what the browser's own wishes decide. */
export interface Look {
  readonly language: Language | null;
  readonly theme: 'system' | 'light' | 'dark';
}

/** What another page shows the replay with. */
export function frameOf(place: Place, title: string, spoilers: boolean, { language, theme }: Look): string {
  const asked = [
    moment({ ...place, page: 'replay' }),
    spoilers ? '' : 'spoilers=no',
    language ? `lang=${language}` : '',
    theme === 'system' ? '' : `theme=${theme}`,
  ]
    .filter(Boolean)
    .join('&');
  const address = `${location.origin}/embed/t/${place.table}${asked && `?${asked}`}`;
  const escaped = (text: string): string => text.replace(/&/g, '&amp;').replace(/"/g, '&quot;').replace(/</g, '&lt;');
  return `<iframe src="${escaped(address)}" width="640" height="480" title="${escaped(title)}" loading="lazy" style="border:0;max-width:100%"></iframe>`;
}
