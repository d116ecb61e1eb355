/* A first game as a game's folder declares it (lessons/first-game.json): where it begins, and what the coach says when. */

import { tables } from '../state/tables.svelte';
import { api, type Moment } from '../transport/api';
import type { Done } from '../transport/link';
import type { GameEvent, Seat } from '../wire';
import { weakestBot } from '../state/bots';
import { guidedTables } from '../state/guided-tables';

/** Whether a moment is there with an event. */
export function isMoment({ on, who }: Moment, event: GameEvent, me: Seat | null): boolean {
  const [code, ...values] = on.split(' ');
  if (code !== event.code) return false;
  if (who !== 'anyone' && (who === 'me') !== (event.seat === me)) return false;
  return values.every((value) => {
    const [name = '', wanted] = value.split('=');
    return String(event.values[name]) === wanted;
  });
}

/** A game against the weakest bot, on a deal that is always the same, with a coach. It counts for nothing. */
export async function startFirstGame(game: string): Promise<Done> {
  const [{ start }, { bots }] = await Promise.all([api.firstGame(game), api.games()]);
  const bot = weakestBot(bots);
  if (bot === undefined) return { ok: false, code: 'unknown' };
  const done = await tables.create(
    {
      game,
      players: 2,
      start,
      seats: [{ kind: 'me' }, { kind: 'bot', bot }],
      clock: { kind: 'none' },
      open: false,
      hints: true,
    },
    (await tables.hasServer()) ? 'server' : 'device',
  );
  if (done.ok) guidedTables.add(done.table);
  return done;
}
