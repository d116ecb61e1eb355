/*
 * The seals of tables as this browser was shown them before the game, with what it gave under each. A log that has
 * another seal at the end was rewritten; and where the seal changes without a reason, no seed is shown.
 */

import { fingerprintOf, isSame, type Seal } from '../crypto/seal';
import type { Kept, KeptSeal } from '../crypto/witness';
import type { DiceInfo, Info, Told } from '../wire';
import { seedOf } from './seeds';
import { load, save } from './storage';

const KEY = 'rw.seals';
const TABLES = 60;
const SEALS = 8;

/** How often the table was sealed anew, as far as the server counts it. */
type Dice = DiceInfo & { readonly redraws?: number; readonly restored?: number };

/** What was kept of a table; null where this browser was not there before the game. */
export function keptOf(table: string): Kept | null {
  return load<Record<string, Kept>>(KEY)?.[table] ?? null;
}

function keep(table: string, kept: Kept): void {
  const others = Object.entries(load<Record<string, Kept>>(KEY) ?? {}).filter(([id]) => id !== table);
  save(KEY, Object.fromEntries([...others.slice(1 - TABLES), [table, { ...kept, seals: kept.seals.slice(-SEALS) }]]));
}

/** How often the table was sealed anew: because a seed was not shown, and because data were restored. */
export function sealedAnew({ dice }: Info): { redraws?: number; restored?: number } {
  return dice as Dice;
}

/** Keeps what a table shows before its game. Called with all news of it: what is known already changes nothing. */
export function keepSeal(info: Info, told: readonly Told[], seq: number): void {
  if (info.dice.scheme !== 'chain-1' || !isBefore(info)) return;
  const kept = keptOf(info.id) ?? { seals: [] };
  const last = kept.seals.at(-1);
  if (isDoubtful(info, told)) {
    if (last && !kept.swapped && isSwapped(info, last)) keep(info.id, { ...kept, swapped: sealOf(info) });
    return;
  }
  const mine = info.seats.find((seat) => info.you.includes(seat.seat) && seat.seed_hash && seedOf(seat.seed_hash));
  const given = { person: mine?.person ?? null, seedHash: mine?.seed_hash ?? null };
  if (!last || !isSame(last, info.dice)) {
    const { redraws = 0, restored = 0 } = sealedAnew(info);
    const seal: KeptSeal = { ...sealOf(info), at: Date.now(), seq, redraws, restored, ...given, revealed: null };
    keep(info.id, { ...kept, seals: [...kept.seals, seal] });
  } else if (given.seedHash && given.seedHash !== last.seedHash) {
    keep(info.id, { ...kept, seals: [...kept.seals.slice(0, -1), { ...last, ...given, revealed: null }] });
  }
}

/** Keeps that a seed was acknowledged, and by which row. */
export function keepReveal(table: string, seedHash: string, seq: number): void {
  const kept = keptOf(table);
  if (!kept) return;
  const seals = kept.seals.map((seal) => (seal.seedHash === seedHash ? { ...seal, revealed: seq } : seal));
  keep(table, { ...kept, seals });
}

/**
 * Whether the seal is another than the one that was kept, and the table has not said why. Then it gets no seed: with
 * a seal that was made after the seeds of others were shown, the dice could have been chosen.
 */
export function isDoubtful(info: Info, told: readonly Told[]): boolean {
  const kept = isBefore(info) ? keptOf(info.id) : null;
  const last = kept?.seals.at(-1);
  if (!last) return false;
  if (kept?.swapped || isSwapped(info, last)) return true;
  if (isSame(last, info.dice)) return false;
  const { redraws = Infinity, restored = 0 } = sealedAnew(info);
  const timedOut = told.some((row) => row.seq > last.seq && row.kind === 'timed_out');
  const resealed = told.some((row) => (row.kind as string) === 'resealed');
  // A restore puts the rows back too, so that what is told of it may have any number.
  return !(timedOut && redraws > last.redraws) && !(resealed && restored > last.restored);
}

/** A seed is asked for that was committed to under another seal. A new seal ends all that was committed to. */
function isSwapped(info: Info, last: KeptSeal): boolean {
  const asked =
    info.phase === 'starting' && info.seats.some((seat) => seat.seed_hash && seat.seed_hash === last.seedHash);
  return asked && !isSame(last, info.dice);
}

/** The fingerprints of the seal that was kept and of the one that is there instead. */
export function doubtOf(info: Info): { kept: string; found: string } {
  const kept = keptOf(info.id);
  const print = (seal: Seal | undefined): string => (seal ? fingerprintOf(info.id, seal) : '');
  return { kept: print(kept?.seals.at(-1)), found: print(kept?.swapped ?? info.dice) };
}

/** The row of my seed, where my seat was freed all the same for having shown none; null where nothing of that kind is so. */
export function shownInVain(info: Info, told: readonly Told[]): number | null {
  const shown = isBefore(info) ? keptOf(info.id)?.seals.findLast((seal) => seal.revealed !== null) : undefined;
  const row = shown?.revealed ?? null;
  if (!shown || row === null || info.seats.some((seat) => seat.person === shown.person)) return null;
  const since = told.filter((one) => one.seq > row).map((one) => one.kind);
  return since.includes('timed_out') && !since.includes('left') ? row : null;
}

function isBefore({ phase }: Info): boolean {
  return phase === 'waiting' || phase === 'starting';
}

function sealOf({ dice }: Info): Seal {
  return { commit: dice.commit, cards: dice.cards };
}
