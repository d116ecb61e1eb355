import { faceOf } from '../../facade/colours';
import { GOAL } from '../../facade/printed';
import { addMessages, t } from '../../i18n/language.svelte';
import type { GameClient } from '../game';
import Board from './Board.svelte';
import { whyItEnded } from './ending';
import Mini from './Mini.svelte';
import { placeText, valueText } from './text';
import TurnMoves from './TurnMoves.svelte';
import { crw } from './view';

await addMessages(import.meta.glob('/src/games/copenhagen_roll/messages/*.ftl', { query: '?raw', import: 'default' }));

export const client: GameClient = {
  Board,
  Mini,
  TurnMoves,
  whyItEnded,
  themeText: (theme) => t('cr-theme', { theme }),
  valueText,
  placeText,
  faces(text) {
    const dice = /^dice ([rygbpw]+)$/.exec(text)?.[1];
    return dice ? [...dice].map(faceOf) : null;
  },
  goal: GOAL,
  points: (view) => crw(view).sheets.map((sheet) => sheet.points),
};
