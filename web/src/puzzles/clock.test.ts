import { expect, test } from 'vitest';
import { Clock, clockText } from './clock';

test('it runs while it is let, and stands still while it is not', () => {
  let time = 50;
  const clock = new Clock(1000, () => time);
  time += 500;
  expect(clock.left).toBe(1000);
  clock.run();
  time += 300;
  clock.run();
  time += 100;
  expect(clock.left).toBe(600);
  clock.stop();
  time += 5000;
  expect(clock.left).toBe(600);
  clock.run();
  time += 700;
  expect(clock.left).toBe(0);
});

test.each([
  [180_000, '3:00'],
  [179_999, '3:00'],
  [65_000, '1:05'],
  [1, '0:01'],
  [0, '0:00'],
])('%i ms are %s', (left, text) => expect(clockText(left)).toBe(text));
