import { beforeAll, describe, expect, it } from 'vitest';
import { addMessages, setLanguage } from '../../i18n/language.svelte';
import type { GameEvent, Told } from '../../wire';
import type { Audience } from '../game';
import { freshSquares, story } from './story';

const reader = {
  isMe: (seat: number | null) => seat === 0,
  nameOf: (seat: number) => ['Asta', 'Mads'][seat],
  words: { event: (event: GameEvent) => `${event.code}.` },
} as unknown as Audience;

let seq = 0;

function told(seat: number, moves: string[], ...events: [code: string, values?: GameEvent['values']][]): Told {
  seq += 1;
  const happened = events.map(([code, values = {}]) => ({ code: `cph.${code}`, seat, values }));
  return { seq, actor: seat, kind: 'acted', at: 0, moves, events: happened };
}

function lines(...rows: Told[]): string[] {
  return story(reader, rows).flatMap((section) => [section.title, ...section.lines.map((line) => line.plain)]);
}

beforeAll(async () => {
  await setLanguage('en');
  await addMessages(
    import.meta.glob('/src/games/copenhagen_board/messages/*.ftl', { query: '?raw', import: 'default' }),
  );
});

const built = told(
  0,
  ['build green-3 c3 c4 c5 brick c3', 'pay gg discount'],
  ['placed', { tile: 'green-3', squares: 'c3 c4 c5', brick: 'c3', cost: 3, touching: 0 }],
  ['ability_used', { ability: 'construction-discount' }],
  ['built', { tile: 'green-3', squares: 'c3 c4 c5', brick: 'c3', cards: 'gg', count: 2 }],
  ['row_completed', { row: 3, points: 2 }],
  ['coat_covered', { square: 'c3' }],
);

describe('the log', () => {
  it('tells a tile with what it cost and brought, newest first, round by round', () => {
    const began = told(1, ['end'], ['turn_began', { round: 2, turn: 3 }]);
    const took = told(1, ['take 3 4'], ['took', { footbridges: '3 4', cards: 'rb', count: 2 }]);
    expect(lines(began, took, built)).toEqual([
      'Round 2',
      'You built green 3, paid 2, with Discount, row 3, 1 coat of arms: +2',
      'Mads took red and blue',
    ]);
  });

  it('forgets a tile whose payment was taken back', () => {
    const undone: Told = { ...told(0, ['pay gg discount']), kind: 'undone' };
    expect(lines(built, undone)).toEqual([]);
  });

  it('tells what a coat gave', () => {
    const rows = [
      told(1, ['coat d1'], ['special_built', { square: 'd1', left: 10 }]),
      told(1, ['coat both'], ['ability_taken', { ability: 'both-actions' }]),
      told(0, ['coat activate'], ['activated', { count: 2 }]),
    ];
    expect(lines(...rows)).toEqual([
      'Set-up',
      'You activated 2 abilities',
      'Mads took the ability “Both actions”',
      'Mads placed a special tile on row 1, column 4',
    ]);
  });

  it('says nothing of cards that are dealt', () => {
    expect(lines(told(0, [], ['dealt', { colour: 'red' }], ['dealt_hidden']))).toEqual([]);
  });

  it('knows what was laid a moment ago', () => {
    expect(freshSquares(built, 0)).toEqual(['c3', 'c4', 'c5']);
    expect(freshSquares(built, 1)).toEqual([]);
  });
});
