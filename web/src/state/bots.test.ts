import { afterEach, expect, test } from 'vitest';
import { byStrength, usualBot } from './bots';
import { settings } from './settings.svelte';

const OFFERED = ['greedy', 'easy', 'expert', 'hard', 'medium', 'new', 'random'];

afterEach(() => (settings.bot = null));

test('bots are listed by strength, and those nobody has measured last', () => {
  expect(byStrength(OFFERED)).toEqual(['random', 'easy', 'medium', 'hard', 'greedy', 'expert', 'new']);
});

test('one plays against the bot chosen last, if it is still offered', () => {
  expect(usualBot(OFFERED)).toBe('greedy');
  settings.bot = 'medium';
  expect(usualBot(OFFERED)).toBe('medium');
  expect(usualBot(['greedy', 'easy'])).toBe('greedy');
  expect(usualBot([])).toBeUndefined();
});
