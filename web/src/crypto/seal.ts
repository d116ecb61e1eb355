/*
 * The seal of a table as it can be compared: a leaf of the server's public log, and a fingerprint that people read out
 * to each other.
 */

import type { DiceCommit } from '../wire';
import { canonical } from './canonical';
import { fromHex, hex } from './random';
import { bytesOf, sha256 } from './sha256';

/** What a table commits to before the dice: the end of its chain of keys, and the hash of its cards' secret. */
export type Seal = Pick<DiceCommit, 'commit' | 'cards'>;

/** An entry of the public log, with the hash of the one before. */
export interface SealEntry {
  readonly number: number;
  readonly at: number;
  readonly before: string;
  readonly seals: readonly string[];
  readonly hash: string;
}

/** No letter that is easily taken for another: no 0, 1, I, L, O or U. */
const LETTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const LENGTH = 8;
/** Eight letters have forty bits. So many rounds make it dear to look for another seal that has the same. */
const ROUNDS = 4096;
/** Fingerprints by leaf: one takes some milliseconds, and is shown again and again. */
const known = new Map<string, string>();

export function isSame(one: Seal, other: Seal): boolean {
  return one.commit === other.commit && one.cards === other.cards;
}

/** What stands for a table's seal in the public log. Whoever doesn't know the table can't tell which one it is. */
export function leafOf(table: string, seal: Seal): string {
  return hashOf(['rollwright seal 1', table, seal.commit, seal.cards]);
}

/** Eight letters of it, in two groups. */
export function fingerprintOf(table: string, seal: Seal): string {
  const leaf = leafOf(table, seal);
  const print = known.get(leaf) ?? fingerprintOfLeaf(leaf);
  known.set(leaf, print);
  return print;
}

function fingerprintOfLeaf(leaf: string): string {
  let stretched = fromHex(leaf);
  for (let round = 0; round < ROUNDS; round += 1) stretched = sha256(stretched);
  let rest = BigInt(`0x${hex(stretched)}`);
  let letters = '';
  for (; letters.length < LENGTH; rest /= BigInt(LETTERS.length)) {
    letters += LETTERS.charAt(Number(rest % BigInt(LETTERS.length)));
  }
  return `${letters.slice(0, LENGTH / 2)}-${letters.slice(LENGTH / 2)}`;
}

/** Whether an entry's hash stands for what the entry says. */
export function isWhole(entry: SealEntry): boolean {
  return hashOf(['rollwright seals 1', entry.number, entry.at, entry.before, entry.seals]) === entry.hash;
}

function hashOf(value: unknown): string {
  return hex(sha256(bytesOf(canonical(value))));
}
