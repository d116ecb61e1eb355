/* Keys of this game's page. Whether they are heard at all is decided by the page. */

import { nextSquare } from '../../facade/places';
import type { Cell } from '../../facade/squares';
import type { CoatWay, Turn } from './turn.svelte';
import type { Ability } from './view';

const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

const ABILITY_KEYS: Readonly<Record<string, Ability>> = {
  a: 'any-cards',
  t: 'additional-card',
  o: 'construction-discount',
  c: 'change-of-colors',
  d: 'both-actions',
};

const COAT_WAYS: readonly CoatWay[] = ['window', 'ability', 'activate'];

export function pressed(turn: Turn, event: KeyboardEvent): boolean {
  const arrow = ARROWS[event.key];
  if (arrow) return move(turn, arrow);
  const key = event.key.toLowerCase();
  if (/^[1-9]$/.test(key)) return pick(turn, Number(key));
  const ability = ABILITY_KEYS[key];
  if (ability) {
    void turn.use(ability);
    return true;
  }
  switch (key) {
    case 'q':
      return shift(turn, -1);
    case 'e':
      return shift(turn, 1);
    case 'r':
      return build(turn, () => void turn.building.turnTile());
    case 'f':
      return build(turn, () => void turn.building.flipTile());
    case 'b':
      if (turn.view?.step !== 'turn' || turn.step === 'wait') return false;
      turn.mode = turn.mode === 'take' ? 'build' : 'take';
      return true;
    case 'z':
      void turn.undo();
      return true;
    case 'enter':
      void turn.confirm();
      return turn.step !== 'wait';
    case 'escape':
      if (turn.step !== 'build' || turn.view?.step === 'pay') return false;
      if (!turn.building.tile) return false;
      turn.building.putBack();
      return true;
    default:
      return false;
  }
}

function build(turn: Turn, act: () => void): boolean {
  if (turn.step !== 'build') return false;
  act();
  return true;
}

function move(turn: Turn, direction: Cell): boolean {
  if (turn.step === 'build') {
    void turn.building.step(direction);
    return true;
  }
  if (!turn.singles.length) return false;
  void turn.pickSquare(nextSquare(turn.singles, turn.square, direction));
  return true;
}

/** A footbridge, or a card of the hand where cards are given away. */
function pick(turn: Turn, number: number): boolean {
  if (turn.step === 'take' && number <= (turn.view?.display.length ?? 0)) void turn.pick(number);
  else if (turn.step === 'build' || turn.step === 'discard') void turn.tapCard(number - 1);
  else return false;
  return true;
}

/** Another tile, or another thing for a coat. */
function shift(turn: Turn, change: 1 | -1): boolean {
  if (turn.step === 'build') void turn.building.chooseNext(change);
  else if (turn.step === 'coat') {
    const at = COAT_WAYS.indexOf(turn.coatWay) + change;
    void turn.chooseCoat(COAT_WAYS[(at + COAT_WAYS.length) % COAT_WAYS.length] ?? 'window');
  } else return false;
  return true;
}
