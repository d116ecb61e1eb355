/*
 * The tables of lessons. They are nobody's game: no list has them, and each is ended when its step is left. A tab that was
 * closed in the middle of one leaves it behind, and the next page that can ends it.
 */

import { load, save } from './storage';

const KEY = 'rw.lesson-tables';
/** The server's list may be older than the end of a table, so the latest are remembered. */
const MOST = 40;

interface LessonTable {
  readonly id: string;
  readonly open: boolean;
}

function all(): readonly LessonTable[] {
  return load<readonly LessonTable[]>(KEY) ?? [];
}

function keep(table: LessonTable): void {
  save(KEY, [table, ...all().filter((one) => one.id !== table.id)].slice(0, MOST));
}

export const lessonTables = {
  has: (id: string) => all().some((one) => one.id === id),

  /** Those that have not been ended. */
  open: () => all().flatMap((one) => (one.open ? [one.id] : [])),

  add: (id: string) => keep({ id, open: true }),

  end: (id: string) => keep({ id, open: false }),
};
