/* HTTP: what is asked once and is no news of a table. */

import type { SealEntry } from '../crypto/seal';
import type { OptionValue, PackInfo, PuzzleFile, Replay, Study } from '../wire';
import type { Export } from './transport';

/** Whether these pages come without a server (`rollwright web build`): then all tables are kept on this device. */
export const serverless = document.documentElement.dataset.server === 'none';

/** Something that happens for the first time, and the one sentence that is said then. */
export interface Moment {
  readonly id: string;
  /** `step roll`, when that is asked of me; or the code of an event, with values that it must have. */
  readonly on: string;
  /** Whose event it is. */
  readonly who: 'me' | 'other' | 'anyone';
  readonly rule: string;
  /** What the coach points at. */
  readonly at?: string;
  readonly say: Readonly<Record<string, string>>;
}

export interface FirstGame {
  /** The position that the game starts from, in the game's notation: a deal for two. */
  readonly start: string;
  readonly moments: readonly Moment[];
}

export interface GameOption {
  readonly name: string;
  readonly values: readonly OptionValue[];
  /** What each edition says; the first value where it says nothing. */
  readonly editions: Readonly<Record<string, OptionValue>>;
  /** Its numbers are seats, so that only those of the table make sense. */
  readonly seat: boolean;
}

export interface GameInfo {
  readonly id: string;
  readonly players: readonly number[];
  readonly editions: readonly string[];
  readonly options: readonly GameOption[];
  readonly versions: readonly number[];
  /** What the game's own content pack is called; empty for a game that takes none. */
  readonly content: string;
  readonly action_space: number;
}

export interface Guest {
  readonly id: string;
  readonly name: string;
  readonly ticket: string;
}

/** A content pack as its file holds it. */
export type Pack = Readonly<Record<string, unknown>>;

/** One thing that is wrong with a content pack. */
export interface Fault {
  readonly code: string;
  readonly values: Readonly<Record<string, string | number>>;
  /** The way there: names of fields, and numbers of entries from 0. */
  readonly place: readonly (string | number)[];
  /** The same in English. */
  readonly text: string;
}

/** What became of a content pack; or why it is refused, in English, and all that is wrong with it, for the game to word. */
export type Delivered = { readonly pack: PackInfo } | { readonly why: string; readonly faults: readonly Fault[] };

interface Said {
  readonly code?: string;
  readonly why?: string;
  readonly faults?: readonly Fault[];
}

/** What came of a try at a challenge. */
export interface DailyResult {
  readonly points: number;
  readonly lead: number;
  readonly place: number;
  readonly at: number;
}

/** What its review said; nulls where the game has no judge. */
export interface DailyStudy {
  readonly luck: number | null;
  readonly adjusted: number | null;
  readonly dearest: { readonly turn: number; readonly points: number } | null;
}

export interface DailyTry {
  readonly id: string;
  readonly game: string;
  readonly table: string;
  readonly at: number;
  readonly result: DailyResult | null;
  readonly study: DailyStudy | null;
}

export interface Challenge {
  /** `2026-11-18/copenhagen_roll`, or `2026-W47/copenhagen_roll`. */
  readonly id: string;
  readonly game: string;
  readonly players: number;
  readonly edition?: string;
  readonly options?: Readonly<Record<string, OptionValue>>;
  /** The bot at each seat; null where I sit. */
  readonly seats: readonly (string | null)[];
  readonly begins: number;
  readonly ends: number;
  readonly closes: number;
  /** When its seal came into the public log. */
  readonly sealed: number | null;
  /** Of its deal, once it is closed. */
  readonly seed?: string | null;
  readonly state: 'soon' | 'open' | 'finishing' | 'closed';
  readonly void: boolean;
  readonly begun: number;
  readonly ranked: number;
  readonly mine:
    | (DailyTry & {
        readonly standing: { readonly rank: number; readonly ranked: number; readonly percent: number | null } | null;
      })
    | null;
}

/** What ranks at a challenge: one line of the list. */
export interface DailyRank extends DailyResult {
  /** Equal leads share one. */
  readonly rank: number;
  /** Empty where it isn't known. */
  readonly name: string;
  readonly you: boolean;
  readonly study: DailyStudy | null;
  /** Of others null, as long as the challenge is not closed. */
  readonly table: string | null;
}

export interface DailyResults {
  readonly id: string;
  readonly closed: boolean;
  /** Of the deal, once it is closed. */
  readonly seed: string | null;
  /** Each lead that ranks, with how many have it; the best first. */
  readonly scores: readonly (readonly [lead: number, count: number])[];
  readonly mine: DailyRank | null;
  /** The best hundred. */
  readonly results: readonly DailyRank[];
}

export interface Calendar {
  readonly now: number;
  readonly challenges: readonly Challenge[];
  readonly mine: readonly DailyTry[];
}

export class ApiError extends Error {
  readonly status: number;
  /** What is wrong, in a word of the server's. */
  readonly code: string;
  /** The same in English. */
  readonly why: string;
  /** All that is wrong with a content pack, for the game to word. */
  readonly faults: readonly Fault[];

  constructor(status: number, path: string, { code = '', why = '', faults = [] }: Said = {}) {
    super(`${path} answered ${status}`);
    this.status = status;
    this.code = code;
    this.why = why;
    this.faults = faults;
  }
}

/** Rejects with an ApiError where the answer is no success. */
export async function request(path: string, init?: RequestInit): Promise<Response> {
  const response = await fetch(path, init);
  if (!response.ok) throw new ApiError(response.status, path, await saidBy(response));
  return response;
}

async function saidBy(response: Response): Promise<Said> {
  try {
    return (await response.json()) as Said;
  } catch {
    return {}; // a proxy on the way may answer as it likes
  }
}

