/* Keys of this game's page. Whether they are heard at all is decided by the page. */

import { ARROWS } from '../../facade/keys';
import { nextSquare } from '../../facade/places';
import type { Cell } from '../../facade/squares';
import { nextOf } from '../../play/picking';
import type { Building } from './building.svelte';
import type { CoatWay } from './choices';
import type { Ability, CphView } from './view';

/** What keys do on this game's page. */
interface Page {
  readonly view: CphView | null;
  readonly step: string;
  mode: 'take' | 'build';
  readonly building: Pick<Building, 'tile' | 'putBack' | 'step' | 'chooseNext' | 'turnTile' | 'flipTile'>;
  readonly singles: readonly string[];
  readonly square: string | null;
  readonly coatWay: CoatWay;
  use(ability: Ability): Promise<void>;
  pick(footbridge: number): Promise<void>;
  tapCard(index: number): Promise<void>;
  pickSquare(square: string): Promise<void>;
  chooseCoat(way: CoatWay): Promise<void>;
  confirm(): Promise<void>;
  undo(): Promise<void>;
}

const ABILITY_KEYS: Readonly<Record<string, Ability>> = {
  a: 'any-cards',
  t: 'additional-card',
  o: 'construction-discount',
  c: 'change-of-colors',
  d: 'both-actions',
};

const COAT_WAYS: readonly CoatWay[] = ['window', 'ability', 'activate'];

export function pressed(turn: Page, event: KeyboardEvent): boolean {
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

function build(turn: Page, act: () => void): boolean {
  if (turn.step !== 'build') return false;
  act();
  return true;
}

function move(turn: Page, direction: Cell): boolean {
  if (turn.step === 'build') {
    void turn.building.step(direction);
    return true;
  }
  if (!turn.singles.length) return false;
  void turn.pickSquare(nextSquare(turn.singles, turn.square, direction));
  return true;
}

/** A footbridge, or a card of the hand where cards are given away. */
function pick(turn: Page, number: number): boolean {
  if (turn.step === 'take' && number <= (turn.view?.display.length ?? 0)) void turn.pick(number);
  else if (turn.step === 'build' || turn.step === 'discard') void turn.tapCard(number - 1);
  else return false;
  return true;
}

/** Another tile, or another thing for a coat. */
function shift(turn: Page, change: 1 | -1): boolean {
  if (turn.step === 'build') void turn.building.chooseNext(change);
  else if (turn.step === 'coat') void turn.chooseCoat(nextOf(COAT_WAYS, turn.coatWay, change) ?? 'window');
  else return false;
  return true;
}
