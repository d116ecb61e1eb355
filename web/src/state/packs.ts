/* Content packs of my own. */

import { t } from '../i18n/language.svelte';
import { api, ApiError, type Delivered, type KeptPack } from '../transport/api';
import { device } from './device.svelte';
import { session } from './session.svelte';

/** `replaces` is the hash of the pack that it is a new version of. */
export async function sendPack(game: string, file: Blob, replaces = ''): Promise<Delivered> {
  try {
    return { pack: await api.sendPack(game, file, await session.ticket(), replaces) };
  } catch (error) {
    return { why: whyNot(error), faults: error instanceof ApiError ? error.faults : [] };
  }
}

function whyNot(error: unknown): string {
  const status = error instanceof ApiError ? error.status : 0;
  if (error instanceof ApiError && (status === 400 || status === 413)) return error.why;
  return t(status === 429 ? 'nack-limit' : 'nack-unavailable');
}

/** Hands a pack to whoever is to host a table on it, and has it judged there. */
export async function deliverPack(
  game: string,
  text: string,
  host: 'server' | 'device',
  replaces = '',
): Promise<Delivered> {
  return host === 'server' ? sendPack(game, new Blob([text]), replaces) : device.transport.takePack(game, text);
}

/** The packs that the server keeps for me, the latest first. */
export async function myPacks(game: string): Promise<readonly KeptPack[]> {
  return (await api.packs(game, await session.ticket())).packs;
}

export async function openPack(game: string, hash: string): Promise<string> {
  return api.pack(game, hash, await session.ticket());
}

export async function forgetPack(game: string, hash: string): Promise<void> {
  return api.forgetPack(game, hash, await session.ticket());
}
