import { beforeAll, expect, test } from 'vitest';
import { addMessages, setLanguage } from '../i18n/language.svelte';
import type { Absence, Waited } from '../wire';
import { absentees, awayText, laterThan } from './absence';

const HOUR = 3_600_000;
const waited = (seat: number, more: Partial<Waited> = {}): Waited => ({
  seat,
  since: 0,
  nudged: null,
  nudge_from: HOUR,
  late_from: 72 * HOUR,
  ...more,
});
const absence = (...all: Waited[]): Absence => ({ patience: 3, waited: all, voters: [0], votes: [], needed: 1 });

beforeAll(async () => {
  await setLanguage('en');
  await addMessages(import.meta.glob('/src/table/messages/*.ftl', { query: '?raw', import: 'default' }));
});

test('in the first hour nobody is absent', () => {
  expect(absentees(absence(waited(1)), HOUR - 1)).toEqual([]);
  expect(absentees(absence(waited(1), waited(2, { nudge_from: 2 * HOUR })), HOUR).map((one) => one.seat)).toEqual([1]);
});

test('who was nudged stays absent until the next nudge, and after', () => {
  expect(absentees(absence(waited(1, { nudged: HOUR, nudge_from: 25 * HOUR })), 2 * HOUR)).toHaveLength(1);
});

test('something may be done as soon as it may be done about one of them', () => {
  expect(laterThan([5, 9], 5)).toBeNull();
  expect(laterThan([5, 9], 4)).toBe(5);
});

test('how long it has been is told in hours on the first day, then in days', () => {
  expect(awayText('Mads', 1, 0, HOUR)).toBe('Mads has not moved for an hour');
  expect(awayText('Mads', 1, 0, 23 * HOUR)).toBe('Mads has not moved for 23 hours');
  expect(awayText('Mads and Pil', 2, 0, 75 * HOUR)).toBe('Mads and Pil have not moved for 3 days');
});
