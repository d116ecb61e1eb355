import { beforeAll, describe, expect, it } from 'vitest';
import { addMessages, setLanguage } from '../../i18n/language.svelte';
import { happenings } from '../../play/happenings';
import type { GameEvent, OfferedAction, Told, View } from '../../wire';
import type { Audience } from '../game';
import { gainsOf, revealed, story } from './story';
import {
  actionText,
  counted,
  fitting,
  helperAbout,
  helperName,
  orderName,
  thingsText,
  valueText,
  whyTitle,
} from './text';
import type { WrwView } from './view';

const reader = {
  isMe: (seat: number | null) => seat === 0,
  nameOf: (seat: number) => ['Asta', 'Mads'][seat],
  words: {
    event: ({ code, values }: GameEvent, view: View | null) => {
      const said = Object.entries(values).map(([name, value]) => valueText(name, String(value), view) ?? value);
      return `${code.slice(4)} ${said.join(' ')}.`;
    },
  },
  view: { orders: { b3: { name: { en: 'Stool', fr: 'Tabouret' } } }, names: {} },
} as unknown as Audience;

let seq = 0;

type Short = readonly [code: string, seat: number | null, values?: GameEvent['values']];

function told(...events: Short[]): Told {
  seq += 1;
  const all = events.map(([code, seat, values = {}]) => ({ code: `wrw.${code}`, seat, values }));
  return { seq, actor: 0, kind: 'acted', at: 0, moves: ['x'], events: all };
}

const turn = told(
  ['turn_began', null, { turn: 3, round: 2, half: 1 }],
  ['chose_die', 0, { die: 'y4', line: 3 }],
  ['has_chosen', 1],
  ['took_die', 0, { die: 'y4', line: 3 }],
  ['circled', 0, { thing: 'blueberry', number: 1 }],
  ['circled', 0, { thing: 'blueberry', number: 2 }],
  ['wants_order', 1, { row: 3 }],
  ['took_order', 1, { order: 'b3' }],
);

beforeAll(async () => {
  await setLanguage('en');
  await addMessages(import.meta.glob('/src/games/woodcraft_roll/messages/*.ftl', { query: '?raw', import: 'default' }));
});

describe('the log', () => {
  it('tells what was taken with what it brought, and orders by name; an order is not taken for a die', () => {
    const lines = story(reader, [turn]).flatMap((section) => [section.title, ...section.lines.map((one) => one.plain)]);
    expect(lines).toEqual([
      'Round 2, turn 1',
      'Mads: took_order Stool',
      'Mads: wants_order 3',
      'You: took_die yellow 4 3: 2 blueberries',
    ]);
  });

  it('forgets what was taken back', () => {
    const glued = told(['glued', 0, { one: 'y1', other: 'b1', die: 'y2' }], ['nuts', 0, { count: 2 }]);
    expect(story(reader, [glued, { ...told(), kind: 'undone' }])).toEqual([]);
  });

  it('marks what scored', () => {
    const glued = told(['glued', 0, { one: 'y1', other: 'b1', die: 'y2' }], ['nuts', 0, { count: 2 }]);
    expect(story(reader, [glued])[0]?.lines.map((line) => line.scores)).toEqual([true]);
  });
});

describe('a turn', () => {
  it('is revealed with the die or the order of each', () => {
    expect(revealed(happenings([turn], {}))).toEqual([
      { seat: 0, die: 'y4', line: 3 },
      { seat: 1, die: null, line: null },
    ]);
  });

  it('begins with nothing revealed', () => {
    expect(revealed(happenings([turn, told(['turn_began', null, { turn: 4, round: 2, half: 2 }])], {}))).toEqual([]);
  });

  it('brings each seat its own', () => {
    const events = told(['nuts', 0, { count: 2 }], ['lantern', 0], ['die_gained', 0, { die: 'b3' }], ['chestnut', 1]);
    expect(gainsOf(events.events, 0)).toEqual(['nut', 'nut', 'lantern', 'b3']);
  });
});

describe('values of messages', () => {
  const pack = { helpers: [{}, { name: { en: 'Auntie Bee', nl: 'Tante Bé' } }] };
  const table = { orders: { a7: { name: 'Bread box' } }, names: {}, pack } as unknown as View;

  it('are named for people, each by what it is', () => {
    expect(valueText('order', 'a7', table)).toBe('Bread box');
    expect(valueText('die', 'b2', table)).toBe('brown 2');
    expect(valueText('missing', 'y1 glue', table)).toBe('yellow 1 and glue');
    expect(valueText('cell', 'b3', table)).toBe('bottom middle');
    expect(valueText('helper', 'H1', table)).toBe('Tinkerer');
    expect(valueText('helper', 'H2', table)).toBe('Auntie Bee');
    expect(valueText('thing', 'glue glue nut', table)).toBe('2 glue and nut');
    expect(valueText('grade', 'apprentice', table)).toBeNull();
  });
});

describe('words', () => {
  it('count things', () => {
    expect(thingsText(['glue', 'blueberry', 'blueberry', 'y3'])).toBe('glue, 2 blueberries, and yellow 3');
    expect(thingsText([])).toBe('nothing');
  });

  it('leave out what there is no room for', () => {
    const few = counted(['sawblade', 'glue', 'lantern']);
    const many = counted(['nut', 'nut', 'glue', 'lantern', 'chestnut', 'y3']);
    expect(fitting(few, 6, false)).toEqual(few);
    expect(fitting(many, 6, false)).toEqual([['nut', 2]]);
    expect(fitting(many, 9, false)).toEqual([
      ['nut', 2],
      ['glue', 1],
    ]);
    expect(fitting(many, 2, true)).toEqual([['nut', 2]]);
    expect(fitting(many, Infinity, true)).toEqual(many);
  });

  it('name an order, also one that was removed; one that nobody sees is said to be so', () => {
    const view = { orders: {}, names: { a7: { en: 'Stool', fr: 'Tabouret' } } };
    expect(orderName(view, 'a7')).toBe('Stool');
    expect(orderName(view, 'a8')).toBe('(out of sight)');
    expect(orderName(null, 'a7')).toBe('(out of sight)');
  });

  it('say what helpers of a pack deal in, and what an option brings', () => {
    const choice = [['glue'], ['y3', 'nut', 'nut']];
    const helpers = [{ shows: ['glue', 'sawblade'] }, { shows: ['scrapwood', 'glue', 'sawblade'] }, {}, {}, { choice }];
    const view = { pack: { helpers, sale: null } } as unknown as WrwView;
    expect(helperName(1, view)).toBe('Tinkerer');
    expect(helperAbout(1, view)).toBe('glue and sawblade serve as one another');
    expect(helperAbout(2, view)).toBe('sell tools: 1 blueberry, 2 nuts each');
    expect(helperAbout(5, view)).toBe('at once: glue or yellow 3 and 2 nuts');
    choice.push(Array.from({ length: 14 }, () => 'nut'));
    expect(helperAbout(5, view)).toBe('at once: one of 3 gains');
    expect(actionText({ id: 1, text: '', do: 'pick', option: 2 } as OfferedAction, view)).toContain(
      'yellow 3 and 2 nuts',
    );
  });

  it('sum up a refusal', () => {
    expect(whyTitle('wrw.no_glue')).toBe('Something is missing');
    expect(whyTitle('wrw.lantern_first')).toBe('Something else first');
    expect(whyTitle('wrw.too_large')).toBe('Not with these dice');
  });
});
