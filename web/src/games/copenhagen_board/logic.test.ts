import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { cellOf } from '../../facade/squares';
import type { OfferedAction } from '../../wire';
import { type Payment, sortOut, type Take } from './choices';
import { COAT_SQUARES, columnWorth, handOf, laidAt, openCoats, rowWorth, tileAt } from './facade';
import { bestPayment, paidWith, payText, withAbilities } from './paying';
import { canPick, pickedAfter, takeOf, takeText } from './taking';
import type { PlayerView } from './view';
import { flipped, type Lying, quarterTurned, turnsFrom, wayOf, waysFrom } from './ways';

let lastId = 0;

function action(text: string, details: Record<string, unknown>): OfferedAction {
  lastId += 1;
  return { id: lastId, text, do: text.split(' ')[0] ?? '', ...details };
}

function take(...footbridges: number[]): Take {
  const [a = 0, b = 0, c] = footbridges;
  const isPair = Math.abs(a - b) === 1 || (c !== undefined && Math.abs(b - c) === 1);
  lastId += 1;
  return { id: lastId, footbridges, any: !isPair, additional: c !== undefined, both: false };
}

function pays(cards: string, discount = false, change = false): Payment {
  lastId += 1;
  return { id: lastId, cards, discount, change };
}

function tile(squares: string, brick: string): Lying {
  return { cells: squares.split(' ').map(cellOf), brick: cellOf(brick) };
}

function house(...rows: string[]): PlayerView {
  const filled = [...rows, ...Array.from({ length: 9 - rows.length }, () => '.....')];
  return { house: filled, outlines: [['a1', 'b1']] } as unknown as PlayerView;
}

const NOTHING = { any: false, additional: false, both: false };

describe('picking cards', () => {
  const takes = [take(1, 2), take(2, 3), take(3, 4), take(1, 3), take(1, 4), take(2, 4), take(1, 2, 4)];

  it('takes neighbours', () => {
    expect(pickedAfter(takes, [2], 3, NOTHING)).toEqual([2, 3]);
    expect(takeOf(takes, [3, 2], NOTHING)?.footbridges).toEqual([2, 3]);
  });

  it('leaves two that are no neighbours to the game to refuse, unless the ability is on', () => {
    expect(pickedAfter(takes, [1], 3, NOTHING)).toBeNull();
    expect(pickedAfter(takes, [1], 3, { ...NOTHING, any: true })).toEqual([1, 3]);
    expect(takeText([3, 1], NOTHING)).toBe('take 1 3');
    expect(takeText([3, 1], { ...NOTHING, any: true, both: true })).toBe('take 1 3 any both');
  });

  it('puts a card back, and lets a third take the place of one that is no neighbour of it', () => {
    expect(pickedAfter(takes, [2, 3], 3, NOTHING)).toEqual([2]);
    expect(pickedAfter(takes, [2, 3], 4, NOTHING)).toEqual([3, 4]);
    expect(pickedAfter(takes, [1, 2], 4, NOTHING)).toEqual([4]);
    expect(pickedAfter(takes, [1, 2], 4, { ...NOTHING, additional: true })).toEqual([1, 2, 4]);
  });

  it('offers no take with both unless it is on', () => {
    expect(canPick(takes, [1], { ...NOTHING, both: true })).toBe(false);
  });
});

describe('paying', () => {
  const payments = [
    pays('ggg'),
    pays('gg', true),
    pays('ggb', false, true),
    pays('gbb', false, true),
    pays('gb', true, true),
  ];

  it('uses no ability unless it is wished for, or nothing else pays', () => {
    expect(bestPayment(payments, { discount: false, change: false }, 'g')?.cards).toBe('ggg');
    expect(bestPayment(payments, { discount: true, change: false }, 'g')?.cards).toBe('gg');
    expect(
      bestPayment([pays('gb', true, true), pays('gg', true)], { discount: false, change: false }, 'g')?.cards,
    ).toBe('gg');
    expect(bestPayment([], { discount: false, change: false }, 'g')).toBeNull();
  });

  it('lets a card pay, and keeps what goes with it', () => {
    const changing = withAbilities(payments, { discount: false, change: true });
    expect(paidWith(changing, 'ggg', 'b')).toBe('ggb');
    expect(paidWith(changing, 'ggb', 'b')).toBe('gbb');
    expect(paidWith(withAbilities(payments, { discount: false, change: false }), 'ggg', 'b')).toBeNull();
  });

  it('takes up the rest where only one payment is left, and else leaves it to be picked', () => {
    const foreign = [pays('gbb', false, true), pays('gpp', false, true), pays('bbb', false, true)];
    expect(paidWith(foreign, 'gbb', 'p')).toBe('gpp');
    expect(paidWith(foreign, 'gbb', 'b')).toBe('bbb');
    expect(paidWith(foreign, '', 'g')).toBe('g');
    expect(paidWith([pays('rr'), pays('gg')], 'rr', 'g')).toBe('gg');
  });

  it('is written as the notation does', () => {
    expect(payText('bg', { discount: true, change: true })).toBe('pay gb discount change');
    expect(payText('', { discount: true, change: false })).toBe('pay nothing discount');
  });
});

