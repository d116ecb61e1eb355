/* People who know one another, as a server keeps them: docs/people.md. */

import type { Clock, Phase } from '../wire';
import { bearing, json, post, request } from './api';

export interface Known {
  readonly id: string;
  readonly name: string;
}

/** Somebody asks me to a table. */
export interface Invitation {
  readonly table: string;
  readonly game: string;
  readonly players: number;
  readonly clock: Clock;
  readonly word: string;
  readonly at: number;
  readonly by: Known;
}

/** What a group is called, and how its tables are set up. */
export interface CircleWish {
  readonly name: string;
  readonly game: string;
  readonly clock: Clock;
}

/** A group, by the word that its link ends with. */
export interface Circle extends CircleWish {
  readonly word: string;
  /** In the order in which they came: the first has founded it. */
  readonly members: readonly Known[];
  readonly member: boolean;
  /** Of who is in it alone: the latest table, empty before the first, and how that stands. */
  readonly table?: string;
  readonly phase?: Phase | null;
  readonly tables?: readonly string[];
}

export interface People {
  readonly invitations: readonly Invitation[];
  readonly circles: readonly Circle[];
  readonly blocked: readonly Known[];
}

function as(method: string, ticket: string, body?: unknown): RequestInit {
  return body === undefined ? { ...bearing(ticket), method } : { ...post(body, ticket), method };
}

const part = encodeURIComponent;

export const companyApi = {
  people: (ticket: string) => json<People>('/api/people', bearing(ticket)),
  async invite(table: string, person: string, word: string, ticket: string): Promise<void> {
    await request(`/api/tables/${part(table)}/invitations`, as('POST', ticket, { person, word }));
  },
  async decline(table: string, ticket: string): Promise<void> {
    await request(`/api/invitations/${part(table)}`, as('DELETE', ticket));
  },
  async block(person: string, ticket: string): Promise<void> {
    await request('/api/blocks', as('POST', ticket, { person }));
  },
  async unblock(person: string, ticket: string): Promise<void> {
    await request(`/api/blocks/${part(person)}`, as('DELETE', ticket));
  },
  found: (wish: CircleWish, ticket: string) => json<Circle>('/api/circles', as('POST', ticket, wish)),
  circle: (word: string, ticket: string) => json<Circle>(`/api/circles/${part(word)}`, bearing(ticket)),
  change: (word: string, wish: CircleWish & { readonly renew: boolean }, ticket: string) =>
    json<{ readonly word: string }>(`/api/circles/${part(word)}`, as('PUT', ticket, wish)),
  async join(word: string, ticket: string): Promise<void> {
    await request(`/api/circles/${part(word)}/members`, as('POST', ticket));
  },
  async leave(word: string, person: string, ticket: string): Promise<void> {
    await request(`/api/circles/${part(word)}/members/${part(person)}`, as('DELETE', ticket));
  },
  layTable: (word: string, table: string, before: string, ticket: string) =>
    json<{ readonly table: string }>(`/api/circles/${part(word)}/table`, as('POST', ticket, { table, before })),
};
