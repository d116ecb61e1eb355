/*
 * Checks the deal of a challenge from a log and the seed, once that is open, as docs/protocol.md tells: the seal, every
 * number, and of each card that was shown its place and its salt. Which order the rules make of the secret, only they can
 * say: `rollwright verify --deal` checks that too.
 */

import type { CardDrawn, ChanceFallen, CreatedBody, Log, Row } from '../wire';
import { canonical } from './canonical';
import { Deck, saltsOf } from './cards';
import { fromHex, hex } from './random';
import { isWhole, type SealEntry } from './seal';
import { bytesOf, hmac, join, sha256 } from './sha256';
import { type Card, numberBelow, type Roll } from './verify';

/** When a challenge is on: what it says in milliseconds, as tables/commands/calendar.py has it. */
interface Span {
  readonly begins: number;
  readonly ends: number;
  readonly closes: number;
}

export interface DealVerdict {
  readonly challenge: string;
  /** The hash of the seed, as the log has it. */
  readonly commit: string;
  /** What stands for the seal of the challenge in the public log. */
  readonly leaf: string;
  readonly begins: number;
  /** When it was taken up. */
  readonly begun: number;
  /** The seed is the one that was sealed; null as long as none is open. */
  readonly seedFits: boolean | null;
  /** It was taken up while the challenge was on, and went on only until its deal was open to everybody. */
  readonly inTime: boolean;
  readonly rolls: readonly Roll[];
  readonly cards: readonly Card[];
  readonly events: readonly (Roll | Card)[];
  /** The seed is there, and all that it can be held against fits. */
  readonly fits: boolean;
}

/** `none`: the leaf is in no entry. `late`: after it was taken up. `begun`: before that, but after the challenge began. */
export type Publication = 'before' | 'begun' | 'late' | 'none' | 'changed';

const DAY = 24 * 60 * 60 * 1000;
const SEED = /^[0-9a-f]{64}$/;
const DAY_ID = /^\d{4}-\d\d-\d\d$/;
const WEEK_ID = /^(\d{4})-W(\d\d)$/;

/** Raises an error where the log is none of a challenge. */
export function verifyDeal(log: Log, seed: string | null): DealVerdict {
  const first = log[0];
  const created = first?.body.kind === 'created' ? first.body : null;
  if (!first || !created?.challenge) throw new Error('this log is of no challenge');
  const { commit } = created.dice;
  const span = spanOf(created.challenge);
  const context = contextOf(created, created.challenge);
  const seedFits = seed === null ? null : SEED.test(seed) && hex(sha256(fromHex(seed))) === commit;
  const deal = new Deal(seed !== null && seedFits ? fromHex(seed) : null, context);
  for (const row of log.slice(1)) deal.read(row);
  const { rolls, cards, events } = deal;
  const last = log.at(-1) ?? first;
  const inTime = span !== null && first.at >= span.begins && first.at < span.ends && last.at < span.closes;
  return {
    challenge: created.challenge,
    commit,
    leaf: hashOf(['rollwright deal 1', hex(context), commit]),
    begins: span?.begins ?? 0,
    begun: first.at,
    seedFits,
    inTime,
    rolls,
    cards,
    events,
    fits:
      seedFits === true &&
      inTime &&
      rolls.every((roll) => roll.numberFits) &&
      cards.every(({ fits }) => fits !== false),
  };
}

/** Where the seal of a challenge came into the public log. */
export function publicationOf({ leaf, begins, begun }: DealVerdict, entry: SealEntry | null): Publication {
  if (!entry?.seals.includes(leaf)) return 'none';
  if (!isWhole(entry)) return 'changed';
  return entry.at < begins ? 'before' : entry.at <= begun ? 'begun' : 'late';
}

/** The dice and cards of a log, held against a seed. Without one nothing is said of them. */
class Deal {
  readonly rolls: Roll[] = [];
  readonly cards: Card[] = [];
  readonly events: (Roll | Card)[] = [];
  readonly #seed: Uint8Array | null;
  readonly #context: Uint8Array;
  readonly #decks = new Map<string, Deck>();
  /** Where each deck begins. */
  readonly #starts = new Map<string, number>();

  constructor(seed: Uint8Array | null, context: Uint8Array) {
    this.#seed = seed;
    this.#context = context;
  }

  read({ seq, body }: Row): void {
    for (const entry of 'chance' in body ? body.chance : []) {
      if ('deck' in entry) this.#draw(seq, entry);
      else this.#roll(seq, entry);
    }
  }

  #roll(seq: number, fallen: ChanceFallen): void {
    const seed = this.#seed;
    const key = seed && hmac(seed, join(this.#context, bytesOf(fallen.label)));
    const numberFits = key !== null && numberBelow(fallen.total, key, this.#context, 0) === fallen.number;
    const roll = { seq, fallen, follows: seed !== null, numberFits };
    this.rolls.push(roll);
    this.events.push(roll);
  }

  #draw(seq: number, drawn: CardDrawn): void {
    if (drawn.made) {
      this.#decks.set(drawn.deck, new Deck(drawn, drawn.made, this.#context, null));
      this.#starts.set(drawn.deck, drawn.index);
    }
    const card = { seq, drawn, fits: this.#fits(drawn) };
    this.cards.push(card);
    this.events.push(card);
  }

  /** A card that is covered is neither right nor wrong; one of a deck that was never made is wrong. */
  #fits(drawn: CardDrawn): boolean | null {
    const deck = this.#decks.get(drawn.deck);
    if (!deck) return false;
    const held = deck.holds(drawn);
    if (!this.#seed || !drawn.leaf || held === false) return held === false ? false : null;
    const salt = saltsOf(hmac(this.#seed, bytesOf('cards')), this.#context, drawn.deck);
    return hex(salt(drawn.index - (this.#starts.get(drawn.deck) ?? 0))) === drawn.leaf.salt;
  }
}

/** Other rules, options, content or opponents are another deal. */
function contextOf({ game, setup, seats }: CreatedBody, challenge: string): Uint8Array {
  const bots = seats.map((seat) => (seat.kind === 'bot' ? seat.bot : ''));
  return sha256(bytesOf(canonical(['rollwright challenge 1', challenge, game, setup, bots])));
}

function spanOf(challenge: string): Span | null {
  const when = challenge.split('/')[0] ?? '';
  const week = WEEK_ID.exec(when);
  const begins = week
    ? mondayOf(Number(week[1]), Number(week[2]))
    : DAY_ID.test(when)
      ? Date.parse(`${when}T00:00Z`)
      : NaN;
  if (Number.isNaN(begins)) return null;
  const ends = begins + (week ? 7 : 1) * DAY;
  return { begins, ends, closes: ends + DAY / 2 };
}

/** Of an ISO week: the fourth of January is always in the first. */
function mondayOf(year: number, week: number): number {
  const fourth = Date.UTC(year, 0, 4);
  const weekday = (new Date(fourth).getUTCDay() + 6) % 7;
  return fourth - weekday * DAY + (week - 1) * 7 * DAY;
}

function hashOf(value: unknown): string {
  return hex(sha256(bytesOf(canonical(value))));
}
