/*
 * What others do, one move at a time. A table may know more than it shows: each of their moves is seen for a while before the
 * next, and before what follows for me, my turn or the end. One's own moves are never kept waiting, nor is what changes a
 * decision that one has been asked for; and with a tap everything stands at once.
 */

import type { Info, Offer, Seat, Told, View } from '../wire';
import { type Pace, settings } from './settings.svelte';
import type { Sound } from './sound';

/** A table as it stood after a row of its log. */
export interface Position {
  readonly seq: number;
  readonly info: Info | null;
  readonly view: View | null;
  readonly offers: readonly Offer[];
  readonly told: readonly Told[];
}

/** What a row of the log moved, for the eye and the ear. A place is the value of an element's `data-place`. */
export interface Moved {
  /** Who did it. */
  readonly seat: Seat;
  /** What lights up: places on that seat's sheet, and places that all share. */
  readonly sheet?: readonly string[];
  readonly shared?: readonly string[];
  /** What goes from one place to another. */
  readonly flights?: readonly { readonly from: string; readonly to: string }[];
  readonly sound?: Sound;
}

/** Says what a row moved; nothing for one that needs no time to be seen. */
export type MovedBy = (row: Told) => Moved | null;

export interface Move extends Moved {
  readonly row: Told;
  readonly mine: boolean;
}

const PACE_MS: Readonly<Record<Pace, number>> = { calm: 1500, brisk: 800, once: 0 };
/** Whoever was away for so many moves wants to see how things stand. */
const LONG = 16;

const UNKNOWN: Position = { seq: -1, info: null, view: null, offers: [], told: [] };

export class Following {
  shown = $state.raw<Position>(UNKNOWN);
  /** The move that is being shown. */
  move = $state.raw<Move | null>(null);
  /** How things stood after my last move, and after every move of others since. */
  #past = $state.raw<readonly Position[]>([]);
  #queue: readonly Position[] = [];
  #movedBy: MovedBy | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what is shown has been shown before. */
  repeats = $state(false);

  /** Whether others have moved since I did. */
  readonly canRepeat: boolean = $derived.by(() => this.#past.slice(1).some((one) => this.#moveTo(one) !== null));

  /** What is known, whether it is shown yet or not. */
  get latest(): Position {
    return this.#queue.at(-1) ?? this.shown;
  }

  /** From now on moves are looked at. Gives what ends it. */
  begin(movedBy: MovedBy): () => void {
    this.#movedBy = movedBy;
    const hidden = (): void => {
      if (document.hidden) this.skip();
    };
    document.addEventListener('visibilitychange', hidden);
    return () => {
      document.removeEventListener('visibilitychange', hidden);
      this.#movedBy = null;
      this.skip();
    };
  }

  /** Everything is told anew. */
  reset(position: Position): void {
    this.#stop();
    this.#past = [position];
    this.shown = position;
  }

  /** What is known of the table besides its moves. */
  amend(info: Info): void {
    const next = { ...this.latest, info };
    if (this.#queue.length && info.phase === this.shown.info?.phase) this.#queue = [...this.#queue.slice(0, -1), next];
    else this.#jump(next);
  }

  /** A row more, by which the table came to this position. */
  arrive(position: Position): void {
    if (this.repeats) this.skip();
    const row = position.told.at(-1);
    const mine = isMine(position, row);
    const breaks = mine || row?.kind === 'undone';
    this.#past = breaks ? [position] : [...this.#past.slice(-LONG), position];
    this.#queue = [...this.#queue, position];
    const isLong = this.#queue.length > LONG;
    const presses = changesDecision(this.shown, position) || isOnTheClock(position);
    if (breaks || !this.#isPaced || isLong || presses) this.#showLast();
    else if (this.#timer === undefined || this.move?.mine) this.#showNext();
  }

  /** Whether something is still to be shown that I might be waiting for. */
  get holds(): boolean {
    return this.#queue.length > 0;
  }

  /** Everything stands at once. */
  skip(): void {
    // What is shown is not set again: when a page ends, it reads what was shown before.
    const last = this.#queue.at(-1);
    this.#stop();
    if (last) this.shown = last;
  }

  /** Shows what others did since my last move once more, and then how things stand. */
  repeat(): void {
    const { latest } = this;
    const [before, ...after] = this.#past;
    if (!before || !after.length) return;
    this.#jump({ ...before, offers: [], info: latest.info });
    this.repeats = true;
    const shown = after.map((one) => ({ ...one, offers: [], info: latest.info }));
    this.#queue = [...shown.slice(0, -1), latest];
    this.#showNext();
  }

  get #isPaced(): boolean {
    return this.#movedBy !== null && settings.pace !== 'once' && !document.hidden;
  }

  #moveTo(position: Position): Move | null {
    const row = position.told.at(-1);
    if (!row || row.kind !== 'acted') return null;
    const moved = this.#movedBy?.(row);
    return moved ? { ...moved, row, mine: isMine(position, row) } : null;
  }

  #stop(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    this.#queue = [];
    this.repeats = false;
    this.move = null;
  }

  #jump(position: Position): void {
    this.#stop();
    this.shown = position;
  }

  /** The last of what is known; its move is lit, where there is somebody to see it. */
  #showLast(): void {
    const position = this.latest;
    const move = this.#moveTo(position);
    this.#jump(position);
    if (move && (move.mine || this.#isPaced)) this.#light(move);
  }

  #showNext(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    const next = this.#queue[0];
    if (!next) {
      this.#stop();
      return;
    }
    const move = next.seq === this.shown.seq ? null : this.#moveTo(next);
    if (move && follows(this.shown, next)) {
      this.shown = { ...next, info: this.shown.info, offers: [] };
    } else {
      this.#queue = this.#queue.slice(1);
      this.shown = next;
    }
    if (move) this.#light(move);
    else this.#showNext();
  }

  #light(move: Move): void {
    this.move = move;
    this.#timer = setTimeout(() => this.#showNext(), PACE_MS[settings.pace] || PACE_MS.calm);
  }
}

function isMine(position: Position, row: Told | undefined): boolean {
  return row !== undefined && row.actor !== null && (position.info?.you.includes(row.actor) ?? false);
}

function decisionsOf(position: Position): string {
  return position.offers.map(({ seat, decision, actions }) => (actions.length ? `${seat}:${decision}` : '')).join();
}

/** Whether I am asked for something that is another thing now. */
function changesDecision(shown: Position, next: Position): boolean {
  return shown.offers.some(({ actions }) => actions.length) && decisionsOf(shown) !== decisionsOf(next);
}

/** Whether my time runs. */
function isOnTheClock({ info, offers }: Position): boolean {
  return info?.clock.kind === 'live' && offers.some(({ actions }) => actions.length);
}

/** Whether something follows for me: my turn, or the end. */
function follows(shown: Position, next: Position): boolean {
  return decisionsOf(shown) !== decisionsOf(next) || shown.info?.phase !== next.info?.phase;
}
