/*
 * Checks the dice and cards of a table from its log alone, as docs/protocol.md tells: the seals, the seeds, every
 * number and every card. What numbers mean in the game is for the rules to say, which the client doesn't hold:
 * `rollwright verify` checks that too.
 */

import type {
  CardDrawn,
  CardsOpened,
  ChanceFallen,
  CreatedBody,
  DiceCommit,
  Log,
  RevealedBody,
  Row,
  Seat,
} from '../wire';
import { canonical } from './canonical';
import { Deck } from './cards';
import { fromHex, hex } from './random';
import type { Seal } from './seal';
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

/** A seal that the table had, from a row on. */
export interface Sealing {
  readonly seq: number;
  readonly at: number;
  readonly seal: Seal;
  /** A seed was not revealed in time, or the server's data were restored. */
  readonly why: 'created' | 'redrawn' | 'restored';
}

/** A seed that was shown. */
export interface Reveal {
  readonly seq: number;
  readonly at: number;
  readonly seats: readonly Seat[];
  readonly seedHash: string;
}

/** A seat that was freed for showing no seed, though it had shown one. */
export interface FalseTimeout {
  readonly seq: number;
  readonly seat: Seat;
  /** The row that holds its seed. */
  readonly revealed: number;
}

/** Who sits at a seat, by the last row. */
export interface Chair {
  readonly person: string | null;
  readonly seedHash: string;
  readonly seed: string | null;
}

export interface Verdict {
  readonly table: string;
  readonly scheme: DiceCommit['scheme'];
  /** The number of its last row. */
  readonly rows: number;
  /** All seals, the first one first. */
  readonly sealings: readonly [Sealing, ...Sealing[]];
  /** The one that the game began with; before it begins, the latest. */
  readonly sealing: Sealing;
  readonly reveals: readonly Reveal[];
  readonly falseTimeouts: readonly FalseTimeout[];
  readonly chairs: readonly Chair[];
  /** Seats of persons whose seed is the one they had committed to, those where it is another, and those without one. */
  readonly seedsFit: readonly Seat[];
  readonly seedsWrong: readonly Seat[];
  readonly seedsMissing: readonly Seat[];
  readonly rolls: readonly Roll[];
  readonly cards: readonly Card[];
  /** Rolls and cards in the order of the game. */
  readonly events: readonly (Roll | Card)[];
  /** The secret of the cards fits its seal, and the decks their roots; null where there are none, or none are open. */
  readonly decksFit: boolean | null;
  /** All that the log shows fits. While a game goes on, it may not show everything yet. */
  readonly fits: boolean;
  /** And nothing is missing: the log of a game that is over must be so. */
  readonly honest: boolean;
}

/** What a game opens at its end; `earlier` has the same under seals that a restore has replaced in its course. */
type Opened = CardsOpened & { readonly earlier?: readonly CardsOpened[] };

const EMPTY: Chair = { person: null, seedHash: '', seed: null };
const WORDS = 2 ** 32;

/** Raises an error where the log is not one. */
export function verify(log: Log): Verdict {
  const first = log[0];
  if (first?.body.kind !== 'created') throw new Error('a log begins with the row that creates the table');
  const audit = new Audit(first, first.body, log.map(openedIn).find((one) => one) ?? null);
  for (const row of log.slice(1)) audit.read(row);
  return audit.verdict();
}

/** A log while it is read, row by row. */
class Audit {
  readonly #table: string;
  readonly #created: CreatedBody;
  /** What was opened at the end, under each seal since the game began; empty as long as nothing is. */
  readonly #opened: readonly CardsOpened[];
  readonly #chairs: Chair[];
  readonly #sealings: [Sealing, ...Sealing[]];
  readonly #reveals: Reveal[] = [];
  readonly #falseTimeouts: FalseTimeout[] = [];
  readonly #rolls: Roll[] = [];
  readonly #cards: Card[] = [];
  readonly #events: (Roll | Card)[] = [];
  /** Each deck as it was made last, and all that were ever made. */
  readonly #decks = new Map<string, Deck>();
  readonly #made: Deck[] = [];
  /** The seal that the game begins with, and those that a restore has put in its place since. */
  #since: readonly [Sealing, ...Sealing[]];
  #rows: number;
  #started = false;
  #key: string;
  #index = 0;

