import { expect, test } from 'vitest';
import { indexesOf } from './picking';

test('equal dice are picked one after the other', () => {
  expect(indexesOf('rrw', 'rwrbr')).toEqual([0, 2, 1]);
});

test('what is not there is left out', () => {
  expect(indexesOf(['y2', 'y2'], ['b1', 'y2'])).toEqual([1]);
});
