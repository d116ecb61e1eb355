/*
 * What a log alone can't show: that its seal is the one which was shown before the dice. Told from what a browser has
 * kept of the table, and from the server's public log of seals.
 */

import type { Seat } from '../wire';
import { fingerprintOf, isSame, isWhole, leafOf, type Seal, type SealEntry } from './seal';
import { countOf, type Verdict } from './verify';

/** A seal that a browser was shown before the game, and what it gave to the table under it. */
export interface KeptSeal extends Seal {
  /** When it was first shown, by this device's clock, and after which row. */
  readonly at: number;
  readonly seq: number;
  /** How often the table said that it had been sealed anew by then. */
  readonly redraws: number;
  readonly restored: number;
  /** Who sat here, and the hash of their seed; null for an onlooker. */
  readonly person: string | null;
  readonly seedHash: string | null;
  /** The row by which the server acknowledged the seed. */
  readonly revealed: number | null;
}

/** All that a browser kept of a table. */
export interface Kept {
  /** The first one first. */
  readonly seals: readonly KeptSeal[];
  /** The seal that was there instead when the seed was asked for, which was then not given. */
  readonly swapped?: Seal | undefined;
}

/** What is wrong beside single rolls, cards and seeds. Each kind is a sentence: `fault-…` of the messages. */
export type Fault =
  | { readonly kind: 'seal' | 'swapped'; readonly kept: string; readonly found: string }
  | { readonly kind: 'redraw' | 'lost' | 'seed' | 'unpublished' }
  | { readonly kind: 'missing'; readonly seats: readonly Seat[] }
  | { readonly kind: 'reveal'; readonly row: number }
  | { readonly kind: 'timeout'; readonly row: number; readonly mine: boolean }
  | { readonly kind: 'entry'; readonly number: number }
  | { readonly kind: 'late'; readonly number: number; readonly seconds: number };

/** What a log says against itself, and against what was kept. Before its end a game may still lack a seed. */
export function faultsOf(verdict: Verdict, kept: Kept | null, isOver: boolean): Fault[] {
  const faults: Fault[] = kept ? keptFaults(verdict, kept, isOver) : [];
  for (const { revealed: row } of verdict.falseTimeouts) {
    faults.push({ kind: 'timeout', row, mine: kept?.seals.some((seal) => seal.revealed === row) ?? false });
  }
  if (isOver && verdict.seedsMissing.length) faults.push({ kind: 'missing', seats: verdict.seedsMissing });
  return faults;
}

/** Where the log tells of a restore, rows that were seen may be gone for that reason, or for another. */
function keptFaults(verdict: Verdict, kept: Kept, isOver: boolean): Fault[] {
  const faults = [...sealFaults(verdict, kept), ...seedFaults(verdict, kept, isOver)];
  const gone = (fault: Fault): boolean => ['seal', 'redraw', 'reveal', 'timeout'].includes(fault.kind);
  if (countOf(verdict, 'restored') === 0 || !faults.some(gone)) return faults;
  return [{ kind: 'lost' }, ...faults.filter((fault) => !gone(fault))];
}

function sealFaults(verdict: Verdict, { seals, swapped }: Kept): Fault[] {
  const last = seals.at(-1);
  if (!last) return [];
  const isLogged = (seal: Seal): boolean => verdict.sealings.some((sealing) => isSame(sealing.seal, seal));
  const print = (seal: Seal): string => fingerprintOf(verdict.table, seal);
  const faults: Fault[] = [];
  if (swapped) faults.push({ kind: 'swapped', kept: print(last), found: print(swapped) });
  if (!isLogged(last)) faults.push({ kind: 'seal', kept: print(last), found: print(verdict.sealing.seal) });
  else if (last.redraws + last.restored >= verdict.sealings.length || !seals.every(isLogged)) {
    faults.push({ kind: 'redraw' });
  }
  return faults;
}

function seedFaults(verdict: Verdict, { seals }: Kept, isOver: boolean): Fault[] {
  const faults: Fault[] = [];
  for (const { person, seedHash, revealed: row } of seals) {
    // As long as a game hides something, its log ends early.
    if (row === null || (row > verdict.rows && !isOver)) continue;
    if (verdict.reveals.some((reveal) => reveal.seq === row && reveal.seedHash === seedHash)) continue;
    // A redraw frees whoever has shown nothing: with the row gone, that is whoever sat here.
    const redrawn = verdict.sealings.some(({ why, seq }) => why === 'redrawn' && seq >= row);
    const stays = verdict.chairs.some((chair) => chair.person === person);
    faults.push(redrawn && !stays ? { kind: 'timeout', row, mine: true } : { kind: 'reveal', row });
  }
  const last = seals.at(-1);
  if (last?.seedHash && isSame(last, verdict.sealing.seal)) {
    const mine = verdict.chairs.filter((chair) => chair.person === last.person && chair.seedHash);
    if (mine.some((chair) => chair.seedHash !== last.seedHash)) faults.push({ kind: 'seed' });
  }
  return faults;
}

/** What the server's public log says of a seal: its entry; that there is none; that it begins later; nothing at all. */
export type Published = SealEntry | 'none' | 'older' | 'unknown';

/** An entry is made about a second after the seal, later where a node has died: so long it is no fault. */
const GRACE_MS = 15_000;

/** How many milliseconds after the first seed was shown the seal came into the public log; null where none is shown. */
export function delayOf(verdict: Verdict, entry: SealEntry): number | null {
  const first = verdict.reveals.find((reveal) => reveal.seq > verdict.sealing.seq);
  return first ? entry.at - first.at : null;
}

/** What the public log says against a table's log. */
export function publicFaults(verdict: Verdict, published: Published): Fault[] {
  if (published === 'unknown' || published === 'older') return [];
  const leaf = leafOf(verdict.table, verdict.sealing.seal);
  if (published === 'none' || !published.seals.includes(leaf)) return [{ kind: 'unpublished' }];
  const { number } = published;
  if (!isWhole(published)) return [{ kind: 'entry', number }];
  const delay = delayOf(verdict, published) ?? 0;
  return delay > GRACE_MS ? [{ kind: 'late', number, seconds: Math.round(delay / 1000) }] : [];
}
