import { randomId } from '../crypto/random';
import type {
  ActionId,
  Answer,
  ClientMessage,
  CreateTable,
  Deed,
  Depth,
  Nack,
  NackCode,
  Refusal,
  ReviewMessage,
  Seat,
  ServerMessage,
} from '../wire';
import { ApiError } from './api';
import { backoff } from './backoff';
import type { Export, Imported, Status, Studied, Transport } from './transport';

/** What became of a command. */
export type Done =
  | { readonly ok: true; readonly table: string; readonly seq: number }
  | { readonly ok: false; readonly code: NackCode; readonly refusal?: Refusal | undefined };

type Command = Extract<ClientMessage, { t: 'cmd' | 'create' }>;

export interface Pending {
  readonly cid: string;
  readonly table: string | null;
  readonly message: Command;
}

interface Waiting extends Pending {
  readonly key: string;
  readonly promise: Promise<Done>;
  readonly settle: (done: Done) => void;
  tries: number;
}

/** What is heard of a review that was asked for: how far it has come and what there is of it, or that there is none. */
export type ReviewNews = ReviewMessage | Extract<Done, { ok: false }>;

/** Whether nothing more is to come for who asked for a depth: one who asked for a draft may be given more. */
export function isLast({ depth, done }: { depth: Depth; done: number }, wanted: Depth | undefined): boolean {
  return done >= 1 && (depth === wanted || depth === 'whole');
}

interface WantedReview {
  readonly table: string;
  readonly depth: Depth;
  readonly tell: (news: ReviewNews) => void;
}

interface Asking {
  readonly seat?: Seat | undefined;
  readonly replaces?: string | undefined;
  readonly hint?: boolean;
  readonly judge?: boolean;
  readonly lines?: readonly (readonly ActionId[])[] | undefined;
}

interface Question {
  readonly table: string;
  readonly replaces: string | undefined;
  readonly settle: (answer: Answer | null) => void;
}

const SYNC_AGAIN_MS = 3000;
const TRIES = 8;

/**
 * The client's side of the protocol, over any transport: says hello, keeps commands until they are answered, notices
 * gaps, and asks for what it missed. It knows nothing of Svelte and nothing of any game.
 */
export class Link {
  readonly #transport: Transport;
  readonly #ticket: () => Promise<string>;
  readonly #seen = new Map<string, number>();
  readonly #waiting = new Map<string, Waiting>();
  readonly #questions = new Map<string, Question>();
  readonly #reviews = new Map<string, WantedReview>();
  readonly #syncing = new Map<string, number>();
  #greeted = false;
  #message: (message: ServerMessage) => void = () => {};
  #status: (status: Status) => void = () => {};
  #changed: () => void = () => {};

