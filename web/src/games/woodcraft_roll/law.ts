import { addMessages } from '../../i18n/language.svelte';
import type { GameLaw } from '../game';
import Drawing from './Drawing.svelte';
import Minute from './Minute.svelte';

await addMessages(import.meta.glob('/src/games/woodcraft_roll/messages/*.ftl', { query: '?raw', import: 'default' }));

export const law: GameLaw = {
  first: ['scrapwood', 'glue', 'sawblade', 'lantern', 'chestnut', 'reputation'],
  Minute,
  drawn: ['WRW-3.3', 'WRW-4.4', 'WRW-7.1', 'WRW-7.6', 'WRW-7.8', 'WRW-8.3', 'WRW-8.5', 'WRW-8.10'],
  Drawing,
};
