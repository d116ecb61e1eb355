import { beforeAll, expect, it } from 'vitest';
import { addMessages, setLanguage } from '../i18n/language.svelte';
import { timeLeft } from './clock';

beforeAll(async () => {
  await setLanguage('en');
  await addMessages(import.meta.glob('/src/table/messages/*.ftl', { query: '?raw', import: 'default' }));
});

it('counts minutes and seconds down to nothing', () => {
  expect(timeLeft(295_000)).toBe('4:55');
  expect(timeLeft(59_001)).toBe('1:00');
  expect(timeLeft(400)).toBe('0:01');
  expect(timeLeft(0)).toBe('0:00');
});

it('shows hours where there are some', () => {
  expect(timeLeft(3_725_000)).toBe('1 h 2 min');
  expect(timeLeft(183_600_000)).toBe('2 days 3 h');
});
