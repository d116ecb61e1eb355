import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { COAT_ROWS, COLUMN_WORTH, GOAL, ROW_WORTH } from '../../facade/printed';
import { nextBest, reasonsFor, richest, wantedText } from './alternatives';
import { COAT_COLUMNS, STARS_AT_START } from './shapes';
import { columnWorth, drawnIn, rowWorth, starsUnlocked, trackSquares } from './sheet';
import type { SheetView, TrackView } from './view';

const engine = readFileSync('../src/rollwright/games/copenhagen_roll/components.py', 'utf8');
const facade = readFileSync('../src/rollwright/parts/facade.py', 'utf8');
const lines = readFileSync('../src/rollwright/parts/house.py', 'utf8');

function constant(name: string, source = engine): string {
  return new RegExp(`^${name}: Final = (.*)$`, 'm').exec(source)?.[1] ?? '';
}

function sheet(...rows: string[]): SheetView {
  const house = Array.from({ length: 9 }, (_, y) => rows[y] ?? '.....');
  return {
    house,
    tints: house.join('').replaceAll('X', 'r').replaceAll('O', 's'),
    points: 0,
    parts: { rows: 0, columns: 0, tracks: 0 },
    empty: 45,
    tracks: [],
  };
}

function track(squares: string, marks: number, more: Partial<TrackView> = {}): TrackView {
  return {
    colour: 'blue',
    squares,
    marks,
    stars_used: 0,
    bonuses_used: 0,
    stars_usable: 0,
    bonuses_usable: 0,
    ...more,
  };
}

describe('what the sheet prints', () => {
  it('is what the engine counts by', () => {
    expect(ROW_WORTH).toEqual({
      brick: Number(constant('ROW_WITH_BRICK', lines)),
      windows: Number(constant('ROW_OF_WINDOWS', lines)),
    });
    expect(COLUMN_WORTH).toEqual({
      brick: Number(constant('COLUMN_WITH_BRICK', lines)),
      windows: Number(constant('COLUMN_OF_WINDOWS', lines)),
    });
    expect(GOAL).toBe(Number(constant('LAST_ROUND_AT')));
    expect(`(${COAT_COLUMNS.join(', ')})`).toBe(constant('COAT_COLUMNS'));
    expect(`(${COAT_ROWS.join(', ')})`).toBe(constant('COAT_ROWS', facade));
    expect(engine).toContain(`Track("+*+***...", stars_at_start=${STARS_AT_START.red})`);
  });
});

describe('a house', () => {
  it('shows what is drawn, and the worth of complete lines only', () => {
    const house = sheet('OOXOO', 'OOOOO', 'O.OOO');
    expect(drawnIn(house)).toHaveLength(14);
    expect(drawnIn(house)[2]).toEqual({ cell: [2, 0], sign: 'X', tint: 'red' });
    expect([0, 1, 2].map((y) => rowWorth(house, y))).toEqual([1, 2, null]);
    expect(columnWorth(house, 0)).toBeNull();
    expect(columnWorth(sheet(...Array.from({ length: 9 }, () => 'O....')), 0)).toBe(4);
  });

  it('points at what hangs in the air, and at what is taken', () => {
    const house = sheet('O....');
    const refusal = (code: string, values = {}) => ({ code, rule: 'CRW-4.6', values });
    expect(
      reasonsFor(
        refusal('crw.unsupported'),
        [
          [0, 3],
          [1, 3],
        ],
        house,
      ),
    ).toEqual([
      [0, 2],
      [0, 1],
      [1, 2],
      [1, 1],
      [1, 0],
    ]);
    expect(
      reasonsFor(
        refusal('crw.square_taken', { squares: 'a1' }),
        [
          [0, 0],
          [1, 0],
        ],
        house,
      ),
    ).toEqual([[0, 0]]);
    expect(reasonsFor(refusal('crw.off_grid'), [[5, 0]], house)).toEqual([]);
  });
});

describe('a track', () => {
  const states = (one: TrackView) => trackSquares(one).map(({ state }) => state);

  it('shows what is ready, spent, and waiting for the next turn', () => {
    expect(states(track('+*.*', 2, { bonuses_usable: 1, stars_usable: 1 }))).toEqual([
      'ready',
      'ready',
      'open',
      'open',
    ]);
    expect(states(track('+*.*', 4, { bonuses_used: 1, stars_used: 1, stars_usable: 1 }))).toEqual([
      'used',
      'used',
      'open',
      'ready',
    ]);
    expect(states(track('+*.*', 2))).toEqual(['fresh', 'fresh', 'open', 'open']);
  });

  it('counts the rerolls that are there from the start first', () => {
    const red = track('+*+*', 2, { colour: 'red', stars_used: 2, stars_usable: 1, bonuses_usable: 1 });
    expect(starsUnlocked(red)).toBe(3);
    expect(states(red)).toEqual(['ready', 'ready', 'open', 'open']);
    expect(states({ ...red, stars_used: 3, stars_usable: 0 })).toEqual(['ready', 'used', 'open', 'open']);
  });
});

describe('a wish that is not on offer', () => {
  const view = { crossed: { 'red-4': 2 } } as never;

  it('is written with all that could pay for it', () => {
    const tracks = [
      track('+', 1, { colour: 'red', bonuses_usable: 1 }),
      track('*', 1, { colour: 'yellow', stars_usable: 1 }),
    ];
    const situation = { dice: 'rrwyb', sheet: { ...sheet(), tracks }, view };
    expect(wantedText('red-5', situation)).toBe('choose red-5 w1 b1');
    expect(wantedText('red-2', situation)).toBe('choose red-2');
    expect(wantedText('red-4', situation)).toBe('choose red-4 w1 b1 again');
    expect(wantedText('red-4', { ...situation, sheet: sheet() })).toBe('choose red-4 w1');
  });

  it('has a next best, of its own colour if there is one', () => {
    expect(nextBest('red-5', ['blue-4-left', 'red-2', 'red-3'])).toBe('red-3');
    expect(nextBest('red-5', ['blue-2'])).toBe('blue-2');
    expect(nextBest('red-5', [])).toBeUndefined();
    expect(richest(['blue-2', 'green-3'])).toBe('green');
  });
});
