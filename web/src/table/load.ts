/* What a page with a table on it waits for: the table's own words, and its game. */

import { loadGame } from '../games/registry';
import { addMessages } from '../i18n/language.svelte';

const messages = import.meta.glob('/src/table/messages/*.ftl', { query: '?raw', import: 'default' });

export async function loadTable(game: string): ReturnType<typeof loadGame> {
  // One after the other: a game adds messages of its own when it is loaded.
  await addMessages(messages);
  return loadGame(game);
}
