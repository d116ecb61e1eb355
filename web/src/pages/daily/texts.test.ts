import { expect, test } from 'vitest';
import { turnDigits } from './texts';

test('turns are told as digits and small signs', () => {
  expect(turnDigits([0, 1, 0, 2, 13, -1])).toBe('·1·2+−');
});
