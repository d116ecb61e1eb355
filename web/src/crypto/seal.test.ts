// @vitest-environment node
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { fingerprintOf, isWhole, leafOf, type SealEntry } from './seal';

/** The same examples that the Python side is tested with. */
const examples = JSON.parse(readFileSync(new URL('../../../tests/data/seals.json', import.meta.url), 'utf8')) as {
  table: string;
  commit: string;
  cards: string;
  leaf: string;
  fingerprint: string;
}[];

test('leaf and fingerprint of a seal are those that the server has', () => {
  expect(examples.length).toBeGreaterThan(4);
  for (const { table, leaf, fingerprint, ...seal } of examples) {
    expect([leafOf(table, seal), fingerprintOf(table, seal)]).toEqual([leaf, fingerprint]);
  }
});

test('an entry stands for its number, time, seals and the entry before, and for nothing else', () => {
  const entry: SealEntry = {
    number: 2,
    at: 1_700_000_000_000,
    before: 'ab'.repeat(32),
    seals: ['cd'.repeat(32)],
    hash: 'f772453ca1742c4b342252f669cd6edb30d449fff3a3b52bf630796dc9b6cb2e',
  };
  const changes: Partial<SealEntry>[] = [{ number: 3 }, { at: 1 }, { before: '' }, { seals: [] }, { hash: '00' }];

  expect(isWhole(entry)).toBe(true);
  for (const change of changes) expect(isWhole({ ...entry, ...change })).toBe(false);
});
