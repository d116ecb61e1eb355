/* All that can be done on this game's screen, by the handlers that its components call. */

import { eachOf, gesture, keys } from '../../play/testing/gestures';
import type { Gesture, Gestures, Way } from '../../play/testing/screen.svelte';
import type { Part } from './choosing';
import { CELLS } from './lanterns';
import type { Turn } from './turn.svelte';
import { ordersOf } from './view';

/** Every deed is decided at once. */
const DEED = 'deed';

const PARTS: readonly Part[] = ['lanterns', 'crates', 'orders', 'offer', 'helpers'];

export const gestures: Gestures<Turn> = {
  kinds: [
    ...['confirm', 'back', 'die', 'tool', 'option', 'pay with', 'end', 'line', 'order instead', 'pick'],
    ...PARTS.map((part) => `tap ${part}`),
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
      workbench.choices,
      ({ id }) => workbench.choose(id),
      ({ text }) => text,
    ),
    ...(workbench.pays.length > 1 ? eachOf('pay with', DEED, workbench.pays, (pay) => workbench.setPay(pay)) : []),
    ...onSheet(turn),
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
  if (step !== 'pick') return [...digits, ...onSheet(turn)];
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

/** Every spot of the sheet that takes taps now. */
function onSheet(turn: Turn): Gesture[] {
  return PARTS.flatMap((part) => {
    const choices = turn.choosing(part);
    return choices ? eachOf(`tap ${part}`, DEED, spotsOf(turn, part), (spot) => choices.tap(spot)) : [];
  });
}

function spotsOf({ view, player }: Turn, part: Part): readonly (string | number)[] {
  if (!view || !player) return [];
  switch (part) {
    case 'lanterns':
      return CELLS;
    case 'crates':
      return view.pack.crates.map((_, i) => i + 1);
    case 'helpers':
      return view.pack.helpers.map((_, i) => i + 1);
    case 'offer':
      return view.display.flatMap((order) => order ?? []);
    case 'orders':
      return ordersOf(player);
  }
}
