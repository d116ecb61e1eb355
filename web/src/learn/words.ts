/* Words of lessons, fetched with them. */

import { addMessages } from '../i18n/language.svelte';

await addMessages(import.meta.glob('/src/learn/messages/*.ftl', { query: '?raw', import: 'default' }));
