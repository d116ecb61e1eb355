/* The message files of games, fetched once for each game and language. */

import { SvelteMap } from 'svelte/reactivity';
import { api } from '../transport/api';
import type { Seat } from '../wire';
import { currentLanguage, type Language } from './language.svelte';
import { type ValueText, Words } from './words';

const sources = new SvelteMap<string, string>();
const asked = new Set<string>();
const valueTexts = new SvelteMap<string, ValueText>();

/** From now on the values of a game's messages are said so to people. */
export function sayValues(game: string, valueText: ValueText): void {
  valueTexts.set(game, valueText);
}

/** Reactive: null until the file is there, and again for a moment after a change of language. */
export function wordsOf(game: string, nameOf: (seat: Seat) => string = String): Words | null {
  const language = currentLanguage();
  const key = `${game} ${language}`;
  const source = sources.get(key);
  if (source === undefined) {
    void fetchMessages(game, language, key);
    return null;
  }
  return new Words(source, language, nameOf, valueTexts.get(game));
}

async function fetchMessages(game: string, language: Language, key: string): Promise<void> {
  if (asked.has(key)) return;
  asked.add(key);
  try {
    sources.set(key, await api.messages(game, language));
  } catch {
    // The next reader asks again; until then codes are shown for words.
    asked.delete(key);
  }
}
