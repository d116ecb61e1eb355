/* Beginning to use an ability, or learning why that can't be now. */

import type { Questions } from '../../play/questions.svelte';
import type { Choices } from './choices';
import type { Drawing } from './drawing.svelte';
import type { AbilityName } from './text';
import type { CrwView } from './view';

/** Who uses an ability: what is seen and offered, and where it begins. */
interface Player {
  readonly view: CrwView | null;
  readonly dice: string;
  readonly choices: Choices;
  readonly questions: Pick<Questions, 'askWhyNot'>;
  readonly drawing: Pick<Drawing, 'choose' | 'leaveOutBrick'>;
  drawer: 'shapes' | 'abilities' | null;
  begin(ability: 'reroll' | 'recolour' | 'extra'): void;
}

export function useAbility(turn: Player, ability: AbilityName): Promise<void> {
  turn.drawer = null;
  switch (ability) {
    case 'clean':
      return turn.drawing.leaveOutBrick();
    case 'again':
      return useAgain(turn);
    case 'reroll':
      if (!turn.choices.rerolls.size) return turn.questions.askWhyNot([`reroll ${turn.dice.charAt(0) || 'r'}`]);
      break;
    case 'recolour':
      if (!turn.choices.recolourings.length) return turn.questions.askWhyNot([recolouring(turn.dice)]);
      break;
    case 'extra':
      if (!turn.choices.extraBricks.length) return turn.questions.askWhyNot(['one-x a1']);
      break;
  }
  turn.begin(ability);
  return Promise.resolve();
}

/** Some change of colour, for the game to refuse. */
function recolouring(dice: string): string {
  const face = dice.replaceAll('w', '').charAt(0) || 'r';
  return `change ${face} ${face === 'r' ? 'y' : 'r'}`;
}

function useAgain(turn: Player): Promise<void> {
  const found = [...turn.choices.shapes].find(([, payments]) => payments.some((one) => one.again));
  if (found) return turn.drawing.choose(found[0], true);
  const crossed = Object.entries(turn.view?.crossed ?? {}).find(([, times]) => times > 0)?.[0];
  return turn.questions.askWhyNot([`choose ${crossed ?? 'red-4'} again`]);
}
