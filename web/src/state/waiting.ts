/* Which tables wait for me, and in which order I should go to them. */

import type { TableCard } from '../wire';

type Waiting = Pick<TableCard, 'id' | 'my_turn' | 'until' | 'at' | 'seats' | 'you' | 'clock'>;

/** Those that wait first: the soonest deadline, then who has waited longest; then the others, the newest first. */
export function byUrgency(a: Waiting, b: Waiting): number {
  if (a.my_turn !== b.my_turn) return a.my_turn ? -1 : 1;
  if (!a.my_turn) return b.at - a.at;
  return (a.until ?? Infinity) === (b.until ?? Infinity) ? a.at - b.at : (a.until ?? Infinity) - (b.until ?? Infinity);
}

/** Whether somebody, or a clock, waits for me there: not where I play with bots as I please. */
export function waitsForMe(table: Waiting): boolean {
  const others = table.seats.some((seat) => seat.kind === 'person' && !seat.resigned && !table.you.includes(seat.seat));
  return table.my_turn && (others || table.clock.kind !== 'none');
}
