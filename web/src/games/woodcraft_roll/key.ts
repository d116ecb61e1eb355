import { addMessages } from '../../i18n/language.svelte';
import type { GameKey } from '../game';
import KeyPicture from './KeyPicture.svelte';
import { dieName } from './text';

await addMessages(import.meta.glob('/src/games/woodcraft_roll/messages/*.ftl', { query: '?raw', import: 'default' }));

export const key: GameKey = {
  theme: 'wood',
  Picture: KeyPicture,
  which: (_, value) => dieName(value),
};
