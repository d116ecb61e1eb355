/* The table of a puzzle: a real one that starts where the puzzle does, and that counts for nothing. */

import { weakestBot } from '../state/bots';
import { layTable } from '../state/lay-table';
import { api } from '../transport/api';
import type { Done } from '../transport/link';
import type { Puzzle } from '../wire';

export async function startPuzzle(game: string, puzzle: Puzzle): Promise<Done> {
  // Whoever sits at the other seats does so for a moment: a try is over when my decision is.
  const bot = weakestBot((await api.games()).bots);
  if (bot === undefined) return { ok: false, code: 'unknown' };
  return layTable({
    game,
    players: puzzle.players,
    ...(puzzle.edition === null ? {} : { edition: puzzle.edition }),
    options: puzzle.options,
    start: puzzle.start,
    seats: Array.from({ length: puzzle.players }, (_, seat) =>
      seat === puzzle.seat ? { kind: 'me' } : { kind: 'bot', bot },
    ),
  });
}
