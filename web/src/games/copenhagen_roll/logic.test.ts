import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import type { OfferedAction } from '../../wire';
import { chooseText, meansOf, ringed, swapped, wishText } from './bill';
import { type Payment, type Place, sortOut } from './choices';
import {
  carriedBrick,
  cellsAround,
  covering,
  firstPlace,
  keptInside,
  nearest,
  placeText,
  stepped,
  turned,
  turnsWithPlace,
} from './places';
import { cellsOf, entriesOf, inOrder, SHAPES } from './shapes';
import { middle, quarterTurned, turnOf, turnsOf } from './squares';

let lastId = 0;

function action(text: string, details: Record<string, unknown> = {}): OfferedAction {
  lastId += 1;
  return { id: lastId, text, do: text.split(' ')[0] ?? '', ...details };
}

function pays(shape: string, dice: number, whites = 0, bonuses = 0, again = false): OfferedAction {
  return action(chooseText(shape, whites, bonuses, again), { shape, dice, whites, bonuses, again });
}

function places(...texts: string[]): readonly Place[] {
  return sortOut(texts.map((text) => action(`place ${text}`, { squares: text.split(' ') }))).places;
}

function first<T>(items: readonly T[] | undefined): T {
  const item = items?.[0];
  if (item === undefined) throw new Error('nothing there');
  return item;
}

describe('the façade shapes', () => {
  it('are those of the engine', () => {
    const source = readFileSync('../src/rollwright/parts/facade.py', 'utf8');
    const found = [...source.matchAll(/^ {4}"([a-z]+-\d[a-z-]*)": \((.*)\),$/gm)].map(([, name, cells]) => [
      name,
      [...(cells ?? '').matchAll(/\((\d), (\d)\)/g)].map(([, x, y]) => [Number(x), Number(y)]),
    ]);
    expect(found).toHaveLength(23);
    expect(found.map(([name]) => name)).toEqual(SHAPES);
    for (const [name, cells] of found)
      expect(turnOf(cellsOf(name as string))).toBe(turnOf(cells as [number, number][]));
  });

  it('are five entries a colour, two of red being the same four', () => {
    expect(entriesOf('red').map(({ shape, copy }) => `${shape}/${copy}`)).toEqual([
      'red-2/0',
      'red-3/0',
      'red-4/0',
      'red-4/1',
      'red-5/0',
    ]);
    expect(entriesOf('blue').map(({ once }) => once)).toEqual([false, false, true, true, true]);
  });

  it('turn as the clock goes and come back', () => {
    const l = cellsOf('blue-4-right');
    expect(turnOf(quarterTurned(l))).toBe('0,0 0,1 1,1 2,1');
    expect(turnsOf(l)).toHaveLength(4);
    expect(turnsOf(cellsOf('red-4'))).toHaveLength(1);
    expect(turnsOf(cellsOf('purple-5'))).toHaveLength(2);
  });
});

describe('sorting out an offer', () => {
  it('puts the thriftiest payment of a shape first: coloured dice, then whites, then bonuses', () => {
    const { shapes } = sortOut([pays('red-3', 1, 1, 1), pays('red-3', 2, 0, 1), pays('red-3', 2, 1, 0)]);
    expect(first(shapes.get('red-3'))).toMatchObject({ dice: 2, whites: 1, bonuses: 0 });
  });

  it('keeps the squares of coats apart from their tracks, and bricks apart from windows', () => {
    const choices = sortOut([
      action('coat c4', { square: 'c4' }),
      action('coat red', { track: 'red' }),
      action('one-x a1', { square: 'a1', no_x: false }),
      action('one-x a1 no-x', { square: 'a1', no_x: true }),
      action('end'),
    ]);
    expect(choices.coatWindows.map(({ square }) => square)).toEqual(['c4']);
    expect([...choices.coatTracks.keys()]).toEqual(['red']);
    expect(choices.extraBricks).toHaveLength(1);
    expect(choices.extraWindows).toHaveLength(1);
    expect(choices.end).not.toBeNull();
    expect(choices.pass).toBeNull();
  });
});

