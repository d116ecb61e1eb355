import { afterEach, expect, test } from 'vitest';
import { usualBot, weakestBot } from './bots';
import { settings } from './settings.svelte';

const BOTS = ['duckling', 'gull', 'eagle'];
const OFFERED = { bots: BOTS, characters: ['magpie'] };

afterEach(() => (settings.bot = null));

test('one plays against the bot chosen last, if it is still offered, and else against the one in the middle', () => {
  expect(usualBot(OFFERED)).toBe('gull');
  settings.bot = 'eagle';
  expect(usualBot(OFFERED)).toBe('eagle');
  settings.bot = 'magpie';
  expect(usualBot(OFFERED)).toBe('magpie');
  settings.bot = 'greedy';
  expect(usualBot(OFFERED)).toBe('gull');
  expect(usualBot({ bots: [], characters: ['jay'] })).toBeUndefined();
});

test('one learns with the weakest', () => {
  expect(weakestBot(BOTS)).toBe('duckling');
  expect(weakestBot([])).toBeUndefined();
});
