import { expect, test } from 'vitest';
import { columns, resultText, sign } from './text';

test('a turn is a digit, a dot where it brought nothing, and in brackets where it has two digits', () => {
  expect([0, 3, 9, 10, 24, -1].map(sign)).toEqual(['·', '3', '9', '(10)', '(24)', '−1']);
});

test('a result has a line for each player, and what each turn brought adds up to the points', () => {
  const gains = [
    [0, 1],
    [2, 0],
    [0, 0],
    [1, 3],
  ];
  const text = resultText({ title: 'A game', names: ['Asta', 'Mads'], points: [3, 4], gains, said: 'Well played.' });
  expect(text).toBe('A game\nAsta 3: ·2·1\nMads 4: 1··3\nWell played.');
});

test('many turns are put together by rounds, and nothing is lost', () => {
  const gains = Array.from({ length: 61 }, (_, i) => [i % 2, (i + 1) % 2]);
  const [first, second] = columns(gains, 2);
  expect(first?.length).toBeLessThanOrEqual(30 + 1);
  expect(first?.reduce((sum, one) => sum + one, 0)).toBe(30);
  expect(second?.reduce((sum, one) => sum + one, 0)).toBe(31);
});

test('a text has no emoji', () => {
  const text = resultText({ title: 'A', names: ['B'], points: [12], gains: [[12], [0]] });
  expect(text).not.toMatch(/\p{Extended_Pictographic}(?<![\d#*])/u);
});
