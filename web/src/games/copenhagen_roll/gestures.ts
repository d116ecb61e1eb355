/* All that can be done on this game's screen, by the handlers that its components call. */

import { COLOURS, type Face } from '../../facade/colours';
import { ARROW_KEYS, drags, taps } from '../../facade/gestures';
import { eachOf, gesture, keys } from '../../play/testing/gestures';
import type { Gesture, Gestures, Way } from '../../play/testing/screen.svelte';
import { entriesOf, MASTS } from './shapes';
import { abilityOf } from './text';
import type { Turn } from './turn.svelte';
import { trackOf } from './view';

/** A shape or an ability, then what pays or which dice; of a drawing also where it goes, and its brick. */
const [WHAT, WHICH, WHERE, BRICK] = ['what', 'which', 'where', 'brick'];

export const gestures: Gestures<Turn> = {
  kinds: [
    ...[
      'confirm',
      'back',
      'ability',
      'colour',
      'shape',
      'die',
      'bonus',
      'turn the shape',
      'next brick',
      'house',
      'drag',
    ],
    ...[
      'list of places',
      'list of squares',
      'pick die',
      'face',
      'as',
      'coat',
      'mark for die',
      'decline',
      'track',
      'mast',
    ],
    ...[...'qerb12345', 'Enter', 'Escape', ...ARROW_KEYS].map((key) => `key ${key}`),
  ],

  parts(turn) {
    const whole = ({ id }: { id: number }): string => String(id);
    const drawing = [WHERE, BRICK].slice(turn.view?.step === 'brick' ? 1 : 0);
    if (turn.view?.step === 'place' || turn.view?.step === 'brick')
      return drawing.map((name, step) => ({ name, step, of: whole }));
    return [
      {
        name: WHAT,
        step: 0,
        of: (action) =>
          [action.do, action.shape, action.again, action.no_x, MANY.has(String(action.do)) ? '' : action.id].join(' '),
      },
      { name: WHICH, step: 0, of: whole },
      ...drawing.map((name, index) => ({ name, step: index + 1, of: whole })),
    ];
  },

  shown(turn) {
    const { step, drawing } = turn;
    const { colour, payment, rings, place, brick, refused } = drawing;
    if (step === 'draw')
      return JSON.stringify([
        colour,
        payment?.id,
        rings,
        place?.id,
        brick.square,
        brick.clean,
        brick.canBeLeftOut,
        refused,
      ]);
    if (step === 'reroll' || step === 'recolour') return JSON.stringify([step, [...turn.picked].sort(), turn.to]);
    return JSON.stringify([step, turn.square, turn.asWindow, turn.spends, turn.track, turn.die]);
  },

  offered(turn, way) {
    const everywhere = [
      gesture('confirm', null, () => (turn.step === 'draw' && !turn.drawing.shape ? turn.pass() : turn.confirm())),
      gesture('back', WHAT, () => turn.undo()),
      ...eachOf(
        'ability',
        (ability) => (ability === 'clean' ? BRICK : WHAT),
        MASTS.map(abilityOf),
        (one) => turn.use(one),
      ),
    ];
    const step = STEPS[turn.step]?.(turn, way) ?? [];
    return [...everywhere, ...step, ...(way === 'keys' ? keys(turn, null, ['Enter']) : [])];
  },
};

const DICE_KEYS = ['1', '2', '3', '4', '5'];

/** Deeds of which there are many alike. */
const MANY: ReadonlySet<string> = new Set(['choose', 'reroll', 'change', 'one-x']);

const STEPS: Readonly<Record<string, (turn: Turn, way: Way) => Gesture[]>> = {
  draw,
  reroll: dice,
  recolour: dice,
  extra,
  coat,
  mark,
  setup,
};

