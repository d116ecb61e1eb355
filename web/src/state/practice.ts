/* A table that starts at a position of another game, against the same bots: to try something, and to count for nothing. */

import type { Done } from '../transport/link';
import { isLocal } from '../transport/transport';
import type { CreateTable, Info } from '../wire';
import { usualBot } from './bots';
import { tables } from './tables.svelte';
import { api } from '../transport/api';

/** I sit where I sat; where others sat, a bot does. */
export async function practise(info: Info, start: string, me = info.you[0] ?? 0): Promise<Done> {
  const needed = info.seats.some((seat) => seat.seat !== me && seat.kind !== 'bot');
  const usual = (needed && usualBot(await api.games())) || '';
  const wish: CreateTable = {
    game: info.game,
    players: info.players,
    edition: info.edition,
    options: info.options,
    ...(info.content ? { content: info.content.hash } : {}),
    start,
    seats: info.seats.map(({ seat, kind, bot }) =>
      seat === me ? { kind: 'me' } : { kind: 'bot', bot: kind === 'bot' && bot ? bot : usual },
    ),
    clock: { kind: 'none' },
    open: false,
  };
  return tables.create(wish, isLocal(info.id) ? 'device' : 'server');
}
