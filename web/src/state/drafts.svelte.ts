/* Content packs that are being typed: kept on this device, at every stroke. */

import { canonical } from '../crypto/canonical';
import { hex } from '../crypto/random';
import { sha256 } from '../crypto/sha256';
import type { Name } from '../i18n/named';
import type { Pack } from '../transport/api';
import { load, save } from './storage';

export interface Draft {
  readonly id: string;
  /** What has been typed, in the format of a pack; what stands in for the rest is no part of it. */
  readonly typed: Pack;
  /** Whether cards of the game's own pack stand in for those that are still to be typed. */
  readonly filled: boolean;
  /** The hash under which the server keeps what was sent last; empty where it keeps nothing. */
  readonly sent: string;
  readonly at: number;
}

const MOST = 20;

function keyOf(game: string): string {
  return `rw.cards.${game}`;
}

/** The drafts of a game, the latest first. Reactive. */
export class Drafts {
  readonly #key: string;
  all = $state.raw<readonly Draft[]>([]);

  constructor(game: string) {
    this.#key = keyOf(game);
    this.all = load<readonly Draft[]>(this.#key) ?? [];
  }

  add(typed: Pack, more: Partial<Pick<Draft, 'filled' | 'sent'>> = {}): Draft {
    const id = (this.all.reduce((most, { id: one }) => Math.max(most, Number(one)), 0) + 1).toString();
    const draft: Draft = { id, typed, filled: true, sent: '', at: Date.now(), ...more };
    this.#keep([draft, ...this.all]);
    return draft;
  }

  change(id: string, change: Partial<Pick<Draft, 'typed' | 'filled' | 'sent'>>): void {
    this.#keep(this.all.map((one) => (one.id === id ? { ...one, ...change, at: Date.now() } : one)));
  }

  forget(id: string): void {
    this.#keep(this.all.filter((one) => one.id !== id));
  }

  #keep(drafts: readonly Draft[]): void {
    this.all = [...drafts].sort((a, b) => b.at - a.at).slice(0, MOST);
    save(this.#key, this.all);
  }
}

/** What a pack is called, by a hash of its text: as `content_hash` of the engine. */
export function packHash(pack: Pack): string {
  return hex(sha256(new TextEncoder().encode(canonical(pack)))).slice(0, 12);
}

export function packName(pack: Pack): Name {
  const { name } = pack;
  return typeof name === 'string' || (typeof name === 'object' && name !== null) ? (name as Name) : '';
}

export function packVersion(pack: Pack): number {
  return typeof pack.version === 'number' ? pack.version : 1;
}
