import { beforeAll, describe, expect, it } from 'vitest';
import { plain } from '../../facade/rich';
import { addMessages, setLanguage } from '../../i18n/language.svelte';
import { pieces } from '../../play/rich';
import type { Table } from '../../state/table.svelte';
import type { GameEvent, Told } from '../../wire';
import { story } from './story';

const table = {
  isMe: (seat: number | null) => seat === 0,
  nameOf: (seat: number) => ['Asta', 'Mads'][seat],
  words: { event: (event: GameEvent) => `${event.code}.` },
} as unknown as Table;

let seq = 0;

function told(seat: number, ...events: [code: string, values?: GameEvent['values']][]): Told {
  seq += 1;
  const happened = events.map(([code, values = {}]) => ({ code: `crw.${code}`, seat, values }));
  return { seq, actor: seat, kind: 'acted', at: 0, moves: [`move ${seq}`], events: happened };
}

function lines(...rows: Told[]): string[] {
  return story(table, rows).flatMap((section) => [section.title, ...section.lines.map((line) => line.plain)]);
}

beforeAll(async () => {
  await setLanguage('en');
  await addMessages(
    import.meta.glob('/src/games/copenhagen_roll/messages/*.ftl', { query: '?raw', import: 'default' }),
  );
});

describe('the log', () => {
  it('tells a drawing with what it completed, newest first, round by round', () => {
    const rolled = told(0, ['turn_began', { round: 2 }], ['rolled', { dice: 'rrw', fallen: 'rrw' }]);
    const drew = told(
      0,
      ['chosen', { shape: 'red-3', dice: 2, whites: 1, bonuses: 0 }],
      ['drawn', { shape: 'red-3', squares: 'a1 b1 b2', brick: 'a1' }],
      ['row_completed', { row: 1, points: 1 }],
      ['row_completed', { row: 2, points: 2 }],
      ['coat_unlocked'],
    );
    expect(lines(rolled, drew)).toEqual([
      'Round 2',
      'You drew red 3, rows 1 and 2, 1 coat of arms: +3',
      'You rolled red, red, and white',
    ]);
    expect(story(table, [drew])[0]?.lines[0]?.scores).toBe(true);
  });

  it('tells marks that were made together in one line', () => {
    const marked = told(
      1,
      ['marked', { track: 'blue', square: 1, unlocked: 'bonus' }],
      ['marked', { track: 'blue', square: 2, unlocked: 'star' }],
    );
    expect(lines(marked)).toEqual(['Set-up', 'Mads marked blue and blue: a bonus and a star']);
    expect(lines(told(1, ['marked', { track: 'green', square: 2, unlocked: 'nothing' }]))).toEqual([
      'Set-up',
      'Mads marked green',
    ]);
  });

  it('begins with the first round, also where nobody said so', () => {
    expect(lines(told(1, ['rolled', { dice: 'b', fallen: 'b' }]), told(1, ['passed']))).toEqual([
      'Round 1',
      'Mads passed',
      'Mads rolled blue',
    ]);
  });
});

describe('text with dice in it', () => {
  it('is cut into words, names and dice, and read out as words', () => {
    expect(pieces('⟪Mads⟫ rolled ⟦rw⟧')).toEqual([
      { kind: 'strong', text: 'Mads' },
      { kind: 'text', text: ' rolled ' },
      { kind: 'dice', text: 'rw' },
    ]);
    expect(plain('⟪Mads⟫ rolled ⟦rw⟧')).toBe('Mads rolled red and white');
  });
});