function draw(turn: Turn, way: Way): Gesture[] {
  const { drawing, dice } = turn;
  const colour = drawing.payment?.shape.split('-')[0] ?? drawing.colour;
  const bonuses = turn.sheet ? Math.min(2, trackOf(turn.sheet, colour as (typeof COLOURS)[number]).bonuses_usable) : 0;
  const shown = [
    ...eachOf('colour', WHAT, COLOURS, (one) => (drawing.colour = one)),
    ...eachOf('shape', WHAT, entriesOf(drawing.colour), (entry) => drawing.tapEntry(entry), nameOf),
    ...eachOf('die', drawing.payment ? WHICH : WHAT, Array.from(dice).keys(), (index) => drawing.tapDie(index)),
    ...eachOf('bonus', drawing.payment ? WHICH : WHAT, Array.from({ length: bonuses }).keys(), (index) =>
      drawing.tapBonus(index < (drawing.payment?.bonuses ?? 0)),
    ),
    gesture('turn the shape', WHERE, () => drawing.turnShape()),
    gesture('next brick', BRICK, () => drawing.nextBrick()),
  ];
  const listed = eachOf(
    'list of places',
    WHERE,
    drawing.places,
    ({ id }) => drawing.goTo(id),
    ({ id }) => id,
  );
  if (way === 'keys')
    return [
      ...shown,
      ...listed,
      ...keys(turn, WHAT, ['q', 'e', 'Escape']),
      ...keys(turn, drawing.payment ? WHICH : WHAT, DICE_KEYS),
      ...keys(turn, WHERE, [...ARROW_KEYS, 'r']),
      ...keys(turn, BRICK, ['b']),
    ];
  const pointed = [
    ...taps(
      (square) => (drawing.place?.squares.includes(square) ? BRICK : WHERE),
      (point, square) => turn.tapHouse(point, square),
    ),
    ...drags(WHERE, drawing.here, (point) => drawing.drag(point)),
  ];
  return [...shown, ...pointed, ...(way === 'mouse' ? listed : [])];
}

function nameOf({ shape, copy }: { shape: string; copy: number }): string {
  return `${shape} ${copy}`;
}

function dice(turn: Turn, way: Way): Gesture[] {
  const picks = eachOf('pick die', null, Array.from(turn.dice).keys(), (index) => turn.togglePicked(index));
  const faces: readonly Face[] = turn.step === 'recolour' ? turn.faces : [];
  return [
    ...picks,
    ...eachOf('face', null, faces, (face) => turn.turnTo(face)),
    ...(way === 'keys' ? [...keys(turn, null, DICE_KEYS), ...keys(turn, WHAT, ['Escape'])] : []),
  ];
}

function extra(turn: Turn, way: Way): Gesture[] {
  return [
    ...singles(turn, way),
    ...(turn.choices.extraWindows.length
      ? eachOf('as', null, ['brick', 'window'], (value) => (turn.asWindow = value === 'window'))
      : []),
    ...(way === 'keys' ? [...keys(turn, null, ['b']), ...keys(turn, WHAT, ['Escape'])] : []),
  ];
}

function singles(turn: Turn, way: Way): Gesture[] {
  return [
    ...eachOf('list of squares', null, turn.singles, (square) => turn.pickSquare(square)),
    ...(way === 'keys' ? keys(turn, null, ARROW_KEYS) : tapsOnHouse(turn)),
  ];
}

function tapsOnHouse(turn: Turn): Gesture[] {
  return taps(
    () => null,
    (point, square) => turn.tapHouse(point, square),
  );
}

function coat(turn: Turn, way: Way): Gesture[] {
  return [
    ...eachOf('coat', WHAT, ['window', 'marks'] as const, (spends) => turn.chooseCoat(spends)),
    ...(turn.spends === 'marks' ? tracks(turn) : singles(turn, way)),
    ...(turn.spends === 'marks' && way !== 'keys' ? tapsOnHouse(turn) : []),
    ...masts(turn, way),
    ...(way === 'keys' ? keys(turn, WHAT, ['q', 'e']) : []),
  ];
}

function mark(turn: Turn, way: Way): Gesture[] {
  const isWhite = turn.die !== null && turn.dice.charAt(turn.die) === 'w';
  return [
    ...eachOf('mark for die', WHAT, Array.from(turn.dice).keys(), (index) => turn.pickDie(index)),
    ...(isWhite ? tracks(turn) : []),
    ...masts(turn, way),
    ...decline(turn),
    ...(way === 'keys' ? keys(turn, WHAT, ['q', 'e', ...DICE_KEYS]) : []),
  ];
}

function setup(turn: Turn, way: Way): Gesture[] {
  return [
    ...tracks(turn),
    ...masts(turn, way),
    ...decline(turn),
    ...(way === 'keys' ? keys(turn, WHAT, ['q', 'e']) : []),
  ];
}

function decline(turn: Turn): Gesture[] {
  return turn.choices.decline === null ? [] : [gesture('decline', WHAT, () => turn.decline())];
}

function tracks(turn: Turn): Gesture[] {
  return eachOf('track', WHAT, MASTS, (colour) => turn.pickTrack(colour));
}

function masts(turn: Turn, way: Way): Gesture[] {
  return way === 'keys' ? [] : eachOf('mast', WHAT, MASTS, (colour) => turn.tapTrack(colour));
}
