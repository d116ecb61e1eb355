/* New tables, made by one tap. */

import { api, ApiError } from '../transport/api';
import type { Done } from '../transport/link';
import type { CreateTable } from '../wire';
import { usualBot } from './bots';
import { tables } from './tables.svelte';

/** A table of the smallest size, me and bots: the usual one, if none is named. */
export function playBot(game: string, bot?: string): Promise<Done> {
  return play(game, (players) => players > 1, bot);
}

/** A table for me alone, where the game can be played so. */
export function playAlone(game: string): Promise<Done> {
  return play(game, (players) => players === 1);
}

async function play(game: string, fits: (players: number) => boolean, wanted?: string): Promise<Done> {
  try {
    const { games, ...offered } = await api.games();
    const players = Math.min(...(games.find((one) => one.id === game)?.players.filter(fits) ?? []));
    const bot = wanted ?? usualBot(offered);
    if (!Number.isFinite(players) || bot === undefined) return { ok: false, code: 'unknown' };
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