  constructor(transport: Transport, ticket: () => Promise<string>) {
    this.#transport = transport;
    this.#ticket = ticket;
    transport.onStatus((status) => void this.#onStatus(status));
    transport.onMessage((message) => this.#onMessage(message));
  }

  /** Messages in order: of each table every `ev` once, with no gap. */
  onMessage(listener: (message: ServerMessage) => void): void {
    this.#message = listener;
  }

  /** Up means: the server has said welcome. */
  onStatus(listener: (status: Status) => void): void {
    this.#status = listener;
  }

  onPending(listener: () => void): void {
    this.#changed = listener;
  }

  connect(): void {
    this.#transport.connect();
  }

  retry(): void {
    this.#transport.retry();
  }

  close(): void {
    this.#transport.close();
  }

  get local(): boolean {
    return this.#transport.local;
  }

  get pending(): readonly Pending[] {
    return [...this.#waiting.values()];
  }

  /** Asks for a table's news from now on. */
  open(table: string): void {
    if (this.#seen.has(table)) return;
    this.#seen.set(table, -1);
    if (this.#greeted) this.#transport.send({ t: 'open', table });
  }

  /** Asks once more for a table that could not be read. */
  openAgain(table: string): void {
    if (this.#greeted && this.#seen.has(table)) this.#transport.send({ t: 'open', table });
  }

  leave(table: string): void {
    if (!this.#seen.delete(table)) return;
    this.#syncing.delete(table);
    if (this.#greeted) this.#transport.send({ t: 'leave_table', table });
  }

  create(wish: CreateTable, seedHash: string): Promise<Done> {
    return this.#command({ t: 'create', cid: randomId(), seed_hash: seedHash, ...wish }, null);
  }

  command(table: string, deed: Deed): Promise<Done> {
    return this.#command({ t: 'cmd', table, cid: randomId(), ...deed }, table);
  }

  /**
   * A question; `replaces` names a kind of which only the newest matters. The answer is null when the line broke or a
   * newer question came: whoever asked asks again if it still matters. With `hint`, and no plan, it asks for advice;
   * with `judge`, whether what was done last was best; and with `lines`, which of these it was.
   */
  ask(
    table: string,
    plan: readonly (ActionId | string)[],
    { seat, replaces, hint, judge, lines }: Asking = {},
  ): Promise<Answer | null> {
    if (replaces !== undefined) {
      for (const [id, question] of this.#questions) {
        if (question.table === table && question.replaces === replaces) this.#settleQuestion(id, null);
      }
    }
    const id = randomId();
    return new Promise((settle) => {
      this.#questions.set(id, { table, replaces, settle });
      const asked = {
        table,
        id,
        plan,
        ...(seat === undefined ? {} : { seat }),
        ...(hint ? { hint } : {}),
        ...(judge ? { judge } : {}),
        ...(lines ? { lines } : {}),
      };
      const sent = this.#greeted && this.#transport.send({ t: 'ask', ...asked });
      if (!sent) this.#settleQuestion(id, null);
    });
  }

  /**
   * The review of a game that is over. `tell` is called as often as there is more of it: a draft first, until it is as
   * deep as was asked for. It is asked for again where the line breaks meanwhile. The function returned ends it.
   */
  review(table: string, depth: Depth, tell: (news: ReviewNews) => void): () => void {
    const id = randomId();
    this.#reviews.set(id, { table, depth, tell });
    if (this.#greeted) this.#transport.send({ t: 'review', table, id, depth });
    return () => void this.#reviews.delete(id);
  }

  /** A record is given to whoever practises alone, so it is asked for by who I am. */
  async export(table: string, what: Export): Promise<string> {
    return this.#transport.export(table, what, what === 'record' ? await this.#ticket() : null);
  }

  importRecord(record: string): Promise<Imported> {
    return this.#judged((ticket) => this.#transport.importRecord(record, ticket));
  }

  study(text: string): Promise<Studied> {
    return this.#judged((ticket) => this.#transport.study(text, ticket));
  }

  async #judged<T>(ask: (ticket: string) => Promise<T>): Promise<T | { readonly why: string }> {
    try {
      return await ask(await this.#ticket());
    } catch (error) {
      if (error instanceof ApiError) return { why: error.why };
      if (error instanceof TypeError) return { why: '' }; // no connection
      throw error;
    }
  }

  /** Sends what needs no answer, if the line is up. */
  tell(message: Extract<ClientMessage, { t: 'mine' | 'name' }>): boolean {
    return this.#greeted && this.#transport.send(message);
  }

  #command(message: Command, table: string | null): Promise<Done> {
    const key = JSON.stringify({ ...message, cid: '', seed_hash: '' });
    // A second click while the first is under way is the same command. What is said twice is meant twice.
    const same = [...this.#waiting.values()].find((waiting) => waiting.key === key);
    if (same && !(message.t === 'cmd' && message.do === 'chat')) return same.promise;
    let settle: (done: Done) => void = () => {};
    const promise = new Promise<Done>((resolve) => (settle = resolve));
    this.#waiting.set(message.cid, { cid: message.cid, table, message, key, promise, settle, tries: 0 });
    this.#changed();
    if (this.#greeted) this.#transport.send(message);
    return promise;
  }

  async #onStatus(status: Status): Promise<void> {
    this.#greeted = false;
    if (!status.up) {
      for (const id of [...this.#questions.keys()]) this.#settleQuestion(id, null);
      this.#status(status);
      return;
    }
    this.#syncing.clear();
    const ticket = await this.#ticket();
    this.#transport.send({ t: 'hello', ticket, proto: 1, tables: Object.fromEntries(this.#seen) });
  }

  #onMessage(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.#onWelcome(message);
        return;
      case 'snapshot':
        if (!this.#seen.has(message.table)) return;
        this.#seen.set(message.table, message.seq);
        this.#syncing.delete(message.table);
        break;
      case 'ev': {
        const seen = this.#seen.get(message.table);
        if (seen === undefined || message.seq <= seen) return;
        if (message.seq > seen + 1) {
          this.#sync(message.table, seen);
          return;
        }
        this.#seen.set(message.table, message.seq);
        this.#syncing.delete(message.table);
        break;
      }
      case 'beacon':
        for (const [table, head] of Object.entries(message.heads)) {
          const seen = this.#seen.get(table);
          if (seen !== undefined && head > seen) this.#sync(table, seen);
        }
        break;
      case 'ack':
        this.#settle(message.cid, { ok: true, table: message.table, seq: message.seq });
        break;
      case 'nack':
        if (this.#onNoReview(message)) return;
        if (message.code === 'unavailable' && this.#tryAgain(message.cid)) return;
        this.#settle(message.cid, { ok: false, code: message.code, refusal: message.refusal });
        break;
      case 'answer':
        this.#settleQuestion(message.id, message);
        return;
      case 'review':
        this.#onReview(message);
        return;
    }
    this.#message(message);
  }

  #onWelcome(message: ServerMessage): void {
    const again = this.#greeted;
    this.#greeted = true;
    this.#message(message);
    if (again) return;
    this.#status({ up: true });
    for (const waiting of this.#waiting.values()) this.#transport.send(waiting.message);
    for (const [id, { table, depth }] of this.#reviews) this.#transport.send({ t: 'review', table, id, depth });
  }

  #onReview(message: ReviewMessage): void {
    const wanted = this.#reviews.get(message.id);
    if (isLast(message, wanted?.depth)) this.#reviews.delete(message.id);
    wanted?.tell(message);
  }

  /** Whether it was a review that was refused. */
  #onNoReview({ cid, code, refusal }: Nack): boolean {
    const wanted = this.#reviews.get(cid);
    this.#reviews.delete(cid);
    wanted?.tell({ ok: false, code, refusal });
    return wanted !== undefined;
  }

  #sync(table: string, seen: number): void {
    const since = Date.now() - (this.#syncing.get(table) ?? -Infinity);
    if (since < SYNC_AGAIN_MS) return;
    this.#syncing.set(table, Date.now());
    this.#transport.send({ t: 'sync', table, from: Math.max(seen, 0) });
  }

  #settle(cid: string, done: Done): void {
    const waiting = this.#waiting.get(cid);
    if (!waiting) return;
    this.#waiting.delete(cid);
    this.#changed();
    waiting.settle(done);
  }

  /** Whether it was committed is not known. The same cid asks again, and gets the stored answer if it was. */
  #tryAgain(cid: string): boolean {
    const waiting = this.#waiting.get(cid);
    if (!waiting || ++waiting.tries > TRIES) return false;
    setTimeout(() => {
      if (this.#greeted && this.#waiting.has(cid)) this.#transport.send(waiting.message);
    }, backoff(waiting.tries));
    return true;
  }

  #settleQuestion(id: string, answer: Answer | null): void {
    const question = this.#questions.get(id);
    this.#questions.delete(id);
    question?.settle(answer);
  }
}
