/* The tables of this browser, for the pages: the one worker, how it is doing, and what is kept. */

import { session } from '../state/session.svelte';
import type { TableCard } from '../wire';
import { keptTables } from './keeping';
import { WorkerTransport, type Doing } from './transport';

let doing = $state.raw<Doing>({ is: 'asleep' });
let cards = $state.raw<readonly TableCard[]>([]);

/** Whether these pages come without a server (`rollwright web build`): then all tables are kept here. */
export const isStatic = document.documentElement.dataset.server === 'none';

export const here = {
  transport: new WorkerTransport(
    () => session.name,
    (now) => (doing = now),
  ),

  get doing(): Doing {
    return doing;
  },

  /** As they were when `refresh` was last called. Reading them needs no Python. */
  get cards(): readonly TableCard[] {
    return cards;
  },

  async refresh(): Promise<void> {
    try {
      cards = (await keptTables()).map((table) => table.card);
    } catch {
      cards = []; // a browser that keeps nothing
    }
  },
};
