import { addMessages } from '../../i18n/language.svelte';
import type { GameKey } from '../game';
import KeyPicture from './KeyPicture.svelte';
import { dieName, helperName } from './text';
import { wrw } from './view';

await addMessages(import.meta.glob('/src/games/woodcraft_roll/messages/*.ftl', { query: '?raw', import: 'default' }));

export const key: GameKey = {
  theme: 'wood',
  Picture: KeyPicture,
  which: (_, value) => dieName(value),
  // The pack may call a helper by a name of its own.
  state(sign, _, view) {
    const number = /^h(\d)$/.exec(sign)?.[1];
    return number ? helperName(Number(number), wrw(view)) : '';
  },
};
