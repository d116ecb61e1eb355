/*
 * The links of this page, to a server and to the worker that hosts this device's own tables, and what they carry. This is
 * the one place that knows which link leads to a table; all else asks the table.
 */

import { SvelteMap } from 'svelte/reactivity';
import { serverless } from '../transport/api';
import { Link, type Done, type ReviewNews } from '../transport/link';
import { SocketTransport } from '../transport/socket';
import { isLocal, type Imported, type Status, type Studied, type Transport } from '../transport/transport';
import type { CreateTable, Depth, Log, Nack, Replay, ServerMessage, TableCard } from '../wire';
import { device } from './device.svelte';
import { lessonTables } from './lesson-tables';
import { newSeed } from './seeds';
import { session } from './session.svelte';
import { Table } from './table.svelte';
import { now } from './ticker.svelte';
import { byUrgency, waitsForMe } from './waiting';

/** How often the lists of tables are asked for while they are shown. */
const FOLLOW_MS = 10_000;

/** How long after a table could not be read it is asked for again. */
const AGAIN_MS = 3_000;

const NAME_REFUSALS: ReadonlySet<string> = new Set(['table.no_name', 'table.bots_name']);

/** Who hosts a new table. */
export type Host = 'server' | 'device';

/** A table of mine in a list. */
export interface MyTable extends TableCard {
  readonly local: boolean;
}

/** Whether somebody else plays there who has not left. */
export function playsWithOthers(table: MyTable): boolean {
  return table.seats.some((seat) => seat.kind === 'person' && !seat.resigned && !table.you.includes(seat.seat));
}

/** Whether I have left all my seats there to a bot for good. */
function isLeft(table: MyTable): boolean {
  return table.you.length > 0 && table.you.every((seat) => table.seats[seat]?.resigned);
}

export class Tables {
  readonly #server: Link;
  readonly #device: Link;
  readonly #tables = new SvelteMap<string, Table>();
  /** How many pages look at a table: the next page of one opens before the last is gone. */
  readonly #watchers = new Map<string, number>();
  status = $state.raw<Status>({ up: false, retryAt: null });
  /** Whether these pages come without any server. */
  readonly serverless = serverless;
  #mine = $state.raw<readonly TableCard[]>([]);
  /** Null until the server has answered. */
  joinable = $state.raw<readonly TableCard[] | null>(null);
  /** The server is on its way down, or has said what is wrong with us. */
  serverVersion = $state('');
  /** Why the name that was asked for last was refused. */
  nameRefused = $state.raw<Nack | null>(null);

  /** My tables that are not over: those that wait for me first, then the newest. */
  readonly unfinished: readonly MyTable[] = $derived.by(() =>
    [
      ...this.#mine.map((card) => ({ ...card, local: false })),
      ...device.cards.map((card) => ({ ...card, local: true })),
    ]
      .filter((table) => table.phase !== 'over' && table.phase !== 'closed' && !isLeft(table))
      .filter((table) => !lessonTables.has(table.id))
      .sort(byUrgency),
  );

  /** Those at which somebody, or a clock, waits for me: the soonest deadline first. */
  readonly waiting: readonly MyTable[] = $derived(this.unfinished.filter(waitsForMe));

  /** The games that I have a table of, whatever became of it; null until it is known. */
  readonly games: ReadonlySet<string> | null = $derived.by(() => {
    const heard = this.joinable !== null || this.serverless || (!this.status.up && this.status.retryAt !== null);
    const played = [...this.#mine, ...device.cards].filter((table) => !lessonTables.has(table.id));
    return heard ? new Set(played.map((table) => table.game)) : null;
  });

  constructor(server: Transport, ticket: () => Promise<string>, local: Transport = device.transport) {
    this.#server = new Link(server, ticket);
    this.#server.onStatus((status) => this.#onServerStatus(status));
    this.#server.onMessage((message) => this.#onMessage(message));
    this.#server.onPending(() => this.#onPending());
    // Whoever sits at this device is who it hosts: there is nothing to show.
    this.#device = new Link(local, () => Promise.resolve('here'));
    this.#device.onStatus((status) => this.#onStatus(this.#device, status));
    this.#device.onMessage((message) => this.#onNews(message));
    this.#device.onPending(() => this.#onPending());
  }

  connect(): void {
    if (!this.serverless) this.#server.connect();
  }

  /** Whether there is a server, as soon as that is known. */
  async hasServer(): Promise<boolean> {
    if (this.serverless) return false;
    this.connect();
    while (!this.status.up && this.status.retryAt === null) await new Promise((later) => setTimeout(later, 50));
    return this.status.up;
  }

  #linkOf(table: string): Link {
    return isLocal(table) ? this.#device : this.#server;
  }

