/* What happened, without what was taken back. */

import type { GameEvent, Told } from '../wire';

export interface Happening {
  readonly event: GameEvent;
  readonly seq: number;
}

interface Row {
  readonly seq: number;
  readonly actor: number | null;
  moves: readonly (string | null)[];
  events: readonly GameEvent[];
}

/**
 * `firstEvents` says by which event each kind of move begins to tell of itself, for moves that are made together with
 * others; what follows it belongs to the move.
 */
export function happenings(told: readonly Told[], firstEvents: Readonly<Record<string, string>>): Happening[] {
  const rows: Row[] = [];
  for (const { seq, actor, kind, moves, events } of told) {
    if (kind === 'undone') takeBack(rows, actor, moves[0] ?? null, firstEvents);
    else rows.push({ seq, actor, moves, events });
  }
  return rows.flatMap((row) => row.events.map((event) => ({ event, seq: row.seq })));
}

/** A player's last move goes, and with it what it brought. A row may hold several moves, of which the others stay. */
function takeBack(
  rows: Row[],
  actor: number | null,
  move: string | null,
  firstEvents: Readonly<Record<string, string>>,
): void {
  const at = rows.findLastIndex((row) => row.actor === actor && row.moves.at(-1) === move);
  const row = rows[at];
  if (!row) return;
  row.moves = row.moves.slice(0, -1);
  const first = row.events.findLastIndex((event) => event.code === firstEvents[move?.split(' ')[0] ?? '']);
  row.events = row.moves.length ? row.events.slice(0, Math.max(0, first)) : [];
}
