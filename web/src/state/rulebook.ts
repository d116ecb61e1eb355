/* The rules page of a game, read once for each language: for the key, for cards of signs and for refusals that quote a rule. */

import type { Language } from '../i18n/language.svelte';
import { parseRules, type RulesPage } from '../i18n/rules-text';
import { api } from '../transport/api';

const books = new Map<string, Promise<RulesPage>>();

export function rulebook(game: string, language: Language): Promise<RulesPage> {
  const key = `${game} ${language}`;
  const known = books.get(key);
  if (known) return known;
  const book = api.rules(game, language).then(parseRules);
  books.set(key, book);
  // Whoever asks next tries again.
  book.catch(() => books.delete(key));
  return book;
}
