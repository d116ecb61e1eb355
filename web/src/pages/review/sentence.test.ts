import { beforeAll, expect, test } from 'vitest';
import { addMessages, setLanguage } from '../../i18n/language.svelte';
import { sentenceOf } from './sentence';
import { reviewWith } from './testing';

beforeAll(async () => {
  await setLanguage('en');
  await addMessages(import.meta.glob('/src/pages/review/messages/*.ftl', { query: '?raw', import: 'default' }));
});

const people = { nameOf: (seat: number) => ['Asta', 'Mads', 'Pil'][seat] ?? '', isMe: () => false };

/** A game of Asta and Mads, by what Asta gained by luck and by all choices. */
function ofTwo(luck: number, choices: number): string {
  const review = reviewWith({
    start: [0, 0],
    luck: [luck, -luck],
    choices: [
      [choices, -choices],
      [0, 0],
    ],
  });
  const said = sentenceOf(review, 0, people);
  return `${said.luck} ${said.choices}`.trim();
}

test.each([
  [2.1, -3.4, 'Luck gave Asta 2.1 points. Choices gave Mads 3.4.'],
  [2.1, 3.4, 'Luck gave Asta 2.1 points. Choices gave Asta 3.4 more.'],
  [-2.1, -3.4, 'Luck gave Mads 2.1 points. Choices gave Mads 3.4 more.'],
  [2.1, -2, 'Luck gave Asta 2.1 points. Choices gave Mads 2.0. One cancels out the other.'],
  [0.3, -3.4, 'Luck was even. Choices gave Mads 3.4.'],
  [-1.2, 0.2, 'Luck gave Mads 1.2 points. The choices were even.'],
  [0.3, -0.4, 'Neither luck nor choices made half a point.'],
])('luck %d and choices %d: %s', (luck, choices, said) => {
  expect(ofTwo(luck, choices)).toBe(said);
});

test('the same is said to the other player, seen from the other side', () => {
  const review = reviewWith({
    start: [0, 0],
    luck: [2.1, -2.1],
    choices: [
      [0, 0],
      [-3.4, 3.4],
    ],
  });
  const said = sentenceOf(review, 1, { ...people, isMe: (seat) => seat === 1 });
  expect(said).toEqual({ luck: 'Luck gave Asta 2.1 points.', choices: 'Choices gave you 3.4.' });
});

test('what came to light is told where it made the difference', () => {
  const review = reviewWith({
    start: [0, 0],
    luck: [6.6, -6.6],
    choices: [
      [4.3, -4.3],
      [0, 0],
    ],
    revealed: [-12.9, 12.9],
  });
  expect(sentenceOf(review, 0, people)).toEqual({
    luck: 'Luck gave Asta 6.6 points.',
    choices: 'Choices gave Asta 4.3 more. What came to light gave Mads 12.9.',
  });
});

test('of three or more the winner is spoken of, and who gave away least', () => {
  const review = reviewWith({
    start: [0, 0, 0],
    luck: [2.6, -1, -1],
    choices: [
      [-1.2, 0, 0],
      [0, 0, 0],
      [0, 0, 0],
    ],
    given: [1.1, 2.8, 1.6],
  });
  expect(sentenceOf(review, 0, people)).toEqual({
    luck: 'Luck gave Asta 2.6 points.',
    choices: 'Asta’s own choices cost 1.2. Nobody gave away less than Asta.',
  });
});

test('alone, luck and choices are told by what was to be expected', () => {
  const review = reviewWith({ start: [51], luck: [-2], choices: [[0.2]] });
  expect(sentenceOf(review, 0, people)).toEqual({
    luck: 'Luck took 2.0 points from you.',
    choices: 'Your choices brought what was to be expected: 51.0 at the start.',
  });
});