describe('a tile', () => {
  const bar = tile('a1 a2 a3', 'a1');
  const ell = tile('a1 b1 a2 a3', 'a3');

  it('keeps its brick on its square as it is turned', () => {
    expect(turnsFrom(bar)).toHaveLength(4);
    expect(wayOf(quarterTurned(quarterTurned(bar)))).toBe(wayOf(tile('c4 c5 c6', 'c6')));
    expect(wayOf(bar)).not.toBe(wayOf(tile('a1 a2 a3', 'a3')));
  });

  it('has other ways up when it is flipped, if its shape differs then', () => {
    expect(wayOf(flipped(ell))).toBe(wayOf(tile('a1 b1 b2 b3', 'b3')));
    expect(waysFrom(ell)).toHaveLength(8);
    expect(waysFrom(bar)).toHaveLength(4);
  });

  it('has spots that differ by the brick alone', () => {
    const { builds } = sortOut([
      action('build', { tile: 'green-3', squares: ['a1', 'a2', 'a3'], brick: 'a1' }),
      action('build', { tile: 'green-3', squares: ['a1', 'a2', 'a3'], brick: 'a3' }),
    ]);
    const spots = builds.get('green-3') ?? [];
    expect(spots.map(({ brick }) => brick)).toEqual(['a1', 'a3']);
    expect(spots[0]?.turn).not.toBe(spots[1]?.turn);
  });
});

describe('sorting out an offer', () => {
  it('keeps the three choices of a coat apart', () => {
    const choices = sortOut([
      action('coat c4', { square: 'c4' }),
      action('coat both', { ability: 'both-actions' }),
      action('coat activate', { activate: true }),
      action('discard rg', { cards: 'rg' }),
    ]);
    expect([...choices.coatSquares.keys()]).toEqual(['c4']);
    expect([...choices.coatAbilities.keys()]).toEqual(['both-actions']);
    expect(choices.activate).not.toBeNull();
    expect(choices.discards.has('rg')).toBe(true);
    expect(choices.end).toBeNull();
  });
});

describe('a house', () => {
  const built = house('ggGrw', 'ggrrw', '..w..');

  it('has windows, bricks and white windows, and is worth what is complete', () => {
    expect(laidAt(built, [2, 0])).toEqual({ cell: [2, 0], colour: 'green', brick: true });
    expect(laidAt(built, [4, 0])?.colour).toBe('white');
    expect([rowWorth(built, 0), rowWorth(built, 1), rowWorth(built, 2)]).toEqual([1, 2, null]);
    expect(columnWorth(built, 0)).toBeNull();
  });

  it('shows a coat until it is covered', () => {
    expect(openCoats(built)).toHaveLength(3);
    expect(openCoats(house())).toEqual(COAT_SQUARES.map(cellOf));
  });

  it('tells tiles apart by their outlines, and by colour where there are none', () => {
    expect(tileAt(built, [0, 0])).toBe(tileAt(built, [1, 0]));
    expect(tileAt(built, [2, 0])).not.toBe(tileAt(built, [1, 0]));
    expect(tileAt(built, [0, 1])).toBe('green');
    expect(tileAt(built, [0, 8])).toBe('');
  });

  it('has its coats where the engine has them', () => {
    const source = readFileSync('../src/rollwright/games/copenhagen_board/components.py', 'utf8');
    const [, cells = ''] = /_COAT_CELLS.* = \((.*)\)/.exec(source) ?? [];
    const found = [...cells.matchAll(/\((\d), (\d)\)/g)].map(([, x, y]) => [Number(x), Number(y)]);
    expect(found).toEqual(COAT_SQUARES.map(cellOf));
  });

  it('knows what is known of a hand', () => {
    const holding = (hand: PlayerView['hand']): PlayerView => ({ hand }) as PlayerView;
    expect(handOf(holding({ known: 'rg', secret: 'b' }))).toEqual({ cards: 'rgb', hidden: 0 });
    expect(handOf(holding({ known: 'rg', secret: { hidden: 2 } }))).toEqual({ cards: 'rg', hidden: 2 });
  });
});
