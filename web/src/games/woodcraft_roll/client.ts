import { addMessages } from '../../i18n/language.svelte';
import type { GameClient } from '../../pictures';
import Board from './Board.svelte';
import Mini from './Mini.svelte';
import { wrw } from './view';

await addMessages(import.meta.glob('/src/games/woodcraft_roll/messages/*.ftl', { query: '?raw', import: 'default' }));

export const client: GameClient = {
  Board,
  Mini,
  ruler: 30,
  points: (view) => wrw(view).players.map((player) => player.points),
};
