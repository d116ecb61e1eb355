/*
 * The tables of lessons. They are nobody's game: no list has them, and each is ended when its step is left. A tab that was
 * closed in the middle of one leaves it behind, and the next page that can ends it.
 */

import { load, save } from './storage';

const KEY = 'rw.lesson-tables';

export const lessonTables = {
  all(): readonly string[] {
    return load<readonly string[]>(KEY) ?? [];
  },

  has(table: string): boolean {
    return this.all().includes(table);
  },

  add(table: string): void {
    save(KEY, [...this.all(), table]);
  },

  remove(table: string): void {
    save(
      KEY,
      this.all().filter((one) => one !== table),
    );
  },
};
