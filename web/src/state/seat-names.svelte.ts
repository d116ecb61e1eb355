/* What those who share this screen are called. It is kept in this browser alone, table by table. */

import type { Seat } from '../wire';
import { load, save } from './storage';

type Names = Readonly<Record<Seat, string>>;

const KEY = 'rw.seat-names';
const MOST_TABLES = 40;
export const MOST_LETTERS = 20;

let kept = $state.raw(load<readonly (readonly [string, Names])[]>(KEY) ?? []);

/** The name of a seat of mine at a table; empty where it was given none. */
export function seatNameHere(table: string, seat: Seat): string {
  return kept.find(([id]) => id === table)?.[1][seat] ?? '';
}

export function nameSeats(table: string, names: Names): void {
  const given = Object.entries(names)
    .map(([seat, name]) => [seat, name.trim().slice(0, MOST_LETTERS)] as const)
    .filter(([, name]) => name);
  const others = kept.filter(([id]) => id !== table);
  kept = [[table, Object.fromEntries(given)] as const, ...others].slice(0, MOST_TABLES);
  save(KEY, kept);
}
