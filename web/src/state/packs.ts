/* Content packs of my own. */

import { t } from '../i18n/language.svelte';
import { api, ApiError, type Fault } from '../transport/api';
import type { PackInfo } from '../wire';
import { session } from './session.svelte';

/** What the server keeps of a pack; or why it takes none, in words, and all that is wrong with it, for the game to word. */
export type Sent = { readonly pack: PackInfo } | { readonly why: string; readonly faults: readonly Fault[] };

export async function sendPack(game: string, file: Blob): Promise<Sent> {
  try {
    return { pack: await api.sendPack(game, file, await session.ticket()) };
  } catch (error) {
    return { why: whyNot(error), faults: error instanceof ApiError ? error.faults : [] };
  }
}

function whyNot(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && (status === 400 || status === 413)) return error.why;
  return t(status === 429 ? 'nack-limit' : 'nack-unavailable');
}
