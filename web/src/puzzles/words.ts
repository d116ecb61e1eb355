/* Words of puzzles, fetched with them; and those of reviews, for how lines differ and go on is said in the same words. */

import { addMessages } from '../i18n/language.svelte';

await addMessages(import.meta.glob('/src/puzzles/messages/*.ftl', { query: '?raw', import: 'default' }));
await addMessages(import.meta.glob('/src/pages/review/messages/*.ftl', { query: '?raw', import: 'default' }));
