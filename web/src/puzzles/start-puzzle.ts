/* The table of a puzzle: a real one that starts where the puzzle does, and that counts for nothing. */

import { weakestBot } from '../state/bots';
import { lessonTables } from '../state/lesson-tables';
import { tables } from '../state/tables.svelte';
import { api } from '../transport/api';
import type { Done } from '../transport/link';
import type { CreateTable, Puzzle } from '../wire';

/** Whoever is quick has to wait now and then: a server lets nobody lay tables as fast as they can. */
const AGAIN_MS = 3000;
const TRIES = 6;

export async function startPuzzle(game: string, puzzle: Puzzle): Promise<Done> {
  // Whoever sits at the other seats does so for a moment: a try is over when my decision is.
  const bot = weakestBot((await api.games()).bots);
  if (bot === undefined) return { ok: false, code: 'unknown' };
  const wish: CreateTable = {
    game,
    players: puzzle.players,
    ...(puzzle.edition === null ? {} : { edition: puzzle.edition }),
    options: puzzle.options,
    start: puzzle.start,
    seats: Array.from({ length: puzzle.players }, (_, seat) =>
      seat === puzzle.seat ? { kind: 'me' } : { kind: 'bot', bot },
    ),
    clock: { kind: 'none' },
    open: false,
  };
  const host = (await tables.hasServer()) ? 'server' : 'device';
  if (host === 'device') tables.endLessons('device');
  let done = await tables.create(wish, host);
  for (let tries = 1; tries < TRIES && !done.ok && done.code === 'limit'; tries += 1) {
    await new Promise((later) => setTimeout(later, AGAIN_MS));
    done = await tables.create(wish, host);
  }
  if (done.ok) lessonTables.add(done.table);
  return done;
}
