/*
 * Checks the dice and cards of a table from its log alone, as docs/protocol.md tells: the seals, the seeds, every
 * number and every card. What numbers mean in the game is for the rules to say, which the client doesn't hold:
 * `rollwright verify` checks that too.
 */

import type { CardDrawn, CardsOpened, ChanceFallen, Log, Row, Seat } from '../wire';
import { Deck } from './cards';
import { fromHex, hex } from './random';
import { bytesOf, hmac, join, sha256 } from './sha256';

export interface Roll {
  readonly seq: number;
  readonly fallen: ChanceFallen;
  /** Its key, hashed, is the key before: so nobody could choose it later. */
  readonly follows: boolean;
  /** Its number is the one that key, seeds and options give. */
  readonly numberFits: boolean;
}

export interface Card {
  readonly seq: number;
  readonly drawn: CardDrawn;
  /** It lies in its deck where it was drawn; null as long as it is covered. */
  readonly fits: boolean | null;
}

export interface Verdict {
  readonly scheme: 'chain-1' | 'local' | 'entered';
  readonly commit: string;
  /** Seats of persons whose seed is the one they had committed to, and those where it is another. */
  readonly seedsFit: readonly Seat[];
  readonly seedsWrong: readonly Seat[];
  readonly rolls: readonly Roll[];
  readonly cards: readonly Card[];
  /** Rolls and cards in the order of the game. */
  readonly events: readonly (Roll | Card)[];
  /** The secret of the cards fits its seal, and the decks their roots; null where there are none, or none are open. */
  readonly decksFit: boolean | null;
  readonly honest: boolean;
}

interface Chair {
  person: boolean;
  seedHash: string;
  seed: string | null;
}

const WORDS = 2 ** 32;

/** Raises an error where the log is not one. */
export function verify(log: Log): Verdict {
  const first = log[0];
  if (first?.body.kind !== 'created') throw new Error('a log begins with the row that creates the table');
  const { dice, game, setup } = first.body;
  const chairs: Chair[] = first.body.seats.map((seat) =>
    seat.kind === 'person'
      ? { person: true, seedHash: seat.seed_hash, seed: null }
      : { person: false, seedHash: '', seed: null },
  );
  const seedsFit: Seat[] = [];
  const seedsWrong: Seat[] = [];
  const rolls: Roll[] = [];
  const cards: Card[] = [];
  const events: (Roll | Card)[] = [];
  const decks = new Map<string, Deck>();
  const opened = log.map(openedIn).find((one) => one) ?? null;
  let sealed = dice.cards;
  let commit = dice.commit;
  let before = commit;

  for (const row of log) {
    const body = row.body;
    if (body.kind === 'seated') {
      for (const seat of body.seats) {
        chairs[seat] = { person: body.person !== undefined, seedHash: body.seed_hash ?? '', seed: null };
      }
    } else if (body.kind === 'left') {
      for (const seat of body.seats) chairs[seat] = { person: false, seedHash: '', seed: null };
    } else if (body.kind === 'timed_out' && body.dice) {
      // Not all seeds were shown: the seats are freed, and everybody commits anew, the table too.
      commit = before = body.dice.commit;
      sealed = body.dice.cards;
      for (const seat of body.seats) chairs[seat] = { person: false, seedHash: '', seed: null };
      for (const chair of chairs) chair.seedHash = '';
      for (const chair of chairs) chair.seed = null;
      seedsFit.length = seedsWrong.length = 0;
    } else if (body.kind === 'revealed') {
      for (const seat of body.seats) {
        const chair = chairs[seat];
        if (!chair) throw new Error(`row ${row.seq} speaks of a seat that isn't there`);
        chair.seed = body.seed;
        const fits = hex(sha256(fromHex(body.seed))) === chair.seedHash;
        (fits ? seedsFit : seedsWrong).push(seat);
      }
    }
    for (const fallen of fallenIn(row)) {
      const context = contextOf(first.table, game, setup, chairs);
      if ('deck' in fallen) {
        if (fallen.made) decks.set(fallen.deck, new Deck(fallen.deck, fallen.made, context, opened));
        const card = { seq: row.seq, drawn: fallen, fits: decks.get(fallen.deck)?.holds(fallen) ?? null };
        cards.push(card);
        events.push(card);
        continue;
      }
      const key = fromHex(fallen.key);
      const follows = fallen.index === rolls.length + 1 && hex(sha256(key)) === before;
      const numberFits = numberBelow(fallen.total, key, context, rolls.length + 1) === fallen.number;
      const roll = { seq: row.seq, fallen, follows, numberFits };
      rolls.push(roll);
      events.push(roll);
      before = fallen.key;
    }
  }
  const decksFit =
    opened && decks.size
      ? hex(sha256(fromHex(opened.secret))) === sealed && [...decks.values()].every((deck) => deck.fits)
      : null;
  const honest =
    dice.scheme === 'chain-1' &&
    seedsWrong.length === 0 &&
    chairs.every((chair) => !chair.person || chair.seed !== null) &&
    rolls.every((roll) => roll.follows && roll.numberFits) &&
    decksFit !== false &&
    cards.every((card) => card.fits !== false && decks.has(card.drawn.deck));
  return { scheme: dice.scheme, commit, seedsFit, seedsWrong, rolls, cards, events, decksFit, honest };
}

function fallenIn(row: Row): readonly (ChanceFallen | CardDrawn)[] {
  return 'chance' in row.body ? row.body.chance : [];
}

function openedIn(row: Row): CardsOpened | undefined {
  return 'opened' in row.body ? row.body.opened : undefined;
}

function contextOf(table: string, game: string, setup: unknown, chairs: readonly Chair[]): Uint8Array {
  return sha256(bytesOf(canonical([table, game, setup, chairs.map((chair) => chair.seed)])));
}

/** The one JSON text of a value: sorted keys, no spaces. */
export function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value === 'object' && value !== null) {
    const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
    return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
  }
  return JSON.stringify(value);
}

/** A number from 0 to total - 1 out of the stream; those in the last, incomplete run of `total` are passed over. */
export function numberBelow(total: number, key: Uint8Array, context: Uint8Array, index: number): number {
  const even = WORDS - (WORDS % total);
  for (let block = 0; ; block++) {
    const counters = new DataView(new ArrayBuffer(8));
    counters.setUint32(0, index);
    counters.setUint32(4, block);
    const bits = new DataView(hmac(key, join(context, new Uint8Array(counters.buffer))).buffer);
    for (let start = 0; start < 32; start += 4) {
      const number = bits.getUint32(start);
      if (number < even) return number % total;
    }
  }
}
