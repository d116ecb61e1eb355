import { beforeEach, expect, test } from 'vitest';
import { Drafts, packHash } from './drafts.svelte';

beforeEach(() => localStorage.clear());

test('a draft is kept on this device at every change, and forgotten when that is wanted', () => {
  const drafts = new Drafts('toy');
  const { id } = drafts.add({ name: 'First' });
  drafts.change(id, { typed: { name: 'Mended' }, sent: '0123456789ab' });
  expect(new Drafts('toy').all).toMatchObject([{ id, typed: { name: 'Mended' }, filled: true, sent: '0123456789ab' }]);
  expect(new Drafts('other').all).toEqual([]);
  drafts.forget(id);
  expect(new Drafts('toy').all).toEqual([]);
});

test('of drafts the latest are kept, and each has an id of its own', () => {
  const drafts = new Drafts('toy');
  const ids = Array.from({ length: 25 }, (_, number) => drafts.add({ number }).id);
  expect(new Set(ids).size).toBe(25);
  expect(drafts.all).toHaveLength(20);
});

test('a pack has the hash that the engine gives it, whatever the order of its fields', () => {
  // content_hash('{"name":"Été","version":1}')
  expect(packHash({ version: 1, name: 'Été' })).toBe('dcceb297af12');
});