describe('the bill', () => {
  const offer = sortOut([pays('red-3', 2, 1), pays('red-3', 2, 0, 1), pays('red-3', 1, 1, 1), pays('red-3', 1, 2)]);
  const payments: readonly Payment[] = offer.shapes.get('red-3') ?? [];
  const usual = first(payments);

  it('rings coloured dice from the left, and a tapped one before others', () => {
    expect(ringed('rrrbw', usual)).toEqual([true, true, false, false, true]);
    expect(ringed('rrrbw', usual, [2])).toEqual([true, false, true, false, true]);
  });

  it('knows what a die counts as', () => {
    expect(meansOf('r', 'red-3')).toBe('dice');
    expect(meansOf('w', 'red-3')).toBe('whites');
    expect(meansOf('b', 'red-3')).toBeNull();
  });

  it('swaps to another offered payment, and to none that is not offered', () => {
    expect(swapped(payments, usual, 'bonuses', 1)).toMatchObject({ dice: 2, whites: 0, bonuses: 1 });
    expect(swapped(payments, usual, 'dice', -1)).toMatchObject({ dice: 1, whites: 2, bonuses: 0 });
    expect(swapped(payments, usual, 'dice', 1)).toBeNull();
  });

  it('writes a payment that is not on offer, so that the game can refuse it', () => {
    expect(wishText(usual, 'whites', 1)).toBe('choose red-3 w2');
    expect(wishText(usual, 'dice', -1)).toBe('choose red-3 w2');
    expect(wishText(usual, 'bonuses', 1)).toBe('choose red-3 b1');
  });

  it('writes dice in the order of the notation', () => {
    expect(inOrder(['w', 'p', 'r', 'y'])).toBe('rypw');
  });
});

describe('finding a place', () => {
  const three = places('a1 b1 b2', 'b1 c1 c2', 'a3 b3 b4', 'a1 a2 b1', 'd1 e1 e2');
  const at = (squares: string): Place => {
    const found = three.find((place) => place.squares.join(' ') === squares);
    if (!found) throw new Error(squares);
    return found;
  };

  it('begins as low and as far left as it goes', () => {
    expect(firstPlace('red-3', three)?.squares).toEqual(['a1', 'a2', 'b1']);
  });

  it('takes the nearest to a point, and one that covers a square', () => {
    expect(nearest(three, { x: 4.5, y: 0.5 })?.squares).toEqual(['d1', 'e1', 'e2']);
    expect(covering(three, 'b4', { x: 1.5, y: 3.5 })?.squares).toEqual(['a3', 'b3', 'b4']);
    expect(covering(three, 'e9', { x: 4.5, y: 8.5 })).toBeNull();
  });

  it('steps in the direction of an arrow, and nowhere past the last', () => {
    const printed = three.filter((place) => place.turn === at('a1 b1 b2').turn);
    expect(stepped(printed, at('a1 b1 b2'), [1, 0])?.squares).toEqual(['b1', 'c1', 'c2']);
    expect(stepped(printed, at('b1 c1 c2'), [1, 0])?.squares).toEqual(['d1', 'e1', 'e2']);
    expect(stepped(printed, at('a1 b1 b2'), [0, 1])?.squares).toEqual(['a3', 'b3', 'b4']);
    expect(stepped(printed, at('d1 e1 e2'), [1, 0])).toBeNull();
  });

  it('turns to the next way up that has a place', () => {
    expect(turnsWithPlace('red-3', three)).toHaveLength(2);
    expect(turned('red-3', three, at('b1 c1 c2'))?.squares).toEqual(['a1', 'a2', 'b1']);
    expect(turned('red-3', places('a1 b1 b2'), first(places('a1 b1 b2')))).toBeNull();
  });

  it('asks about the squares under a tap, also where they are taken or outside', () => {
    const { turn } = at('a1 b1 b2');
    expect(placeText(cellsAround(turn, { x: 2.5, y: 5.5 }))).toMatch(/^place [a-e]\d [a-e]\d [a-e]\d$/);
    expect(
      placeText([
        [4, 0],
        [5, 0],
        [5, 1],
      ]),
    ).toBe('place e1 f1 f2');
    expect(
      keptInside(
        [
          [4, 8],
          [5, 8],
          [5, 9],
        ],
        5,
        9,
      ),
    ).toEqual([
      [3, 7],
      [4, 7],
      [4, 8],
    ]);
  });

  it('takes the brick along', () => {
    expect(carriedBrick(at('a1 b1 b2'), 'b2', at('d1 e1 e2'))).toBe('e2');
    expect(at('a1 a2 b1').squares).toContain(carriedBrick(at('a1 b1 b2'), 'b2', at('a1 a2 b1')));
    expect(
      middle([
        [0, 0],
        [1, 0],
      ]),
    ).toEqual({ x: 1, y: 0.5 });
  });
});
