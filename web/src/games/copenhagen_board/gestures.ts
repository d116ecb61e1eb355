/* All that can be done on this game's screen, by the handlers that its components call. */

import { COLOURS } from '../../facade/colours';
import { ARROW_KEYS, drags, taps } from '../../facade/gestures';
import { eachOf, gesture, keys } from '../../play/testing/gestures';
import type { Gesture, Gestures, Part, Way } from '../../play/testing/screen.svelte';
import type { Turn } from './turn.svelte';
import { ABILITIES } from './view';

/** A tile, where it lies, and what pays for it; or how cards are taken, and which. */
const [WHAT, WHERE, PAY] = ['what', 'where', 'pay'];

/** A tile, or the abilities that cards are taken with. */
function what({ id, tile, footbridges, any, additional, both }: Parameters<Part['of']>[0]): string {
  return footbridges ? `take ${any} ${additional} ${both}` : String(tile ?? id);
}

export const gestures: Gestures<Turn> = {
  kinds: [
    ...['confirm', 'back', 'ability', 'footbridge', 'build instead', 'take instead', 'colour', 'tile', 'card', 'house'],
    ...[
      'drag',
      'turn the tile',
      'flip the tile',
      'list of places',
      'discard',
      'coat',
      'new ability',
      'list of squares',
    ],
    ...[...'atocdqebrf123456789', 'Enter', 'Escape', ...ARROW_KEYS].map((key) => `key ${key}`),
  ],

  parts(turn) {
    const whole = ({ id }: { id: number }): string => String(id);
    if (turn.view?.step === 'pay') return [{ name: PAY, step: 0, of: whole }];
    return [
      { name: WHAT, step: 0, of: what },
      { name: WHERE, step: 0, of: whole },
      { name: PAY, step: 1, of: whole },
    ];
  },

  shown(turn) {
    const { step, building, uses } = turn;
    const { colour, tile, place, paying, refused } = building;
    if (step === 'build')
      return JSON.stringify([
        step,
        colour,
        tile,
        place?.id,
        paying.raised,
        paying.uses('discount'),
        paying.uses('change'),
        refused,
        uses,
      ]);
    if (step === 'coat') return JSON.stringify([step, turn.coatWay, turn.square, turn.ability]);
    return JSON.stringify([step, turn.picked, [...turn.dropped].sort(), uses]);
  },

  offered(turn, way) {
    const everywhere = [
      gesture('confirm', null, () => (turn.step === 'build' ? turn.confirmTile() : turn.confirm())),
      gesture('back', WHAT, () => turn.undo()),
      ...eachOf(
        'ability',
        (ability) => (turn.building.place && /change|discount/.test(ability) ? PAY : WHAT),
        ABILITIES,
        (one) => turn.use(one),
      ),
    ];
    const step = STEPS[turn.step]?.(turn, way) ?? [];
    if (way !== 'keys') return [...everywhere, ...step];
    const pays = turn.building.place !== null;
    return [
      ...everywhere,
      ...step,
      ...keys(turn, null, ['Enter']),
      ...keys(turn, WHAT, ['a', 't', 'd', 'q', 'e', 'b', 'Escape']),
      ...keys(turn, pays ? PAY : WHAT, ['o', 'c']),
    ];
  },
};

const STEPS: Readonly<Record<string, (turn: Turn, way: Way) => Gesture[]>> = { take, build, discard, coat };

function take(turn: Turn, way: Way): Gesture[] {
  const bridges = Array.from(turn.view?.display ?? [], (_, i) => i + 1);
  return [
    ...eachOf('footbridge', null, bridges, (one) => turn.pick(one)),
    gesture('build instead', WHAT, () => (turn.mode = 'build')),
    ...(way === 'keys'
      ? keys(turn, null, bridges.map(String))
      : taps(
          () => WHAT,
          (point, square) => turn.tapHouse(point, square),
        )),
  ];
}

function build(turn: Turn, way: Way): Gesture[] {
  const { building } = turn;
  const cards = Array.from(turn.hand).keys();
  const shown = [
    ...eachOf('card', building.place ? PAY : WHAT, cards, (index) => turn.tapCard(index)),
    ...(turn.view?.step === 'turn' && !building.tile
      ? [gesture('take instead', WHAT, () => (turn.mode = 'take'))]
      : []),
  ];
  if (turn.view?.step === 'pay') return [...shown, ...(way === 'keys' ? keys(turn, PAY, digits(turn)) : [])];
  const tiles = (turn.view?.tiles ?? []).filter((one) => one.colour === building.colour).map(({ tile }) => tile);
  const picked = [
    ...shown,
    ...eachOf('colour', WHAT, COLOURS, (colour) => (building.colour = colour)),
    ...eachOf('tile', WHAT, tiles, (tile) => building.choose(tile)),
    gesture('turn the tile', WHERE, () => building.turnTile()),
    gesture('flip the tile', WHERE, () => building.flipTile()),
  ];
  const listed = eachOf(
    'list of places',
    WHERE,
    building.spots,
    ({ id }) => building.goTo(id),
    ({ id }) => id,
  );
  if (way === 'keys')
    return [
      ...picked,
      ...listed,
      ...keys(turn, WHERE, [...ARROW_KEYS, 'r', 'f']),
      ...keys(turn, building.place ? PAY : WHAT, digits(turn)),
    ];
  return [
    ...picked,
    ...taps(
      () => WHERE,
      (point, square) => turn.tapHouse(point, square),
    ),
    ...drags(WHERE, building.here, (point) => building.drag(point)),
    ...(way === 'mouse' ? listed : []),
  ];
}

function digits(turn: Turn): string[] {
  return Array.from(turn.hand, (_, index) => String(index + 1));
}

function discard(turn: Turn, way: Way): Gesture[] {
  return [
    ...eachOf('discard', WHAT, Array.from(turn.hand).keys(), (index) => turn.tapCard(index)),
    ...(way === 'keys' ? keys(turn, WHAT, digits(turn).slice(0, 9)) : []),
  ];
}

function coat(turn: Turn, way: Way): Gesture[] {
  const which =
    turn.coatWay === 'window'
      ? eachOf('list of squares', WHAT, turn.singles, (square) => turn.pickSquare(square))
      : turn.coatWay === 'ability'
        ? eachOf('new ability', WHAT, turn.choices.coatAbilities.keys(), (ability) => (turn.ability = ability))
        : [];
  return [
    ...eachOf('coat', WHAT, ['window', 'ability', 'activate'] as const, (one) => turn.chooseCoat(one)),
    ...which,
    ...(way === 'keys'
      ? keys(turn, WHAT, ARROW_KEYS)
      : taps(
          () => WHAT,
          (point, square) => turn.tapHouse(point, square),
        )),
  ];
}
