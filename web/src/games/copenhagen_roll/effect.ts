/* What a plan would bring, taken from the events of the answer. */

import type { GameEvent } from '../../wire';
import { COLUMN_LETTERS } from '../../house/squares';

/** What a drawing would complete: rows and columns from 0, each with its points. */
export interface Completion {
  readonly rows: ReadonlyMap<number, number>;
  readonly columns: ReadonlyMap<number, number>;
}

export interface Effect {
  readonly completion: Completion;
  readonly coats: number;
  /** Tracks that would be full. */
  readonly tracks: readonly string[];
}

export const NO_EFFECT: Effect = { completion: { rows: new Map(), columns: new Map() }, coats: 0, tracks: [] };

export function effectOf(events: readonly GameEvent[], seat: number | null): Effect {
  const own = events.filter((event) => event.seat === seat);
  const of = (code: string): GameEvent[] => own.filter((event) => event.code === code);
  return {
    completion: {
      rows: new Map(of('crw.row_completed').map(({ values }) => [Number(values.row) - 1, Number(values.points)])),
      columns: new Map(
        of('crw.column_completed').map(({ values }) => [
          COLUMN_LETTERS.indexOf(String(values.column)),
          Number(values.points),
        ]),
      ),
    },
    coats: of('crw.coat_unlocked').length,
    tracks: of('crw.track_full').map(({ values }) => String(values.track)),
  };
}
