import { addMessages } from '../../i18n/language.svelte';
import type { GameLaw } from '../game';
import Drawing from './Drawing.svelte';
import Minute from './Minute.svelte';

await addMessages(import.meta.glob('/src/games/copenhagen_board/messages/*.ftl', { query: '?raw', import: 'default' }));

export const law: GameLaw = {
  first: ['coat', 'special', 'brick', 'any-cards'],
  Minute,
  drawn: ['CPH-1.3', 'CPH-1.8', 'CPH-3.3', 'CPH-5.7', 'CPH-8.4', 'CPH-8.6', 'CPH-8.9', 'CPH-8.11', 'CPH-8.15'],
  Drawing,
};
