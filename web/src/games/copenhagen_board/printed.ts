/* The tiles as they are printed, for rules and key: what lies on a table comes with its view. */

import { type Cell, cellOf } from '../../facade/squares';

/** Set in the bottom left corner, the brick first. A test holds them against CPH-1.8. */
const PRINTED: Readonly<Record<string, string>> = {
  'red-2': 'a1 a2',
  'red-3': 'a1 b1 b2',
  'red-4': 'a1 b1 a2 b2',
  'red-5': 'a1 b1 c1 b2 c2',
  'yellow-2': 'a1 a2',
  'yellow-3': 'a1 b1 b2',
  'yellow-4': 'a2 a1 b2 b3',
  'yellow-5': 'c3 a1 a2 b2 c2',
  'green-2': 'a1 a2',
  'green-3': 'a1 a2 a3',
  'green-4': 'b2 a1 a2 a3',
  'green-5': 'a2 b1 b2 c2 b3',
  'blue-2': 'a1 a2',
  'blue-3': 'a1 b1 b2',
  'blue-4': 'a3 a1 b1 a2',
  'blue-5': 'b3 a1 b1 c1 b2',
  'purple-2': 'a1 a2',
  'purple-3': 'a1 a2 a3',
  'purple-4': 'a1 a2 a3 a4',
  'purple-5': 'a1 b1 c1 d1 e1',
};

export const TILES: readonly string[] = Object.keys(PRINTED);

/** Empty for what is no tile. */
export function cellsOf(tile: string): readonly Cell[] {
  return (PRINTED[tile] ?? '').split(' ').filter(Boolean).map(cellOf);
}