  #linkTo(host: Host): Link {
    return host === 'device' ? this.#device : this.#server;
  }

  #connected(link: Link): Link {
    if (link === this.#server) this.connect();
    else link.connect();
    return link;
  }

  /** Whole seconds until the next attempt to reach the server; 0 while one is under way. Reactive. */
  get secondsToRetry(): number {
    const { status } = this;
    return status.up || status.retryAt === null ? 0 : Math.max(0, Math.ceil((status.retryAt - now()) / 1000));
  }

  retry(): void {
    this.#server.retry();
  }

  /** A table, whose news comes in from now on. */
  open(id: string): Table {
    const link = this.#connected(this.#linkOf(id));
    let table = this.#tables.get(id);
    if (!table) {
      table = new Table(id, link);
      this.#tables.set(id, table);
    }
    this.#watchers.set(id, (this.#watchers.get(id) ?? 0) + 1);
    link.open(id);
    return table;
  }

  /** A page of a table is left; with the last of them its news ends. */
  close(id: string): void {
    const left = (this.#watchers.get(id) ?? 1) - 1;
    this.#watchers.set(id, left);
    if (left > 0) return;
    this.#watchers.delete(id);
    this.#linkOf(id).leave(id);
    this.#tables.delete(id);
  }

  create(wish: CreateTable, host: Host): Promise<Done> {
    return this.#connected(this.#linkTo(host)).create(wish, newSeed());
  }

  /** Takes a table from my list: it is thrown away, left, or closed; where others play on, a bot plays for me. */
  async putAway(table: MyTable): Promise<Done> {
    const done = await this.#giveUp(table);
    this.refresh();
    return done;
  }

  /** Ends a table that is for nobody else, and keeps nothing of it here. */
  async discard(id: string): Promise<void> {
    if (isLocal(id)) await device.transport.forget(id);
    else await this.#connected(this.#server).command(id, { do: 'close' });
    lessonTables.end(id);
  }

  /** Ends what lessons have left behind, such as that of a tab that was closed in the middle of one. */
  endLessons(host: Host): void {
    for (const id of lessonTables.open()) if (isLocal(id) === (host === 'device')) void this.discard(id);
  }

  async #giveUp(table: MyTable): Promise<Done> {
    if (table.local) {
      await device.transport.forget(table.id);
      return { ok: true, table: table.id, seq: table.seq };
    }
    const server = this.#connected(this.#server);
    if (table.phase === 'waiting') return server.command(table.id, { do: 'leave' });
    if (!playsWithOthers(table)) {
      const done = await server.command(table.id, { do: 'close' });
      if (done.ok) return done;
    }
    return server.command(table.id, { do: 'resign' });
  }

  record(table: string): Promise<string> {
    return this.#linkOf(table).export(table, 'record');
  }

  async log(table: string): Promise<Log> {
    return JSON.parse(await this.#linkOf(table).export(table, 'log')) as Log;
  }

  async replay(table: string): Promise<Replay> {
    return JSON.parse(await this.#linkOf(table).export(table, 'replay')) as Replay;
  }

  /** The review of a game that is over; see `Link.review`. */
  review(table: string, depth: Depth, tell: (news: ReviewNews) => void): () => void {
    return this.#connected(this.#linkOf(table)).review(table, depth, tell);
  }

  /** A study as the rules play it: by the server if there is one, else by this device. */
  async study(text: string): Promise<Studied> {
    return this.#connected(this.#linkTo((await this.hasServer()) ? 'server' : 'device')).study(text);
  }

  /** A recorded game becomes a table. */
  importRecord(record: string, host: Host): Promise<Imported> {
    return this.#linkTo(host).importRecord(record);
  }

  /** Asks for the lists of tables again. */
  refresh(): void {
    void device.refresh();
    this.connect();
    this.#server.tell({ t: 'mine' });
  }

  /** Keeps the lists up to date for as long as a page shows them; the function returned ends it. */
  follow(): () => void {
    const look = (): void => {
      if (this.status.up && document.visibilityState === 'visible') this.#server.tell({ t: 'mine' });
    };
    look();
    const timer = setInterval(look, FOLLOW_MS);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }

  rename(name: string): void {
    session.rename(name);
    this.nameRefused = null;
    this.#server.tell({ t: 'name', name });
    this.#device.tell({ t: 'name', name });
  }

  #onServerStatus(status: Status): void {
    this.status = status;
    if (status.up) this.#server.tell({ t: 'mine' });
    this.#onStatus(this.#server, status);
  }

  #onStatus(link: Link, { up }: Status): void {
    if (up) return;
    for (const table of this.#tables.values()) if (this.#linkOf(table.id) === link) table.online = false;
  }

  #onPending(): void {
    const pending = [...this.#server.pending, ...this.#device.pending];
    for (const table of this.#tables.values()) {
      table.pending = pending.filter((one) => one.table === table.id);
    }
  }

  #onMessage(message: ServerMessage): void {
    switch (message.t) {
      case 'welcome':
        this.serverVersion = message.server.version;
        session.rename(message.you.name);
        break;
      case 'tables':
        this.#mine = message.mine;
        this.joinable = message.open;
        break;
      case 'bye':
        if (message.code === 'unknown_ticket') session.refused();
        break;
      default:
        this.#onNews(message);
    }
  }

  /** A table that can't be read now: the store may be back soon. */
  #lookAgain(table: Table): void {
    table.unreadable = true;
    setTimeout(() => this.#linkOf(table.id).openAgain(table.id), AGAIN_MS);
  }

  /** What is told of a table, whoever hosts it. */
  #onNews(message: ServerMessage): void {
    switch (message.t) {
      case 'snapshot':
        this.#tables.get(message.table)?.onSnapshot(message);
        break;
      case 'ev':
        this.#tables.get(message.table)?.onEv(message);
        break;
      case 'chat':
        this.#tables.get(message.table)?.onChat(message);
        break;
      case 'info':
        this.#tables.get(message.table)?.onInfo(message.info);
        break;
      case 'nack': {
        if (message.refusal && NAME_REFUSALS.has(message.refusal.code)) this.nameRefused = message;
        const table = message.table === undefined ? undefined : this.#tables.get(message.table);
        if (message.cid !== '' || !table) break;
        if (message.code === 'unknown') table.missing = true;
        else if (message.code === 'unavailable' || message.code === 'limit') this.#lookAgain(table);
        break;
      }
    }
  }
}

export const tables = new Tables(new SocketTransport(), () => session.ticket());
