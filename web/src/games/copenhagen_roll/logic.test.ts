import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { inOrder } from '../../facade/colours';
import type { Place } from '../../facade/places';
import { quarterTurned, turnOf, turnsOf } from '../../facade/squares';
import type { OfferedAction } from '../../wire';
import { carriedBrick } from './brick.svelte';
import { type Payment, sortOut } from './choices';
import { firstPayments, stateOf } from './entries';
import { chooseText, meansOf, ringed, swapped, changedText } from './payment';
import { cellsOf, entriesOf, SHAPES } from './shapes';

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

  it('leaves the rest as it is as far as it can, and a star where it is', () => {
    const four = sortOut([
      ...[pays('red-4', 3, 1), pays('red-4', 3, 0, 1), pays('red-4', 2, 2), pays('red-4', 2, 1, 1)],
      ...[pays('red-4', 3, 1, 0, true), pays('red-4', 2, 2, 0, true)],
    ]).shapes.get('red-4')!;
    const withBonus = four.find((one) => one.bonuses === 1 && one.dice === 3)!;
    expect(swapped(four, withBonus, 'dice', -1)).toMatchObject({ dice: 2, whites: 1, bonuses: 1 });
    const again = four.find((one) => one.again)!;
    expect(swapped(four, again, 'dice', -1)).toMatchObject({ dice: 2, whites: 2, again: true });
  });

  it('writes a payment that is not on offer, so that the game can refuse it', () => {
    expect(changedText(usual, 'whites', 1)).toBe('choose red-3 w2');
    expect(changedText(usual, 'dice', -1)).toBe('choose red-3 w2');
    expect(changedText(usual, 'bonuses', 1)).toBe('choose red-3 b1');
  });

  it('writes dice in the order of the notation', () => {
    expect(inOrder(['w', 'p', 'r', 'y'])).toBe('rypw');
  });
});

describe('two equal entries', () => {
  const [left, right] = entriesOf('red').filter(({ shape }) => shape === 'red-4');
  const states = (crossed: number, ...actions: OfferedAction[]): string[] =>
    [left!, right!].map((entry) =>
      stateOf(entry, { view: { crossed: { 'red-4': crossed } }, choices: sortOut(actions) }),
    );

  it('are open, crossed out or to be had again, each by itself', () => {
    const [open, again] = [pays('red-4', 4), pays('red-4', 4, 0, 0, true)];
    expect(states(0, open)).toEqual(['open', 'open']);
    expect(states(1, open)).toEqual(['open', 'gone']);
    expect(states(1, open, again)).toEqual(['open', 'again']);
    expect(states(1, again)).toEqual(['dear', 'again']);
    expect(states(2, again)).toEqual(['again', 'again']);
    expect(states(2)).toEqual(['gone', 'gone']);
  });

  it('are both to be found by keys', () => {
    const both = firstPayments(sortOut([pays('red-4', 4, 0, 0, true), pays('red-4', 4), pays('red-2', 2)]));
    expect(both.map(({ shape, again }) => [shape, again])).toEqual([
      ['red-2', false],
      ['red-4', false],
      ['red-4', true],
    ]);
  });
});

describe('the brick', () => {
  it('goes along with its shape', () => {
    const [printed, moved, otherwise] = places('a1 b1 b2', 'd1 e1 e2', 'a1 a2 b1');
    if (!printed || !moved || !otherwise) throw new Error('no places');
    expect(carriedBrick(printed, 'b2', moved)).toBe('e2');
    expect(otherwise.squares).toContain(carriedBrick(printed, 'b2', otherwise));
  });
});
