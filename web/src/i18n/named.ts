/* Names that a content pack gives: a text, or one for each language. */

import { currentLanguage } from './language.svelte';

export type Name = string | Readonly<Record<string, string>>;

/** In the reader's language as far as it has one. */
export function named(name: Name): string {
  return typeof name === 'string' ? name : (name[currentLanguage()] ?? name.en ?? Object.values(name)[0] ?? '');
}
