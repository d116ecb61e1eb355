/* This device as a host of tables: the worker, how it is doing, and the tables that are kept. */

import { isFreeLine } from '../offline/line';
import { storedTables } from '../offline/storage';
import { WorkerTransport, type WorkerStatus } from '../offline/transport';
import type { TableCard } from '../wire';
import { offlineData } from './offline-data.svelte';
import { session } from './session.svelte';
import { load } from './storage';

const BOT_PAUSE_MS = 400;

let status = $state.raw<WorkerStatus>({ is: 'asleep' });
let cards = $state.raw<readonly TableCard[]>([]);

export const device = {
  transport: new WorkerTransport(
    () => ({ name: session.name, pause: load<number>('rw.bot-pause') ?? BOT_PAUSE_MS }),
    (now) => (status = now),
  ),

  /** Starts Python for whoever may want to play here next, unless that would fetch megabytes unasked. */
  prepare(): void {
    if (offlineData.isKept || isFreeLine()) this.transport.wake();
  },

  get status(): WorkerStatus {
    return status;
  },

  /** As they were when `refresh` was last called. Reading them needs no Python. */
  get cards(): readonly TableCard[] {
    return cards;
  },

  async refresh(): Promise<void> {
    try {
      cards = (await storedTables()).map((table) => table.card);
    } catch {
      cards = []; // a browser that keeps nothing
    }
  },
};
