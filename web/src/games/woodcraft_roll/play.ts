import type { GamePlay } from '../game';
import Line from './Line.svelte';
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
import { wrw } from './view';

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
  // What is in hand after them was known to whoever played them.
  stepsText: (steps, before, after) => stepsText(steps, wrw(after ?? before)),
  Line,
  story,
};
