import { expect, test } from 'vitest';
import { signsOf } from './signs';

test('who begins with a letter of their own has that letter', () => {
  expect(signsOf(['Asta', 'mads', 'Édith'])).toEqual(['A', 'M', 'É']);
});

test('a guest and a greedy bot are told apart', () => {
  expect(signsOf(['Guest 1', 'Greedy'])).toEqual(['Gu', 'Gr']);
});

test('numbers tell apart what is called alike', () => {
  expect(signsOf(['Asta 1', 'Asta 2', 'Greedy'])).toEqual(['A1', 'A2', 'G']);
});

test.each([
  [['Greedy 1', 'Greedy 2', 'Guest 3']],
  [['Ann', 'Anna', 'Annabel']],
  [['Jo', 'Jo', 'Jo', 'Jo']],
  [['', ' ', 'Ada', 'ada']],
  [['🐙 Ole', '🐙 Ida', 'Ole']],
])('no two of %j have the same sign, and none has more than two letters', (names) => {
  const signs = signsOf(names);
  expect(new Set(signs).size).toBe(names.length);
  for (const sign of signs) expect([...sign].length).toBeLessThanOrEqual(2);
});
