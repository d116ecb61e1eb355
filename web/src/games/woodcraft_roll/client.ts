import { addMessages, t } from '../../i18n/language.svelte';
import type { GameClient } from '../game';
import Board from './Board.svelte';
import { whyItEnded } from './ending';
import Mini from './Mini.svelte';
import { plain } from './rich';
import { eventText } from './story';
import { placeText, valueText } from './text';
import TurnMoves from './TurnMoves.svelte';
import { wrw } from './view';

await addMessages(import.meta.glob('/src/games/woodcraft_roll/messages/*.ftl', { query: '?raw', import: 'default' }));

export const client: GameClient = {
  Board,
  Mini,
  TurnMoves,
  whyItEnded,
  themeText: (theme) => t('wr-theme', { theme }),
  theme: 'wood',
  valueText,
  placeText,
  tell: (to, event) => plain(eventText(to, event)),
  ruler: 30,
  points: (view) => wrw(view).players.map((player) => player.points),
};
