/* Beginning to use an ability, or learning why that can't be now. */

import { type AbilityName } from './text';
import type { Turn } from './turn.svelte';

export function useAbility(turn: Turn, ability: AbilityName): Promise<void> {
  turn.drawer = null;
  switch (ability) {
    case 'clean':
      return turn.drawing.leaveOutBrick();
    case 'again':
      return useAgain(turn);
    case 'reroll':
      if (!turn.choices.rerolls.size) return turn.askWhyNot([`reroll ${turn.dice.charAt(0) || 'r'}`]);
      break;
    case 'recolour':
      if (!turn.choices.recolourings.length) return turn.askWhyNot([recolouring(turn.dice)]);
      break;
    case 'extra':
      if (!turn.choices.extraBricks.length) return turn.askWhyNot(['one-x a1']);
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

function useAgain(turn: Turn): Promise<void> {
  const found = [...turn.choices.shapes].find(([, payments]) => payments.some((one) => one.again));
  if (found) return turn.drawing.choose(found[0]);
  const crossed = Object.entries(turn.view?.crossed ?? {}).find(([, times]) => times > 0)?.[0];
  return turn.askWhyNot([`choose ${crossed ?? 'red-4'} again`]);
}
