/* HTTP about calls: how I wish to be called, and where (docs/alerts.md). */

import { bearing, json, post, request } from './api';

export type When = 'always' | 'away' | 'daily' | 'never';
export type WhenAtTable = 'always' | 'never';

export interface Wishes {
  readonly when: When;
  readonly language: string;
  readonly zone: string;
  /** Minutes of the day in that zone, from and to. */
  readonly quiet: readonly [number, number] | null;
  readonly hour: number;
  readonly mail: boolean;
  readonly over: boolean;
  readonly nudges: boolean;
  readonly invites: boolean;
  readonly challenge: boolean;
  readonly tables: Readonly<Record<string, WhenAtTable>>;
}

export type Shape = 'plain' | 'discord' | 'slack' | 'matrix';
export const SHAPES: readonly Shape[] = ['plain', 'discord', 'slack', 'matrix'];

/** Where I am called beside my mail address: a browser, or a webhook. */
export interface Ring {
  readonly id: string;
  readonly kind: 'push' | 'webhook';
  readonly host: string;
  readonly at: number;
  readonly shape?: Shape;
}

export interface Alerts {
  /** What a browser needs to be called by this server. */
  readonly key: string;
  /** Whether this server sends mail, and my address. */
  readonly mail: boolean;
  readonly address: string | null;
  /** Whether I have ever said what I wish. */
  readonly asked: boolean;
  readonly wishes: Wishes;
  readonly rings: readonly Ring[];
  /** The path of my calendar; null where I have asked for none. */
  readonly calendar: string | null;
}

/** What a browser says of its subscription. */
export interface Subscribed {
  readonly address: string;
  readonly keys: { readonly p256dh: string; readonly auth: string };
}

const PATH = '/api/alerts';

export const alertsApi = {
  get: (ticket: string) => json<Alerts>(PATH, bearing(ticket)),
  wish: (wishes: Wishes, ticket: string) => json<Alerts>(PATH, { ...post(wishes, ticket), method: 'PUT' }),
  addBrowser: (browser: Subscribed, ticket: string) =>
    json<Ring>(`${PATH}/rings`, post({ kind: 'push', ...browser }, ticket)),
  addWebhook: (address: string, shape: Shape, ticket: string) =>
    json<Ring & { readonly secret: string }>(`${PATH}/rings`, post({ kind: 'webhook', address, shape }, ticket)),
  async forgetRing(ring: string, ticket: string): Promise<void> {
    await request(`${PATH}/rings/${ring}`, { ...bearing(ticket), method: 'DELETE' });
  },
  newCalendar: (ticket: string) => json<Alerts>(`${PATH}/calendar`, post({}, ticket)),
  async tryOut(ticket: string): Promise<void> {
    await request(`${PATH}/try`, post({}, ticket));
  },
  /** What a link in a mail asks for. It needs no ticket. */
  stop: (word: string) =>
    json<{ readonly stopped: 'mail' | 'table' }>(`${PATH}/stop/${encodeURIComponent(word)}`, post({})),
};
