/* The people I know: who asks me to a table, my groups, and whom I block. */

import { api, ApiError } from '../transport/api';
import { companyApi, type Circle, type People } from '../transport/company';
import type { Done } from '../transport/link';
import type { Clock, CreateTable, OptionValue, Seat } from '../wire';
import { session } from './session.svelte';
import { load, save } from './storage';
import { tables } from './tables.svelte';

const BLOCKED = 'rw.blocked';
const NOBODY: People = { invitations: [], circles: [], blocked: [] };

let people = $state.raw<People | null>(null);
/** Kept here, so that what they say stays hidden before a server has answered. */
let blocked = $state.raw<ReadonlySet<string>>(new Set(load<string[]>(BLOCKED) ?? []));

export const company = {
  /** Null before the server has answered. */
  get people(): People | null {
    return people;
  },

  /** Whether I block them: then what they say is not shown. */
  hides(person: string): boolean {
    return blocked.has(person);
  },

  /** Asks the server. Rejects where it can't be asked; who is nobody there knows nobody. */
  async refresh(): Promise<void> {
    const ticket = session.ticketIfAny;
    people = ticket === null || !(await tables.hasServer()) ? NOBODY : await companyApi.people(ticket);
    blocked = new Set(people.blocked.map(({ id }) => id));
    save(BLOCKED, [...blocked]);
  },

  async decline(table: string): Promise<void> {
    await companyApi.decline(table, await session.ticket());
    await this.refresh();
  },

  async block(person: string): Promise<void> {
    await companyApi.block(person, await session.ticket());
    await this.refresh();
  },

  async unblock(person: string): Promise<void> {
    await companyApi.unblock(person, await session.ticket());
    await this.refresh();
  },
};

/** A table for me and others, each of whom is asked to it. */
export async function inviteTo(game: string, clock: Clock, others: readonly string[], word: string): Promise<Done> {
  const seats: CreateTable['seats'] = [{ kind: 'me' }, ...others.map(() => ({ kind: 'open' }) as const)];
  const done = await tables.create({ game, players: seats.length, seats, clock, open: false }, 'server');
  if (done.ok) await ask(done.table, others, word);
  return done;
}

/** Whoever can't be asked finds the way by the link; the table is there all the same. */
async function ask(table: string, others: readonly string[], word: string): Promise<void> {
  const ticket = await session.ticket();
  for (const other of others) await companyApi.invite(table, other, word, ticket).catch(() => undefined);
}

/** Leads to the table of a group: the one that waits or is played, or else a new one, to which all are asked. */
export async function sitDown(circle: Circle, first: Seat | null): Promise<Done> {
  const ticket = await session.ticket();
  const current = await companyApi.circle(circle.word, ticket);
  if (current.table && current.phase !== 'over' && current.phase !== 'closed' && current.phase)
    return { ok: true, table: current.table, seq: 0 };
  const wish = await wishFor(current, first);
  if (!wish) return { ok: false, code: 'unknown' };
  const made = await tables.create(wish, 'server');
  if (!made.ok) return made;
  const { table } = await companyApi.layTable(current.word, made.table, current.table ?? '', ticket);
  if (table === made.table) {
    const others = current.members.map(({ id }) => id).filter((id) => id !== session.id);
    await ask(table, others, '');
  } else await tables.discard(made.table); // somebody was faster
  return { ...made, table };
}

/** Each has the seat of their place in the group, so that the order stays; the first to play may be named. */
async function wishFor(circle: Circle, first: Seat | null): Promise<CreateTable | null> {
  try {
    const { games } = await api.games();
    const game = games.find(({ id }) => id === circle.game);
    const fitting = game?.players.filter((players) => players >= Math.max(2, circle.members.length));
    const players = Math.min(...(fitting?.length ? fitting : [Math.max(...(game?.players ?? []))]));
    if (!game || !Number.isFinite(players)) return null;
    const mine =
      Math.max(
        0,
        circle.members.findIndex(({ id }) => id === session.id),
      ) % players;
    const seats = Array.from({ length: players }, (_, seat) => ({ kind: seat === mine ? 'me' : 'open' }) as const);
    const named = game.options.find((option) => option.seat && first !== null && option.values.includes(first));
    const options: Record<string, OptionValue> =
      named && first !== null && first < players ? { [named.name]: first } : {};
    return { game: circle.game, players, seats, clock: circle.clock, open: false, options };
  } catch (error) {
    if (error instanceof ApiError || error instanceof TypeError) return null;
    throw error;
  }
}
