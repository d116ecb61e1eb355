import { expect, it } from 'vitest';
import { timeLeft } from './clock';

it('counts minutes and seconds down to nothing', () => {
  expect(timeLeft(295_000)).toBe('4:55');
  expect(timeLeft(59_001)).toBe('1:00');
  expect(timeLeft(400)).toBe('0:01');
  expect(timeLeft(0)).toBe('0:00');
});

it('shows hours where there are some', () => {
  expect(timeLeft(3_725_000)).toBe('1:02:05');
});