  constructor({ table, seq, at }: Row, created: CreatedBody, opened: Opened | null) {
    this.#table = table;
    this.#rows = seq;
    this.#created = created;
    this.#opened = opened ? [...(opened.earlier ?? []), opened] : [];
    this.#chairs = created.seats.map((seat) =>
      seat.kind === 'person' ? { person: seat.person, seedHash: seat.seed_hash, seed: null } : EMPTY,
    );
    this.#sealings = [{ seq, at, seal: created.dice, why: 'created' }];
    this.#since = [this.#sealings[0]];
    this.#key = created.dice.commit;
  }

  read(row: Row): void {
    const body = row.body;
    this.#rows = row.seq;
    if (body.kind === 'seated') {
      const { person = null, seed_hash: seedHash = '' } = body;
      for (const seat of body.seats) this.#chairs[seat] = { person, seedHash, seed: null };
    } else if (body.kind === 'left') {
      for (const seat of body.seats) this.#chairs[seat] = EMPTY;
    } else if (body.kind === 'started') {
      this.#started = true;
    } else if (body.kind === 'revealed') {
      this.#reveal(row, body);
    } else if (body.kind === 'timed_out' && body.dice) {
      this.#free(row, body.seats);
    }
    const seal = 'dice' in body ? body.dice : undefined;
    if (seal)
      this.#sealAnew({ seq: row.seq, at: row.at, seal, why: body.kind === 'timed_out' ? 'redrawn' : 'restored' });
    for (const fallen of 'chance' in body ? body.chance : []) {
      const context = this.#context();
      if ('deck' in fallen) this.#draw(row.seq, fallen, context);
      else this.#roll(row.seq, fallen, context);
    }
  }

  #reveal({ seq, at }: Row, { seats, seed }: RevealedBody): void {
    for (const seat of seats) {
      const chair = this.#chairs[seat];
      if (!chair) throw new Error(`row ${seq} speaks of a seat that isn't there`);
      this.#chairs[seat] = { ...chair, seed };
    }
    this.#reveals.push({ seq, at, seats, seedHash: hashOf(seed) });
  }

  /** Who has shown no seed leaves the seat. */
  #free({ seq }: Row, seats: readonly Seat[]): void {
    for (const seat of seats) {
      const revealed = this.#reveals.findLast((reveal) => reveal.seats.includes(seat));
      if (this.#chairs[seat]?.seed && revealed) this.#falseTimeouts.push({ seq, seat, revealed: revealed.seq });
      this.#chairs[seat] = EMPTY;
    }
  }

  /** Before the game everybody commits anew. In a running game the seeds stay, and rolls are counted from 1 again. */
  #sealAnew(sealing: Sealing): void {
    const runs = this.#started && sealing.why === 'restored' && this.#seats(({ seed }) => seed === null).length === 0;
    this.#sealings.push(sealing);
    this.#since = runs ? [...this.#since, sealing] : [sealing];
    this.#key = sealing.seal.commit;
    this.#index = 0;
    if (runs) return;
    this.#started = false;
    this.#chairs.forEach((chair, seat) => (this.#chairs[seat] = { ...chair, seedHash: '', seed: null }));
  }

  #roll(seq: number, fallen: ChanceFallen, context: Uint8Array): void {
    const key = fromHex(fallen.key);
    this.#index += 1;
    const follows = fallen.index === this.#index && hex(sha256(key)) === this.#key;
    const numberFits = numberBelow(fallen.total, key, context, this.#index) === fallen.number;
    const roll = { seq, fallen, follows, numberFits };
    this.#rolls.push(roll);
    this.#events.push(roll);
    this.#key = fallen.key;
  }

  #draw(seq: number, drawn: CardDrawn, context: Uint8Array): void {
    if (drawn.made) {
      const deck = new Deck(drawn, drawn.made, context, this.#opened[this.#since.length - 1] ?? null);
      this.#decks.set(drawn.deck, deck);
      this.#made.push(deck);
    }
    const card = { seq, drawn, fits: this.#decks.get(drawn.deck)?.holds(drawn) ?? null };
    this.#cards.push(card);
    this.#events.push(card);
  }

  #context(): Uint8Array {
    const { game, setup, start } = this.#created;
    const seeds = this.#chairs.map((chair) => chair.seed);
    return sha256(bytesOf(canonical([this.#table, game, setup, seeds, ...(start ? [start] : [])])));
  }

  /** The seats of persons of whom something is so. */
  #seats(of: (chair: Chair) => boolean): Seat[] {
    return this.#chairs.flatMap((chair, seat) => (chair.person !== null && of(chair) ? [seat] : []));
  }

  #decksFit(): boolean | null {
    if (!this.#opened.length || !this.#made.length) return null;
    const sealed = this.#since.every(({ seal }, i) => hashOf(this.#opened[i]?.secret ?? '') === seal.cards);
    return sealed && this.#made.every((deck) => deck.fits);
  }

  verdict(): Verdict {
    const { scheme } = this.#created.dice;
    const decksFit = this.#decksFit();
    const seedsWrong = this.#seats(({ seed, seedHash }) => seed !== null && hashOf(seed) !== seedHash);
    const seedsMissing = this.#seats(({ seed }) => seed === null);
    const fits =
      scheme === 'chain-1' &&
      seedsWrong.length === 0 &&
      this.#falseTimeouts.length === 0 &&
      this.#rolls.every((roll) => roll.follows && roll.numberFits) &&
      decksFit !== false &&
      this.#cards.every((card) => card.fits !== false && this.#decks.has(card.drawn.deck));
    return {
      table: this.#table,
      scheme,
      rows: this.#rows,
      sealings: this.#sealings,
      sealing: this.#since[0],
      reveals: this.#reveals,
      falseTimeouts: this.#falseTimeouts,
      chairs: this.#chairs,
      seedsFit: this.#seats(({ seed, seedHash }) => seed !== null && hashOf(seed) === seedHash),
      seedsWrong,
      seedsMissing,
      rolls: this.#rolls,
      cards: this.#cards,
      events: this.#events,
      decksFit,
      fits,
      honest: fits && seedsMissing.length === 0,
    };
  }
}

/** How often the table was sealed anew for a reason. */
export function countOf(verdict: Verdict, why: Sealing['why']): number {
  return verdict.sealings.filter((sealing) => sealing.why === why).length;
}

function openedIn(row: Row): Opened | undefined {
  return 'opened' in row.body ? row.body.opened : undefined;
}

function hashOf(digits: string): string {
  return hex(sha256(fromHex(digits)));
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
