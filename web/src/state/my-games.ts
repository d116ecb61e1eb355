/*
 * All games that I have finished: those of this device, and those of the server that I am known to. What the server has said
 * last is kept here, so that the list is there without it.
 */

import { storedLuck, storedTables, storeEnd } from '../offline/storage';
import { gamesApi, type GameEnd, type ListedGame } from '../transport/games';
import { device } from './device.svelte';
import { lessonTables } from './lesson-tables';
import { session } from './session.svelte';
import { tables } from './tables.svelte';

/** Who plays on this device, in its own logs. */
const HERE = 'here';
const NAME = 'rollwright-games';
const COPIES = 'copies';
const AT_ONCE = 500;
/** More than anybody looks at: what is older stays at the server. */
const MOST = 5000;

export interface MyGame extends ListedGame {
  /** Whether it is kept on this device alone. */
  readonly local: boolean;
}

export interface MyGames {
  /** The latest first. */
  readonly games: readonly MyGame[];
  /** When the server was asked last; null for now, or where there is none to ask. */
  readonly asOf: number | null;
  /** Whether there are older ones at the server. */
  readonly more: boolean;
}

interface Copy {
  readonly person: string;
  readonly games: readonly ListedGame[];
  readonly more: boolean;
  readonly at: number;
}

/** What is known without asking anybody. */
export async function gamesHere(): Promise<MyGames> {
  const [own, copy] = await Promise.all([deviceGames(), copyOf(session.id)]);
  return { games: merged(own, copy?.games ?? []), asOf: copy?.at ?? null, more: copy?.more ?? false };
}

/** The same with what the server knows now. Rejects where it can't be asked. */
export async function allGames(): Promise<MyGames> {
  const own = await deviceGames();
  const ticket = session.ticketIfAny;
  if (ticket === null || !(await tables.hasServer())) return gamesHere();
  const games: ListedGame[] = [];
  let more = true;
  while (more && games.length < MOST) {
    const page = await gamesApi.page(ticket, AT_ONCE, games.at(-1)?.table ?? '');
    games.push(...page.games);
    ({ more } = page);
  }
  if (session.id !== null) await keepCopy({ person: session.id, games, more, at: Date.now() });
  return { games: merged(own, games), asOf: null, more };
}

/** All of it with records and last views, each told as soon as it is here. */
export async function gamesToTakeAlong(tell: (game: MyGame) => void): Promise<readonly MyGame[]> {
  const own = await deviceGames();
  const ticket = session.ticketIfAny;
  const served: ListedGame[] = [];
  for (const game of own) tell({ ...game, local: true });
  if (ticket !== null && (await tables.hasServer()))
    await gamesApi.all(ticket, (game) => {
      served.push(game);
      tell({ ...game, local: false });
    });
  return merged(own, served);
}

/** One list of both, the latest first; a table is there once. */
export function merged(own: readonly ListedGame[], served: readonly ListedGame[]): readonly MyGame[] {
  const all = new Map<string, MyGame>();
  for (const game of own) all.set(game.table, { ...game, local: true });
  for (const game of served) all.set(game.table, { ...game, local: false });
  return [...all.values()].sort((a, b) => b.at - a.at || (a.table < b.table ? 1 : -1));
}

/** A game of this device as a list shows it. */
export function listed(end: GameEnd, name: string, luck: readonly number[] | null): ListedGame {
  return {
    ...end,
    seats: end.seats.map((seat) => ({ ...seat, name: seat.person === null ? (seat.bot ?? '') : name })),
    you: end.seats.flatMap((seat, number) => (seat.person === HERE ? [number] : [])),
    luck,
  };
}

async function deviceGames(): Promise<readonly ListedGame[]> {
  try {
    const [stored, luck] = await Promise.all([storedTables(), storedLuck().catch(() => new Map<string, number[]>())]);
    const found: ListedGame[] = [];
    for (const { id, card, end } of stored) {
      if (card.phase !== 'over' || lessonTables.has(id)) continue;
      if (end) found.push(listed(end, session.name, luck.get(id) ?? null));
    }
    return found;
  } catch {
    return []; // a browser that keeps nothing
  }
}

/**
 * Finds the ends of games that an older page has kept without one, from their logs; gives whether there were any. It needs
 * Python, so it is done once, and after the list is shown.
 */
export async function findMissingEnds(): Promise<boolean> {
  let any = false;
  const stored = await storedTables().catch(() => []);
  for (const { id, card, end } of stored) {
    if (end || card.phase !== 'over' || lessonTables.has(id)) continue;
    const found = await device.transport.end(id);
    if (found) await storeEnd(id, found);
    any ||= found !== null;
  }
  return any;
}

// The copy of what the server has said

let opened: Promise<IDBDatabase> | null = null;

function copies(): Promise<IDBDatabase> {
  return (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
    const asked = indexedDB.open(NAME, 1);
    asked.onupgradeneeded = () => asked.result.createObjectStore(COPIES, { keyPath: 'person' });
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no database'));
  }).catch((error: unknown) => {
    opened = null;
    throw error;
  }));
}

async function copyOf(person: string | null): Promise<Copy | null> {
  if (person === null) return null;
  try {
    const store = (await copies()).transaction(COPIES).objectStore(COPIES);
    return ((await done(store.get(person))) as Copy | undefined) ?? null;
  } catch {
    return null;
  }
}

/** Of one person at a time: who was here before took theirs along, or was forgotten. */
async function keepCopy(copy: Copy): Promise<void> {
  try {
    const store = (await copies()).transaction(COPIES, 'readwrite').objectStore(COPIES);
    await done(store.clear());
    await done(store.put(copy));
  } catch {
    // A browser that keeps nothing asks the server each time.
  }
}

/** Nothing of what the server has said is kept here any more. */
export async function forgetCopies(): Promise<void> {
  try {
    await done((await copies()).transaction(COPIES, 'readwrite').objectStore(COPIES).clear());
  } catch {
    // Nothing was kept.
  }
}

function done<T>(asked: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    asked.onsuccess = () => resolve(asked.result);
    asked.onerror = () => reject(asked.error ?? new Error('no answer'));
  });
}
