/* All that can be done on this game's screen, by the handlers that its components call. */

import { eachOf, gesture, keys } from '../../play/testing/gestures';
import type { Gesture, Gestures, Way } from '../../play/testing/screen.svelte';
import type { Turn } from './turn.svelte';

/** Every deed is decided at once. */
const DEED = 'deed';

export const gestures: Gestures<Turn> = {
  kinds: [
    ...['confirm', 'back', 'die', 'tool', 'option', 'pay with', 'order', 'end', 'line', 'order instead', 'lantern'],
    ...['keep', 'take', 'chestnut', 'pick'],
    ...[...'123456789gswhcdtvnoqe', 'Enter', 'Escape'].map((key) => `key ${key}`),
  ],

  parts: () => [{ name: DEED, step: 0, of: ({ id }) => String(id) }],

  shown({ step, picked, workbench, deed, ending }) {
    return JSON.stringify([step, picked, workbench.tool, workbench.dice, workbench.pay, deed?.id, ending]);
  },

  offered(turn, way) {
    const everywhere = [
      gesture('confirm', null, () => turn.confirm()),
      gesture('back', DEED, () => turn.undo()),
      ...(way === 'keys' ? keys(turn, DEED, ['Enter', 'q', 'e']) : []),
    ];
    return [...everywhere, ...(turn.step === 'work' ? work(turn, way) : pick(turn, way))];
  },
};

function work(turn: Turn, way: Way): Gesture[] {
  const { workbench, player } = turn;
  const dice = Array.from(player?.dice ?? []).keys();
  return [
    ...eachOf('die', DEED, dice, (index) => workbench.tapDie(index)),
    ...eachOf('tool', DEED, workbench.tools, (tool) => workbench.take(tool)),
    ...eachOf(
      'option',
      DEED,
      workbench.options,
      ({ id }) => workbench.choose(id),
      ({ text }) => text,
    ),
    ...(workbench.pays.length > 1 ? eachOf('pay with', DEED, workbench.pays, (pay) => workbench.setPay(pay)) : []),
    ...eachOf('order', DEED, player?.held ?? [], (order) => workbench.deliver(order)),
    gesture('end', DEED, () => turn.endTurn()),
    ...(way === 'keys' ? keys(turn, DEED, [...'123456789gswhcdtvn', 'Escape']) : []),
  ];
}

function pick(turn: Turn, way: Way): Gesture[] {
  const { step, actions } = turn;
  const digits = way === 'keys' ? keys(turn, DEED, [...'123456789']) : [];
  if (step === 'choose')
    return [
      ...digits,
      ...eachOf('line', DEED, [1, 2, 3, 4, 5, 6], (line) => turn.pickLine(line)),
      ...eachOf(
        'order instead',
        DEED,
        actions.filter(({ order }) => order === true),
        ({ id }) => turn.pick(id),
        ({ text }) => text,
      ),
      ...(way === 'keys' ? keys(turn, DEED, ['o']) : []),
    ];
  if (step === 'lantern')
    return [
      ...digits,
      ...eachOf(
        'lantern',
        DEED,
        turn.cells,
        ({ cell }) => turn.pickCell(cell),
        ({ cell }) => cell,
      ),
    ];
  return [
    ...digits,
    ...eachOf(
      step,
      DEED,
      actions,
      ({ id }) => turn.pick(id),
      ({ text }) => text,
    ),
  ];
}
