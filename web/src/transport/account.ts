/* HTTP about accounts: ways in, signing in, devices (docs/accounts.md). */

import { bearing, json, post, request, type Guest } from './api';
import type { Json } from './passkeys';

export interface Passkey {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly used_at: number;
  readonly backed_up: boolean;
}

export interface Device {
  readonly id: string;
  readonly name: string;
  readonly at: number;
  readonly used_at: number;
  /** Whether it is the one that asks. */
  readonly here: boolean;
}

export interface Mine {
  readonly name: string;
  readonly passkeys: readonly Passkey[];
  readonly codes: { readonly left: number; readonly used: number; readonly used_at: number | null };
  readonly address: string | null;
  readonly devices: readonly Device[];
}

export interface Account {
  /** What this server offers. */
  readonly ways: { readonly passkeys: boolean; readonly mail: boolean };
  readonly mine: Mine | null;
}

export interface SignedIn extends Guest {
  readonly merged: boolean;
  /** The device that this browser was of the same person; or empty. */
  readonly before: string;
}

/** How one wants to come in here: what this browser is called, and whether the guest who is here comes along. */
export interface Arrival {
  readonly device: string;
  readonly bring: boolean;
  /** The ticket of that guest. */
  readonly ticket: string | null;
}

function arriving(body: Json, { device, bring, ticket }: Arrival): RequestInit {
  return post({ ...body, device, bring }, ticket ?? undefined);
}

async function remove(path: string, ticket: string): Promise<void> {
  await request(path, { ...bearing(ticket), method: 'DELETE' });
}

export const accountApi = {
  /** Without a ticket, what the server offers. */
  get: (ticket: string | null) => json<Account>('/api/account', ticket === null ? undefined : bearing(ticket)),

  beginPasskey: (ticket: string) => json<Json>('/api/account/passkeys/new', post({}, ticket)),
  keepPasskey: (credential: Json, device: string, ticket: string) =>
    json<Passkey>('/api/account/passkeys', post({ credential, device }, ticket)),
  forgetPasskey: (id: string, ticket: string) => remove(`/api/account/passkeys/${id}`, ticket),
  async prove(credential: Json, ticket: string): Promise<void> {
    await request('/api/account/proof', post({ credential }, ticket));
  },

  newCodes: (ticket: string) => json<{ readonly codes: readonly string[] }>('/api/account/codes', post({}, ticket)),

  sendAddress: (address: string, language: string, ticket: string) =>
    json<{ readonly minutes: number }>('/api/account/address', post({ address, language }, ticket)),
  confirmAddress: (link: string, ticket: string) =>
    json<{ readonly address: string }>('/api/account/address/confirm', post({ link }, ticket)),
  forgetAddress: (ticket: string) => remove('/api/account/address', ticket),

  nameDevice: (id: string, name: string, ticket: string) =>
    json<{ readonly name: string }>(`/api/account/devices/${id}`, { ...post({ name }, ticket), method: 'PATCH' }),
  forgetDevice: (id: string, ticket: string) => remove(`/api/account/devices/${id}`, ticket),

  beginSignIn: () => json<Json>('/api/sign-in/passkey/new', post({})),
  byPasskey: (credential: Json, how: Arrival) => json<SignedIn>('/api/sign-in/passkey', arriving({ credential }, how)),
  byCode: (code: string, how: Arrival) => json<SignedIn>('/api/sign-in/code', arriving({ code }, how)),
  askForLink: (address: string, language: string) =>
    json<{ readonly minutes: number }>('/api/sign-in/mail', post({ address, language })),
  lookAtLink: (link: string) => json<{ readonly name: string }>('/api/sign-in/link/look', post({ link })),
  byLink: (link: string, how: Arrival) => json<SignedIn>('/api/sign-in/link', arriving({ link }, how)),
};
