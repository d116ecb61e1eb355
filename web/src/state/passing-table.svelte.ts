/* A table that is made for one thing and ended when it is left: a step of a lesson, a try at a puzzle or in a study. */

import { startWhenReady } from './start.svelte';
import type { Table } from './table.svelte';
import { tables, type Tables } from './tables.svelte';

/** Made by a component for as long as it is shown. */
export class PassingTable {
  readonly table: Table;
  readonly #tables: Tables;
  #stands = false;
  #left = false;

  /** `onlost`: the table has been ended elsewhere, or the page comes back that had been left. */
  constructor(id: string, onlost: () => void, kept: Tables = tables) {
    this.#tables = kept;
    this.table = kept.open(id);
    startWhenReady(this.table);
    $effect(() => {
      if (!this.#stands && (this.table.missing || this.table.info?.phase === 'closed')) onlost();
    });
    $effect(() => {
      const leave = () => this.leave();
      const back = (event: PageTransitionEvent) => event.persisted && onlost();
      addEventListener('pagehide', leave);
      addEventListener('pageshow', back);
      return () => {
        removeEventListener('pagehide', leave);
        removeEventListener('pageshow', back);
        leave();
      };
    });
  }

  /** No more news of it: it stays as it is shown. */
  stand(): void {
    if (!this.#stands) this.#tables.close(this.table.id);
    this.#stands = true;
  }

  /** Ends it; nobody plays on there. */
  leave(): void {
    if (this.#left) return;
    this.#left = true;
    this.stand();
    void this.#tables.discard(this.table.id);
  }
}
