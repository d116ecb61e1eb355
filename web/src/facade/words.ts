/* Words about façades. */

import { addMessages, t } from '../i18n/language.svelte';
import { list } from '../play/words';
import type { Face } from './colours';
import type { Completion } from './completion';
import { byReading, cellAnywhere } from './squares';

await addMessages(import.meta.glob('/src/facade/messages/*.ftl', { query: '?raw', import: 'default' }));

export function colourName(face: Face): string {
  return t('facade-colour', { face });
}

/** The colour of a shape, a tile or a card, as it is said beside one. */
export function shapeColour(face: Face): string {
  return t('facade-shape-colour', { face });
}

/** What is completed, in short: "rows 3 and 4", "column b". */
export function completionLines(completion: Completion): string[] {
  const rows = [...completion.rows.keys()].sort((a, b) => a - b).map((row) => String(row + 1));
  const columns = [...completion.columns.keys()].map((column) => String(column + 1));
  const lines: string[] = [];
  if (rows.length) lines.push(t('facade-floors', { count: rows.length, floors: list(rows) }));
  if (columns.length) lines.push(t('facade-columns', { count: columns.length, columns: list(columns) }));
  return lines;
}

/** Squares by their rows: "row 3, columns 1 and 2; rows 4 to 6, column 2". */
export function squaresText(squares: readonly string[]): string {
  const cells = squares.map(cellAnywhere).sort(byReading);
  const runs: { first: number; last: number; columns: readonly string[] }[] = [];
  for (const row of new Set(cells.map(([, y]) => y))) {
    const columns = cells.filter(([, y]) => y === row).map(([x]) => String(x + 1));
    const run = runs.at(-1);
    if (run && run.last === row - 1 && run.columns.join() === columns.join()) run.last = row;
    else runs.push({ first: row, last: row, columns });
  }
  return runs
    .map(({ first, last, columns }) =>
      t(first === last ? 'facade-in-row' : 'facade-in-rows', {
        row: first + 1,
        last: last + 1,
        count: columns.length,
        columns: list(columns),
      }),
    )
    .join('; ');
}

/** A value of a message that is about a house, as people say it; null for one that is not. */
export function houseValueText(name: string, value: string): string | null {
  if (/^[a-z]\d+( [a-z]\d+)*$/.test(value)) return squaresText(value.split(' '));
  return name === 'column' && /^[a-e]$/.test(value) ? String(cellAnywhere(`${value}1`)[0] + 1) : null;
}
