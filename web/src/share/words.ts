/* The words of what is shared, loaded with it. */

import { addMessages } from '../i18n/language.svelte';

await addMessages(import.meta.glob('/src/share/messages/*.ftl', { query: '?raw', import: 'default' }));
