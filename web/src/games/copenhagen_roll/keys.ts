/* Keys of this game's page. Whether they are heard at all is decided by the page. */

import { type Colour, letterOf } from '../../facade/colours';
import { ARROWS } from '../../facade/keys';
import { nextSquare } from '../../facade/places';
import type { Cell } from '../../facade/squares';
import { nextOf } from '../../play/picking';
import type { Choices } from './choices';
import { dieFor } from './dice-log';
import type { Drawing } from './drawing.svelte';
import { MASTS } from './shapes';

/** What keys do on this game's page. */
interface Page {
  readonly step: string;
  readonly choices: Choices;
  readonly dice: string;
  readonly drawing: Drawing;
  readonly singles: readonly string[];
  readonly square: string | null;
  using: 'reroll' | 'recolour' | 'extra' | null;
  asWindow: boolean;
  spends: 'window' | 'marks';
  track: Colour | null;
  die: number | null;
  togglePicked(index: number): void;
  pickDie(index: number): Promise<void>;
  pickSquare(square: string): Promise<void>;
  confirm(): Promise<void>;
  undo(): Promise<void>;
}

export function pressed(turn: Page, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) return move(turn, arrow);
  const key = event.key.toLowerCase();
  if (/^[1-5]$/.test(key)) return pickDie(turn, Number(key) - 1);
  switch (key) {
    case 'q':
      return shift(turn, -1);
    case 'e':
      return shift(turn, 1);
    case 'r':
      if (turn.step !== 'draw') return false;
      void turn.drawing.turnShape();
      return true;
    case 'b':
      if (turn.step === 'extra') turn.asWindow = !turn.asWindow && turn.choices.extraWindows.length > 0;
      else if (turn.step === 'draw') void turn.drawing.nextBrick();
      else return false;
      return true;
    case 'z':
      void turn.undo();
      return true;
    case 'enter':
      void turn.confirm();
      return turn.step !== 'wait';
    case 'escape':
      return putBack(turn);
    default:
      return false;
  }
}

function move(turn: Page, direction: Cell): boolean {
  if (turn.step === 'draw') {
    void turn.drawing.step(direction);
    return true;
  }
  if (!turn.singles.length) return false;
  void turn.pickSquare(nextSquare(turn.singles, turn.square, direction));
  return true;
}

function pickDie(turn: Page, index: number): boolean {
  if (turn.step === 'draw') {
    void turn.drawing.tapDie(index);
  } else if (turn.step === 'reroll' || turn.step === 'recolour') {
    turn.togglePicked(index);
  } else if (turn.step === 'mark') {
    void turn.pickDie(index);
  } else {
    return false;
  }
  return true;
}

/** Another shape, or another track where tracks are asked for. */
function shift(turn: Page, change: 1 | -1): boolean {
  if (turn.step === 'draw') {
    void turn.drawing.chooseNext(change);
    return true;
  }
  const offered = { setup: turn.choices.setups, mark: turn.choices.marks, coat: turn.choices.coatTracks };
  const { step } = turn;
  if (step !== 'setup' && step !== 'mark' && step !== 'coat') return false;
  const possible = MASTS.filter((colour) => offered[step].has(colour));
  const colour = nextOf(possible, turn.track, change);
  if (colour === undefined) return false;
  if (step === 'coat') turn.spends = 'marks';
  turn.track = colour;
  if (step === 'mark') turn.die = dieFor(turn.dice, letterOf(colour));
  return true;
}

function putBack(turn: Page): boolean {
  if (turn.using) turn.using = null;
  else if (turn.step === 'draw' && turn.drawing.payment) turn.drawing.putBack();
  else return false;
  return true;
}
