/* Switching an ability on or off, or learning why that can't be now. */

import type { Questions } from '../../play/questions.svelte';
import type { Building } from './building.svelte';
import type { Choices } from './choices';
import { canPick } from './taking';
import { type Use, type Uses, USES } from './uses';
import type { Ability, CphView, PlayerView } from './view';

/** Who uses an ability: where the turn stands, and what is picked. */
interface Player {
  readonly view: CphView | null;
  readonly player: PlayerView | null;
  readonly step: string;
  readonly choices: Choices;
  readonly questions: Pick<Questions, 'askWhyNot'>;
  readonly building: Pick<Building, 'toggle'>;
  mode: 'take' | 'build';
  uses: Uses;
  picked: readonly number[];
}

/** A move with each of them, for the game to refuse. */
const ASKED: Readonly<Record<Use, string>> = {
  any: 'take 1 3 any',
  additional: 'take 1 2 4 additional',
  both: 'take 1 2 both',
  discount: 'pay nothing discount',
  change: 'pay r change',
};

export async function useAbility(turn: Player, ability: Ability): Promise<void> {
  const use = USES[ability];
  const isOpen = turn.view?.step === 'turn' && turn.step !== 'wait';
  if (use === 'discount' || use === 'change') return useForTile(turn, ability, use, isOpen);
  if (!isOpen || !turn.choices.takes.some((take) => take[use])) return turn.questions.askWhyNot([ASKED[use]]);
  turn.mode = 'take';
  turn.uses = { ...turn.uses, [use]: !turn.uses[use] };
  if (!canPick(turn.choices.takes, turn.picked, turn.uses)) turn.picked = [];
}

async function useForTile(turn: Player, ability: Ability, use: 'discount' | 'change', isOpen: boolean): Promise<void> {
  const isBuilding = turn.step === 'build' || isOpen;
  const isReady = turn.player?.abilities[ability] === 'ready';
  if (isBuilding && isReady) {
    if (isOpen) turn.mode = 'build';
    return turn.building.toggle(use);
  }
  // A tile that could be laid, so that the answer is about the ability.
  const [tile, spots] = (isBuilding && turn.choices.builds.entries().next().value) || [];
  const asked = use === 'change' && tile?.startsWith('red') ? 'pay y change' : ASKED[use];
  return turn.questions.askWhyNot(spots?.[0] ? [spots[0].id, asked] : [asked]);
}
