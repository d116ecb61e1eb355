/* The links of this page, to a server and to the worker that hosts this browser's own tables, and what they carry. */

import { SvelteMap } from 'svelte/reactivity';
import { here, isStatic } from '../offline/here.svelte';
import { isHere } from '../offline/said';
import { Link, type Done } from '../transport/link';
import { SocketTransport } from '../transport/socket';
import type { Status, Transport } from '../transport/transport';
import type { CreateTable, ServerMessage, TableCard } from '../wire';
import { newSeed } from './seeds';
import { session } from './session.svelte';
import { Table } from './table.svelte';

/** How long after a table could not be read it is asked for again. */
const AGAIN_MS = 3_000;

export class Tables {
  readonly #link: Link;
  readonly #local: Link;
  readonly #tables = new SvelteMap<string, Table>();
  /** How many pages look at a table: the next page of one opens before the last is gone. */
  readonly #watchers = new Map<string, number>();
  #connected = false;
  status = $state.raw<Status>({ up: false, retryAt: null });
  /** Null until the server has answered. */
  mine = $state.raw<readonly TableCard[] | null>(null);
  joinable = $state.raw<readonly TableCard[] | null>(null);
  /** The server is on its way down, or has said what is wrong with us. */
  serverVersion = $state('');

  constructor(transport: Transport, ticket: () => Promise<string>, local: Transport = here.transport) {
    this.#link = new Link(transport, ticket);
    this.#link.onStatus((status) => this.#onStatus(status));
    this.#link.onMessage((message) => this.#onMessage(message));
    this.#link.onPending(() => this.#onPending());
    // Whoever sits at this browser is who it hosts: there is nothing to show.
    this.#local = new Link(local, () => Promise.resolve('here'));
    this.#local.onStatus((status) => this.#onLocalStatus(status));
    this.#local.onMessage((message) => this.#onNews(message));
    this.#local.onPending(() => this.#onPending());
  }

  connect(): void {
    if (this.#connected || isStatic) return;
    this.#connected = true;
    this.#link.connect();
  }

  /** Whether there is a server, as soon as that is known. */
  async hasServer(): Promise<boolean> {
    if (isStatic) return false;
    this.connect();
    while (!this.status.up && this.status.retryAt === null) await new Promise((later) => setTimeout(later, 50));
    return this.status.up;
  }

  #linkOf(table: string): Link {
    return isHere(table) ? this.#local : this.#link;
  }

  retry(): void {
    this.#link.retry();
  }

  /** A table, whose news comes in from now on. */
  open(id: string): Table {
    if (isHere(id)) this.#local.connect();
    else this.connect();
    let table = this.#tables.get(id);
    if (!table) {
      table = new Table(id, this.#linkOf(id));
      this.#tables.set(id, table);
    }
    this.#watchers.set(id, (this.#watchers.get(id) ?? 0) + 1);
    this.#linkOf(id).open(id);
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

  /** A new table, at the server or on this device. */
  create(wish: CreateTable, where: 'server' | 'here' = 'server'): Promise<Done> {
    if (where === 'here') {
      this.#local.connect();
      return this.#local.create(wish, newSeed());
    }
    this.connect();
    return this.#link.create(wish, newSeed());
  }

  /** Asks for the lists of tables again. */
  refresh(): void {
    this.connect();
    this.#link.tell({ t: 'mine' });
  }

  rename(name: string): void {
    session.rename(name);
    this.#link.tell({ t: 'name', name });
    this.#local.tell({ t: 'name', name });
  }

  #onStatus(status: Status): void {
    this.status = status;
    if (status.up) this.#link.tell({ t: 'mine' });
    else for (const table of this.#tables.values()) if (!isHere(table.id)) table.online = false;
  }

  #onLocalStatus(status: Status): void {
    if (!status.up) for (const table of this.#tables.values()) if (isHere(table.id)) table.online = false;
  }

  #onPending(): void {
    const pending = [...this.#link.pending, ...this.#local.pending];
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
        this.mine = message.mine;
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
        const table = message.table === undefined ? undefined : this.#tables.get(message.table);
        if (message.cid !== '' || !table) break;
        if (message.code === 'unknown') table.missing = true;
        else if (message.code === 'unavailable') this.#lookAgain(table);
        break;
      }
    }
  }
}

export const tables = new Tables(new SocketTransport(), () => session.ticket());
