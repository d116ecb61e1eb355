/* Who I am on this device: a guest with a ticket, which is made when it is first needed. */

import { api, type Guest } from '../transport/api';
import { forget, load, save } from './storage';

const KEY = 'rw.guest';
/** What I am called where no server knows me. */
const NAME = 'rw.name';

let guest = $state.raw<Guest | null>(load<Guest>(KEY));
let making: Promise<Guest> | null = null;
let nameHere = $state(load<string>(NAME) ?? '');

export const session = {
  /** My id, or null before there is one. */
  get id(): string | null {
    return guest?.id ?? null;
  },

  get name(): string {
    return guest?.name ?? nameHere;
  },

  /** What the server calls me from now on. */
  rename(name: string): void {
    if (guest === null && name) {
      nameHere = name;
      save(NAME, name);
    }
    if (guest === null || guest.name === name) return;
    guest = { ...guest, name };
    save(KEY, guest);
  },

  /** The ticket; a guest is made if this device has none. Another tab may have made one meanwhile. */
  async ticket(): Promise<string> {
    guest ??= load<Guest>(KEY);
    if (guest) return guest.ticket;
    making ??= api.guest(null).finally(() => (making = null));
    guest = await making;
    save(KEY, guest);
    return guest.ticket;
  },

  /** The ticket, where there is one: for what must not make a guest. */
  get ticketIfAny(): string | null {
    guest ??= load<Guest>(KEY);
    return guest?.ticket ?? null;
  },

  /** Takes over a guest from another device. */
  become(other: Guest): void {
    guest = other;
    save(KEY, guest);
  },

  /** The server doesn't know the ticket any more. What another tab has meanwhile is kept. */
  refused(): void {
    if (load<Guest>(KEY)?.ticket === guest?.ticket) forget(KEY);
    guest = null;
  },
};
