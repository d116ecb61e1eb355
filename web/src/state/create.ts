/* New tables. */

import { api, ApiError } from '../transport/api';
import type { Done } from '../transport/link';
import type { CreateTable } from '../wire';
import { tables } from './tables.svelte';

/** A table of the smallest size, me and bots: one tap, and one plays. */
export async function playBot(game: string): Promise<Done> {
  try {
    const { games, bots } = await api.games();
    const info = games.find((one) => one.id === game);
    const bot = bots[0];
    if (!info || bot === undefined) return { ok: false, code: 'unknown' };
    const players = Math.min(...info.players.filter((count) => count > 1));
    const wish: CreateTable = {
      game,
      players,
      seats: [{ kind: 'me' }, ...Array.from({ length: players - 1 }, () => ({ kind: 'bot', bot }) as const)],
      clock: { kind: 'none' },
      open: false,
    };
    return await tables.create(wish, (await tables.hasServer()) ? 'server' : 'device');
  } catch (error) {
    if (error instanceof ApiError || error instanceof TypeError) return { ok: false, code: 'unavailable' };
    throw error;
  }
}
