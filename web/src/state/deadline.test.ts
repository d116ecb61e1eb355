import { beforeAll, expect, test } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import { deadlineText } from './deadline';

const NOON = new Date(2026, 10, 18, 12, 0).getTime();
const HOUR = 3_600_000;

beforeAll(() => setLanguage('en'));

test.each([
  [0.2, '12 min', 'left'],
  [5, '17:00', 'today'],
  [20, '08:00', 'tomorrow'],
  [45, '09:00', 'Friday'],
  [49, '2 days', 'left'],
])('in %f hours it is said as %s %s', (hours, main, more) => {
  expect(deadlineText(NOON + hours * HOUR, NOON)).toEqual({ main, more });
});
