/* Games as files: saved from this device, gone on with here or at a server. */

import { here } from '../offline/here.svelte';
import type { TakenIn } from '../offline/transport';
import { api, ApiError } from './api';
import { session } from './session.svelte';

/** A recorded game becomes a table, at the server or on this device. */
export async function takeIn(record: string, where: 'server' | 'here'): Promise<TakenIn> {
  if (where === 'here') return here.transport.takeIn(record);
  try {
    return await api.handIn(record, await session.ticket());
  } catch (error) {
    if (error instanceof ApiError) return { why: error.why };
    if (error instanceof TypeError) return { why: '' };
    throw error;
  }
}
