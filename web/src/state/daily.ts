/*
 * Challenges: one deal a day for everybody. At a server they rank. A device makes its own of what everybody knows, as
 * tables/commands/calendar.py does; what is played there is kept there, and ranks nowhere.
 */

import { api, type Calendar, type Challenge, type DailyResults, type DailyTry, type GameInfo } from '../transport/api';
import type { Done } from '../transport/link';
import type { Standing } from '../wire';
import { session } from './session.svelte';
import { load, save } from './storage';
import { tables } from './tables.svelte';

const KEY = 'rw.daily';
const KEPT = 200;
export const DAY = 24 * 60 * 60 * 1000;
const TO_FINISH = DAY / 2;
/** A Monday, in days since 1970. */
const FIRST = 4;

export interface Known extends Calendar {
  readonly host: 'server' | 'device';
  /** What was played on this device: apart from what ranks. */
  readonly here: readonly DailyTry[];
}

export async function calendar(): Promise<Known> {
  const here = triesHere();
  if (await tables.hasServer()) return { ...(await api.daily(await ticket())), host: 'server', here };
  const { games, bots } = await api.games();
  const now = Date.now();
  return { now, challenges: deviceChallenges(games, bots.at(-1) ?? '', now, here), mine: [], host: 'device', here };
}

async function ticket(): Promise<string | null> {
  return session.id === null ? null : session.ticket();
}

/** Those that were played to their end come with points. */
export function triesHere(): readonly DailyTry[] {
  return load<DailyTry[]>(KEY) ?? [];
}

export async function challengeOf(id: string): Promise<Challenge> {
  return api.challenge(id, await ticket());
}

export async function resultsOf(id: string): Promise<DailyResults> {
  return api.challengeResults(id, await ticket());
}

/** Those of today, and of this week. */
export function deviceChallenges(
  games: readonly GameInfo[],
  bot: string,
  now: number,
  mine: readonly DailyTry[],
): Challenge[] {
  const day = Math.floor(now / DAY);
  const monday = day - ((((day - FIRST) % 7) + 7) % 7);
  return [
    { first: day, days: 1, when: dayText(day) },
    { first: monday, days: 7, when: weekText(monday) },
  ].flatMap(({ first, days, when }) =>
    games.map(({ id: game, players: possible }) => {
      const id = `${when}/${game}`;
      const fewest = Math.min(...possible);
      const players = Math.max(...possible.filter((one) => one <= fewest + (days === 1 ? 0 : 2)));
      const me = Math.floor((first - FIRST) / days) % players;
      const own = mine.find((one) => one.id === id);
      return {
        id,
        game,
        players,
        seats: Array.from({ length: players }, (_, seat) => (seat === me ? null : bot)),
        begins: first * DAY,
        ends: (first + days) * DAY,
        closes: (first + days) * DAY + TO_FINISH,
        sealed: null,
        state: 'open',
        void: false,
        begun: 0,
        ranked: 0,
        mine: own ? { ...own, standing: null } : null,
      };
    }),
  );
}

/** A day since 1970 as it is written. */
export function dayText(day: number): string {
  return new Date(day * DAY).toISOString().slice(0, 10);
}

/** The week that a Monday begins: the year is that of its Thursday. */
function weekText(monday: number): string {
  const year = new Date((monday + 3) * DAY).getUTCFullYear();
  const fourth = Date.UTC(year, 0, 4) / DAY;
  const first = fourth - ((((fourth - FIRST) % 7) + 7) % 7);
  return `${year}-W${String((monday - first) / 7 + 1).padStart(2, '0')}`;
}

export function isWeekly(id: string): boolean {
  return id.includes('-W');
}

/** Takes a challenge up: a table where nothing is chosen. */
export async function takeUp(challenge: Challenge, host: Known['host']): Promise<Done> {
  const { id, game, players, seats, edition, options } = challenge;
  const done = await tables.create(
    {
      game,
      players,
      ...(edition !== undefined && { edition }),
      ...(options !== undefined && { options }),
      seats: seats.map((bot) => (bot === null ? { kind: 'me' } : { kind: 'bot', bot })),
      clock: { kind: 'none' },
      open: false,
      hints: false,
      challenge: id,
    },
    host,
  );
  // Of one that can be played as often as one likes, the best is remembered: a new try takes nothing away.
  if (done.ok && host === 'device' && !triesHere().some((one) => one.id === id && one.result)) {
    keep({ id, game, table: done.table, at: Date.now(), result: null, study: null });
  }
  return done;
}

function keep(own: DailyTry): void {
  save(KEY, [own, ...triesHere().filter((one) => one.id !== own.id)].slice(0, KEPT));
}

/** A try on this device is over: its points, and the lead over the best of the others, which alone is the points. */
export function finishHere(id: string, table: string, me: number, result: readonly Standing[]): void {
  const own = result.find((one) => one.seat === me);
  if (!own) return;
  const others = result.filter((one) => one !== own).map((one) => one.points);
  const lead = others.length ? own.points - Math.max(...others) : own.points;
  const before = triesHere().find((one) => one.id === id);
  if (before?.result && before.result.lead >= lead) return;
  const at = Date.now();
  const game = id.split('/')[1] ?? '';
  keep({ id, game, table, at, result: { points: own.points, lead, place: own.place, at }, study: null });
}