export async function json<T>(path: string, init?: RequestInit): Promise<T> {
  return (await (await request(path, init)).json()) as T;
}

/** What comes with the page as well, for when there is no server. */
async function either(path: string, file: string): Promise<Response> {
  if (serverless) return request(`/python/${file}`);
  try {
    return await request(path);
  } catch (error) {
    if (error instanceof ApiError) throw error;
    return request(`/python/${file}`);
  }
}

export function post(body: unknown, ticket?: string): RequestInit {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (ticket !== undefined) headers.authorization = `Bearer ${ticket}`;
  return { method: 'POST', headers, body: JSON.stringify(body) };
}

function plain(body: string, ticket: string): RequestInit {
  return { method: 'POST', headers: { 'content-type': 'text/plain', authorization: `Bearer ${ticket}` }, body };
}

export function bearing(ticket: string): RequestInit {
  return { headers: { authorization: `Bearer ${ticket}` } };
}

/** A content pack of mine at the server. */
export interface KeptPack extends PackInfo {
  readonly at: number;
}

interface Catalogue {
  readonly games: readonly GameInfo[];
  readonly bots: readonly string[];
  readonly characters: readonly string[];
}

let games: Promise<Catalogue> | null = null;

export const api = {
  guest: (name: string | null) => json<Guest>('/api/guests', post(name === null ? {} : { name })),

  /** Asked once; again only after a failure. */
  games() {
    games ??= either('/api/games', 'games.json').then(
      async (answer) => (await answer.json()) as Catalogue,
      (error: unknown) => {
        games = null;
        throw error;
      },
    );
    return games;
  },

  /** A game as an onlooker sees it: for who is nobody here. */
  replay: (table: string) => json<Replay>(`/api/tables/${encodeURIComponent(table)}/replay`),

  /** A link that makes another device me, once. Its secret is after the #, so no server on the way sees it. */
  moveLink: (ticket: string) =>
    json<{ readonly link: string; readonly seconds: number }>('/api/tickets/move', post({}, ticket)),
  claimLink: (word: string) => json<Guest>('/api/tickets/claim', post({ link: word })),
  async erase(ticket: string): Promise<void> {
    await request('/api/guests/me', { ...post({}, ticket), method: 'DELETE' });
  },

  /** Keeps a content pack of mine at the server, which judges it. */
  sendPack: (game: string, pack: Blob, ticket: string, replaces = '') =>
    json<PackInfo>(`/api/games/${game}/content${replaces && `?replaces=${replaces}`}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${ticket}` },
      body: pack,
    }),

  packs: (game: string, ticket: string) =>
    json<{ readonly packs: readonly KeptPack[] }>(`/api/games/${game}/packs`, bearing(ticket)),
  pack: async (game: string, hash: string, ticket: string) =>
    (await request(`/api/games/${game}/packs/${hash}`, bearing(ticket))).text(),
  async forgetPack(game: string, hash: string, ticket: string): Promise<void> {
    await request(`/api/games/${game}/packs/${hash}`, { ...bearing(ticket), method: 'DELETE' });
  },

  /** A game that was played elsewhere becomes a table at the server, which judges it. */
  importRecord: (record: string, ticket: string) =>
    json<{ readonly table: string }>('/api/tables', plain(record, ticket)),

  /** The challenges that are on, and my tries; `ticket` is null for who has none. */
  daily: (ticket: string | null) => json<Calendar>('/api/daily', ticket === null ? undefined : bearing(ticket)),
  challenge: (id: string, ticket: string | null) =>
    json<Challenge>(`/api/daily/${id}`, ticket === null ? undefined : bearing(ticket)),
  challengeResults: (id: string, ticket: string | null) =>
    json<DailyResults>(`/api/daily/${id}/results`, ticket === null ? undefined : bearing(ticket)),

  rules: async (game: string, language: string) =>
    (await either(`/api/games/${game}/rules?lang=${language}`, `${game}/rules.${language}.md`)).text(),
  messages: async (game: string, language: string) =>
    (await either(`/api/games/${game}/messages?lang=${language}`, `${game}/messages.${language}.ftl`)).text(),
  lessons: async (game: string) => (await either(`/api/games/${game}/lessons`, `${game}/lessons.txt`)).text(),
  firstGame: async (game: string) =>
    (await either(`/api/games/${game}/first-game`, `${game}/first-game.json`)).json() as Promise<FirstGame>,
  puzzles: async (game: string) =>
    (await either(`/api/games/${game}/puzzles`, `${game}/puzzles.json`)).json() as Promise<PuzzleFile>,
  tableByCode: (code: string) => json<{ readonly table: string }>(`/api/codes/${encodeURIComponent(code)}`),
  /** The entry of the public log that a seal is in; null where it is in none. */
  async sealEntry(leaf: string): Promise<SealEntry | null> {
    try {
      return (await json<{ readonly entry: SealEntry }>(`/api/seals/of/${leaf}`)).entry;
    } catch (error) {
      if (error instanceof ApiError && error.status === 404) return null;
      throw error;
    }
  },
  /** The first entry of the public log; null before there is one. */
  async firstSealEntry(): Promise<SealEntry | null> {
    const { entries } = await json<{ readonly entries: readonly SealEntry[] }>('/api/seals/entries?after=0');
    return entries[0] ?? null;
  },
  export: async (table: string, what: Export, ticket: string | null) =>
    (await request(`/api/tables/${table}/${what}`, ticket === null ? undefined : bearing(ticket))).text(),

  /** A study is played by the server's rules; no table comes of it. */
  study: (text: string, ticket: string) => json<Study>('/api/studies', plain(text, ticket)),
};
