import { expect, test } from 'vitest';
import { indexesOf, nextOf } from './picking';

test('equal dice are picked one after the other', () => {
  expect(indexesOf('rrw', 'rwrbr')).toEqual([0, 2, 1]);
});

test('what is not there is left out', () => {
  expect(indexesOf(['y2', 'y2'], ['b1', 'y2'])).toEqual([1]);
});

test('the next of some things comes round again, and from none of them it is the first or the last', () => {
  expect(nextOf(['a', 'b', 'c'], 'c', 1)).toBe('a');
  expect(nextOf(['a', 'b', 'c'], 'a', -1)).toBe('c');
  expect(nextOf(['a', 'b', 'c'], null, 1)).toBe('a');
  expect(nextOf(['a', 'b', 'c'], null, -1)).toBe('c');
  expect(nextOf([], null, 1)).toBeUndefined();
});
