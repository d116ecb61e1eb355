import { expect, test } from 'vitest';
import { setLanguage } from './language.svelte';
import { named } from './named';

test('a pack’s name is in the reader’s language, else in English, else in any', async () => {
  await setLanguage('nl');
  expect(named({ en: 'Bench', nl: 'Bank' })).toBe('Bank');
  expect(named({ fr: 'Établi', en: 'Bench' })).toBe('Bench');
  expect(named({ fr: 'Établi' })).toBe('Établi');
  expect(named('Bench')).toBe('Bench');
  expect(named({})).toBe('');
});
