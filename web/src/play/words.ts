/* How words are put together, whatever is played. */

import { addMessages, currentLanguage } from '../i18n/language.svelte';

await addMessages(import.meta.glob('/src/play/messages/*.ftl', { query: '?raw', import: 'default' }));

/** With a capital, as the first word of a line. */
export function Capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { style: 'long', type: 'conjunction' }).format(items);
}

/** What is done one after the other, told in one line: only its beginning is one of a sentence. */
export function inOneLine(parts: readonly string[]): string {
  return parts.map((part, i) => (i ? part.charAt(0).toLowerCase() + part.slice(1) : part)).join(', ');
}
