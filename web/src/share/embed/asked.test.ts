import { expect, test } from 'vitest';
import { askedOf } from './asked';

test('the address of a frame says the table, the moment and what may be told', () => {
  const nothing = { at: null, spoilers: true, language: null, theme: null };
  expect(askedOf('/embed/t/abc', '')).toEqual({ table: 'abc', ...nothing });
  expect(askedOf('/embed/t/abc', '?at=12&spoilers=no&lang=fr&theme=dark')).toEqual({
    table: 'abc',
    at: 12,
    spoilers: false,
    language: 'fr',
    theme: 'dark',
  });
  expect(askedOf('/embed/t/abc', '?at=-3&theme=neon')).toEqual({ table: 'abc', ...nothing });
});
