import { faceOf } from '../../facade/colours';
import { GOAL } from '../../facade/printed';
import { addMessages, t } from '../../i18n/language.svelte';
import type { GameClient } from '../game';
import Board from './Board.svelte';
import { whyItEnded } from './ending';
import Mini from './Mini.svelte';
import { placeText, valueText } from './text';
import TurnMoves from './TurnMoves.svelte';
import { cph } from './view';

await addMessages(import.meta.glob('/src/games/copenhagen_board/messages/*.ftl', { query: '?raw', import: 'default' }));

export const client: GameClient = {
  Board,
  Mini,
  TurnMoves,
  whyItEnded,
  themeText: (theme) => t('cb-theme', { theme }),
  valueText,
  placeText,
  faces(text) {
    const card = /^card ([rygbp])$/.exec(text)?.[1];
    return card ? [faceOf(card)] : null;
  },
  goal: GOAL,
  points: (view) => cph(view).players.map((player) => player.points),
};
