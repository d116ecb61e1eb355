import { expect, test } from 'vitest';
import { codeIn } from './codes';

test('a code is found in what people read, and words are not', () => {
  for (const code of ['c3', 'a20', 'y12', 'rrwyp', 'red-4', 'any-cards', 'H1', 'no-x', 'crw.off_grid'])
    expect(codeIn(`You can't do ${code} now`)).not.toBeNull();
  for (const text of ['Row 3, column 2, by a star', 'Préférez-vous le bleu ?', 'Order “Bread box”', 'CRW-3.2: two X'])
    expect(codeIn(text)).toBeNull();
});

test('a move of more than one word is found', () => {
  expect(codeIn('Do mark red instead', ['mark red'])).toBe('mark red');
  expect(codeIn('Roll the dice', ['roll'])).toBeNull();
});
