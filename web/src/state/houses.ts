/*
 * What my sheets looked like when I last left their tables, for the list of tables to go on with. It is kept in this
 * browser: to ask the host would be to sit down there, as the others see it.
 */

import type { Seat, View } from '../wire';
import { load, save } from './storage';
import type { Table } from './table.svelte';

const KEY = 'rw.houses';
const MOST = 8;

export interface House {
  readonly table: string;
  readonly seat: Seat;
  readonly view: View;
}

function houses(): readonly House[] {
  return load<readonly House[]>(KEY) ?? [];
}

export function houseAt(table: string): House | undefined {
  return houses().find((one) => one.table === table);
}

/** Keeps my sheet of a table as it is now; that of a game that is over is of no use any more. */
export function keepHouse({ id, me, view, info }: Pick<Table, 'id' | 'me' | 'view' | 'info'>): void {
  const others = houses().filter((one) => one.table !== id);
  const mine = me !== null && view && info?.phase === 'playing' ? [{ table: id, seat: me, view }] : [];
  save(KEY, [...mine, ...others].slice(0, MOST));
}
