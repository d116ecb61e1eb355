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
