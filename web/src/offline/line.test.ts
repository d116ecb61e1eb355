import { expect, test } from 'vitest';
import { isFreeLine } from './line';

test('a line is free where the browser reports neither saving nor a cellular line', () => {
  expect(isFreeLine({ saveData: false, effectiveType: '4g' })).toBe(true);
  expect(isFreeLine({ saveData: false, type: 'wifi', effectiveType: '4g' })).toBe(true);
});

test('saving, a cellular line, a slow one or no word about it keep megabytes away', () => {
  expect(isFreeLine({ saveData: true, type: 'wifi', effectiveType: '4g' })).toBe(false);
  expect(isFreeLine({ saveData: false, type: 'cellular', effectiveType: '4g' })).toBe(false);
  expect(isFreeLine({ saveData: false, effectiveType: '3g' })).toBe(false);
  expect(isFreeLine({})).toBe(false);
  expect(isFreeLine(undefined)).toBe(false);
});
