/* What a plan would complete, taken from the events of the answer. */

import type { GameEvent } from '../wire';
import { COLUMN_LETTERS } from './squares';

/** Rows and columns from 0, each with its points. */
export interface Completion {
  readonly rows: ReadonlyMap<number, number>;
  readonly columns: ReadonlyMap<number, number>;
}

export function completionOf(events: readonly GameEvent[], seat: number | null): Completion {
  const of = (end: string): GameEvent[] => events.filter((event) => event.seat === seat && event.code.endsWith(end));
  return {
    rows: new Map(of('.row_completed').map(({ values }) => [Number(values.row) - 1, Number(values.points)])),
    columns: new Map(
      of('.column_completed').map(({ values }) => [
        COLUMN_LETTERS.indexOf(String(values.column)),
        Number(values.points),
      ]),
    ),
  };
}
