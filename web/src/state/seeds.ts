/*
 * The seeds that this browser adds to the dice. A seed is secret until all are seated: at the table only its hash is
 * known, so neither the server nor another player can have chosen theirs to suit it.
 */

import { fromHex, hex, randomBytes } from '../crypto/random';
import { sha256 } from '../crypto/sha256';
import { load, save } from './storage';

const KEY = 'rw.seeds';
const KEPT = 60;

/** A new seed, kept under its hash, which is what the table is told. */
export function newSeed(): string {
  const seed = hex(randomBytes(32));
  const hash = seedHash(seed);
  const kept = Object.entries(load<Record<string, string>>(KEY) ?? {}).slice(1 - KEPT);
  save(KEY, Object.fromEntries([...kept, [hash, seed]]));
  return hash;
}

/** The seed to a hash that this browser has given, if it still has it. */
export function seedOf(hash: string): string | undefined {
  return load<Record<string, string>>(KEY)?.[hash];
}

/** The hash of the bytes that the seed's digits stand for. */
export function seedHash(seed: string): string {
  return hex(sha256(fromHex(seed)));
}
