import { addMessages } from '../../i18n/language.svelte';
import type { GameLaw } from '../game';
import Drawing from './Drawing.svelte';
import Minute from './Minute.svelte';

await addMessages(import.meta.glob('/src/games/copenhagen_roll/messages/*.ftl', { query: '?raw', import: 'default' }));

export const law: GameLaw = {
  first: ['coat', 'bonus-ready', 'star-ready', 'shape-once'],
  Minute,
  drawn: ['CRW-1.3', 'CRW-1.6', 'CRW-1.9', 'CRW-4.7', 'CRW-4.11'],
  Drawing,
};
