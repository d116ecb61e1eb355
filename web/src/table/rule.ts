/* The text of a rule, for a refusal to quote. */

import type { Language } from '../i18n/language.svelte';
import { parseRules } from '../i18n/rules-text';
import { api } from '../transport/api';

const books = new Map<string, Promise<ReadonlyMap<string, string>>>();

/** Null where the rules can't be had: then the number and the link must do. */
export async function ruleText(game: string, language: Language, rule: string): Promise<string | null> {
  const key = `${game} ${language}`;
  let book = books.get(key);
  if (!book) {
    book = open(game, language);
    books.set(key, book);
    book.catch(() => books.delete(key));
  }
  try {
    return (await book).get(rule) ?? null;
  } catch {
    return null;
  }
}

async function open(game: string, language: Language): Promise<ReadonlyMap<string, string>> {
  const { sections } = parseRules(await api.rules(game, language));
  const rules = sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'rules' ? block.rules : [])),
  );
  return new Map(rules.map(({ id, spans }) => [id, spans.map((span) => span.text).join('')]));
}
