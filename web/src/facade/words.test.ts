import { expect, test } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import { houseValueText, squaresText } from './words';

test('squares are told row by row, from the bottom and from the left', async () => {
  await setLanguage('en');
  expect(squaresText(['b3'])).toBe('row 3, column 2');
  expect(squaresText(['b2', 'b1', 'a1'])).toBe('row 1, columns 1 and 2; row 2, column 2');
  expect(squaresText(['a1', 'a2', 'a3', 'b3'])).toBe('rows 1 to 2, column 1; row 3, columns 1 and 2');
  expect(squaresText(['e1', 'f1'])).toBe('row 1, columns 5 and 6');
});

test('what is no square and no column is left to others', () => {
  expect(houseValueText('squares', 'a1 b1')).toBe('row 1, columns 1 and 2');
  expect(houseValueText('column', 'c')).toBe('3');
  expect(houseValueText('colour', 'red')).toBeNull();
});
