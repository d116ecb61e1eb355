import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/language.svelte';
import { cards, shortName } from './registry';

test('no two games are called the same, in any language', () => {
  for (const language of LANGUAGES) {
    const names = cards.map((card) => shortName(card.id, language));
    expect(new Set(names).size).toBe(cards.length);
  }
});
