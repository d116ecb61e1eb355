import { afterEach, expect, test } from 'vitest';
import { usualBot, weakestBot } from './bots';
import { settings } from './settings.svelte';

const OFFERED = ['duckling', 'gull', 'eagle'];

afterEach(() => (settings.bot = null));

test('one plays against the bot chosen last, if it is still offered, and else against the one in the middle', () => {
  expect(usualBot(OFFERED)).toBe('gull');
  settings.bot = 'eagle';
  expect(usualBot(OFFERED)).toBe('eagle');
  settings.bot = 'greedy';
  expect(usualBot(OFFERED)).toBe('gull');
  expect(usualBot([])).toBeUndefined();
});

test('one learns with the weakest', () => {
  expect(weakestBot(OFFERED)).toBe('duckling');
  expect(weakestBot([])).toBeUndefined();
});
