/* HTTP about one's vacation. */

import { bearing, json, post } from './api';

export interface Vacation {
  /** In a year. */
  readonly days: number;
  readonly left: number;
  /** The one that is, or comes next. */
  readonly vacation: { readonly from: number; readonly until: number } | null;
}

const PATH = '/api/me/vacation';

export const vacationApi = {
  get: (ticket: string) => json<Vacation>(PATH, bearing(ticket)),
  plan: (from: number, until: number, ticket: string) =>
    json<Vacation>(PATH, { ...post({ from, until }, ticket), method: 'PUT' }),
  end: (ticket: string) => json<Vacation>(PATH, { ...bearing(ticket), method: 'DELETE' }),
};
