/* The tables at which a coach stands by. They are known in the browser that has made them. */

import { load, save } from './storage';

const KEY = 'rw.guided-tables';
const MOST = 20;

export const guidedTables = {
  has(table: string): boolean {
    return (load<readonly string[]>(KEY) ?? []).includes(table);
  },

  add(table: string): void {
    save(KEY, [...(load<readonly string[]>(KEY) ?? []), table].slice(-MOST));
  },
};
