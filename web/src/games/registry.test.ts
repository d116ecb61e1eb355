import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { LANGUAGES } from '../i18n/language.svelte';
import { cards, shortName } from './registry';

test('no two games are called the same, in any language', () => {
  for (const language of LANGUAGES) {
    const names = cards.map((card) => shortName(card.id, language));
    expect(new Set(names).size).toBe(cards.length);
  }
});

test('a game says that it has puzzles where its folder has some', () => {
  for (const { id, puzzles } of cards)
    expect([id, existsSync(`../src/rollwright/games/${id}/puzzles.json`)]).toEqual([id, puzzles]);
});

test('a game says that it has lessons where its folder has some', () => {
  for (const { id, lessons } of cards)
    expect([id, existsSync(`../src/rollwright/games/${id}/lessons`)]).toEqual([id, lessons]);
});
