import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import { sendPack } from './packs';
import { session } from './session.svelte';

const PACK = { hash: '0123456789ab', name: 'Bench', version: 1 };
const FILE = new Blob(['{}']);

beforeAll(async () => {
  await setLanguage('en');
  session.become({ id: 'p1', name: '', ticket: 'ticket' });
});
afterEach(() => vi.unstubAllGlobals());

function answering(status: number, body: string) {
  const fetch = vi.fn((..._: Parameters<typeof globalThis.fetch>) => Promise.resolve(new Response(body, { status })));
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

test('a pack goes to the server as it is, with my ticket', async () => {
  const fetch = answering(201, JSON.stringify(PACK));
  expect(await sendPack('toy', FILE)).toEqual({ pack: PACK });
  const [path, init] = fetch.mock.calls[0] ?? [];
  expect(path).toBe('/api/games/toy/content');
  expect(init?.body).toBe(FILE);
  expect(new Headers(init?.headers).get('authorization')).toBe('Bearer ticket');
});

test('what is wrong with a pack is told in the server’s words, and for the game to word', async () => {
  const faults = [{ code: 'toy.pack_missing', values: {}, place: ['nuts'], text: 'nuts: this is missing' }];
  answering(400, JSON.stringify({ code: 'invalid', why: 'nuts: this is missing', faults }));
  expect(await sendPack('toy', FILE)).toEqual({ why: 'nuts: this is missing', faults });
});

test('what is wrong with the server is told in ours', async () => {
  answering(429, '{}');
  expect(await sendPack('toy', FILE)).toEqual({ why: 'Too many requests at once. Wait a little.', faults: [] });
  answering(502, '<html>');
  expect(await sendPack('toy', FILE)).toEqual({
    why: 'The server can’t do it just now. Try again in a moment.',
    faults: [],
  });
});
