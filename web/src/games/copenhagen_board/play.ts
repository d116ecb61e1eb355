import Line from '../../facade/Line.svelte';
import type { GamePlay } from '../game';
import Forward from './Forward.svelte';
import { laidBy, movedBy } from './moved';
import Onlooker from './Onlooker.svelte';
import Portrait from './Portrait.svelte';
import Sheet from './Sheet.svelte';
import Side from './Side.svelte';
import Actions from './steps/Actions.svelte';
import { story } from './story';
import { stepsText } from './text';
import { Turn } from './turn.svelte';
import { cph } from './view';

export const play: GamePlay<Turn> = {
  begin: (table, desk) => new Turn(table, desk),
  Sheet,
  Side,
  Actions,
  Houses: Onlooker,
  Portrait,
  Forward,
  movedBy,
  laidBy,
  hides: true,
  stepsText: (steps, before) => stepsText(steps, cph(before)),
  Line,
  story,
};
