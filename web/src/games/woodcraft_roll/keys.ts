/* Keys of this game's page. Whether they are heard at all is decided by the page. */

import { nextOf } from '../../play/picking';
import type { ActionId, OfferedAction } from '../../wire';
import type { Tool, Workbench } from './workbench.svelte';

/** What keys do on this game's page. */
interface Page {
  readonly step: string;
  readonly actions: readonly OfferedAction[];
  readonly picked: ActionId | null;
  readonly workbench: Pick<Workbench, 'tool' | 'dice' | 'take' | 'tapDie' | 'chooseNext' | 'putAway'>;
  pick(id: ActionId): void;
  pickLine(line: number): Promise<void>;
  confirm(): Promise<void>;
  endTurn(): Promise<void>;
  undo(): Promise<void>;
}

const TOOL_KEYS: Readonly<Record<string, Tool>> = {
  g: 'glue',
  s: 'saw',
  w: 'raise',
  h: 'hire',
  c: 'berry',
  d: 'complete',
  t: 'shift',
  v: 'sell',
};

export function pressed(turn: Page, event: KeyboardEvent): boolean {
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return pick(turn, Number(key));
  const tool = TOOL_KEYS[key];
  if (tool && turn.step === 'work') {
    void turn.workbench.take(tool);
    return true;
  }
  switch (key) {
    case 'q':
      return shift(turn, -1);
    case 'e':
      return shift(turn, 1);
    case 'o':
      return pickWhere(turn, (action) => action.order === true);
    case 'n':
      if (turn.step !== 'work') return false;
      void turn.endTurn();
      return true;
    case 'z':
      void turn.undo();
      return true;
    case 'enter':
      void turn.confirm();
      return turn.step !== 'wait';
    case 'escape':
      if (turn.step !== 'work' || !(turn.workbench.tool || turn.workbench.dice.length)) return false;
      turn.workbench.putAway();
      return true;
    default:
      return false;
  }
}

function pickWhere(turn: Page, which: (action: OfferedAction) => boolean): boolean {
  const action = turn.actions.find(which);
  if (action) turn.pick(action.id);
  return action !== undefined;
}

/** A line of the board, a die of the workbench, or one of what is asked for. */
function pick(turn: Page, number: number): boolean {
  if (turn.step === 'choose' && number <= 6) void turn.pickLine(number);
  else if (turn.step === 'work') turn.workbench.tapDie(number - 1);
  else {
    const action = turn.actions[number - 1];
    if (!action || turn.step === 'wait') return false;
    turn.pick(action.id);
  }
  return true;
}

/** The next of what can be picked. */
function shift(turn: Page, change: 1 | -1): boolean {
  if (turn.step === 'wait') return false;
  if (turn.step === 'work') {
    turn.workbench.chooseNext(change);
    return true;
  }
  const ids = turn.actions.map(({ id }) => id);
  const next = nextOf(ids, turn.picked, change);
  if (next !== undefined) turn.pick(next);
  return next !== undefined;
}
