// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { preferredLanguage } from './language.svelte';
import { Words } from './words';

const SOURCE = `
toy-word-red = crimson
toy-rolled = The dice show { $dice }.
toy-crossed-out = { $seat ->
    [none] Gone.
   *[other] { $seat } crosses out { $shape }.
  }
  .refusal = { $shape } is gone.
toy-not-your-turn = It is { SEAT($active) }'s turn.
toy-edition-en = English edition
toy-edition-fr = French edition
toy-option-no-x = Reach
  .about = How far.
  .is-one-turn = a turn
  .is-yes = yes, always
  .is-none = chance
toy-score-full-rows = rows
`;
const words = new Words(SOURCE, 'en', (seat) => ['Asta', 'Mads'][seat] ?? '?');

test('an event is worded with the game’s own words for values', () => {
  expect(words.event({ code: 'toy.rolled', seat: 0, values: { dice: 'red' } })).toBe('The dice show crimson.');
});

test('a value is said to people as the game says it, and else as it is', () => {
  const names = new Words(SOURCE, 'en', String, (name, value) =>
    name === 'dice' && value === 'rr' ? 'two red' : null,
  );
  const rolled = (dice: string): string => names.event({ code: 'toy.rolled', seat: 0, values: { dice } });
  expect([rolled('rr'), rolled('red')]).toEqual(['The dice show two red.', 'The dice show crimson.']);
});

test('an empty value comes as "none", which messages select on', () => {
  expect(words.event({ code: 'toy.crossed_out', seat: null, values: { shape: 'red' } })).toBe('Gone.');
  expect(words.event({ code: 'toy.crossed_out', seat: 1, values: { shape: 'red' } })).toBe('Mads crosses out crimson.');
});

test('a code that is both has its refusal in an attribute', () => {
  expect(words.refusal({ code: 'toy.crossed_out', rule: '', values: { shape: 'red' } })).toBe('crimson is gone.');
});

test('SEAT gives the name of a seat', () => {
  expect(words.refusal({ code: 'toy.not_your_turn', rule: '', values: { active: 1 } })).toBe("It is Mads's turn.");
});

test('options, editions and scores have names', () => {
  expect(words.edition('fr')).toBe('French edition');
  expect(words.option('no_x')).toBe('Reach');
  expect(words.optionAbout('no_x')).toBe('How far.');
  expect(words.optionValue('no_x', 'one_turn')).toBe('a turn');
  expect(words.optionValue('no_x', true)).toBe('yes, always');
  expect(words.optionValue('no_x', null)).toBe('chance');
  expect(words.score('full_rows')).toBe('rows');
});

test('a single edition goes unsaid', () => {
  const single = new Words('toy-edition-en = English edition', 'en', String);
  expect(single.edition('en')).toBe('');
});

test('what is wrong with a pack is told with its place, and what was typed stays as it is', () => {
  const pack = new Words(
    `
toy-word-red = crimson
toy-fault = { $place }: { $fault }
toy-pack-word = { $word } is no word
toy-place-pack = pack
toy-place-cards =
    { $number ->
        [none] cards
       *[other] card { $number }
    }
`,
    'en',
    String,
  );
  const fault = (...place: (string | number)[]) =>
    pack.fault({ code: 'toy.pack_word', values: { word: 'red' }, place, text: 'in English' });
  expect([fault(), fault('cards'), fault('cards', 2, 'name')]).toEqual([
    'pack: red is no word',
    'cards: red is no word',
    'card 3, name: red is no word',
  ]);
  expect(pack.fault({ code: 'toy.new', values: {}, place: [], text: 'in English' })).toBe('in English');
});

test('what is not worded is shown as its code', () => {
  expect(words.event({ code: 'toy.new_thing', seat: 0, values: {} })).toBe('toy.new_thing');
  expect(words.optionValue('other', 3)).toBe('3');
});

test('the reader’s first language that we speak is taken, else English', () => {
  expect(preferredLanguage(['de-AT', 'nl-BE', 'fr'])).toBe('nl');
  expect(preferredLanguage(['de'])).toBe('en');
});

test.each(['en', 'fr', 'nl'] as const)('the client’s messages in %s name no game', (language) => {
  const text = readFileSync(new URL(`../messages/${language}.ftl`, import.meta.url), 'utf8');
  expect(text).not.toMatch(/copenhagen|woodcraft/i);
});
