import { expect, test } from 'vitest';
import { frameOf } from './addresses';

const GAME = { table: 'abc', page: 'replay', at: 60 } as const;

function addressIn(frame: string): string {
  return /src="([^"]*)"/.exec(frame)?.[1]?.replaceAll('&amp;', '&') ?? '';
}

test('a frame is in the language and the light that were chosen', () => {
  const frame = frameOf(GAME, 'Asta & Mads', false, { language: 'fr', theme: 'dark' });
  expect(addressIn(frame)).toBe(`${location.origin}/embed/t/abc?at=60&spoilers=no&lang=fr&theme=dark`);
  expect(frame).toContain('title="Asta &amp; Mads"');
});

test('where nothing was chosen, whoever opens it has their own', () => {
  const frame = frameOf({ ...GAME, at: 0 }, '', true, { language: null, theme: 'system' });
  expect(addressIn(frame)).toBe(`${location.origin}/embed/t/abc`);
});
