/* Words about façades. */

import { addMessages, t } from '../i18n/language.svelte';
import { list } from '../play/words';
import type { Face } from './colours';
import type { Completion } from './completion';
import { COLUMN_LETTERS } from './squares';

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
  const columns = [...completion.columns.keys()].map((column) => COLUMN_LETTERS.charAt(column));
  const lines: string[] = [];
  if (rows.length) lines.push(t('facade-floors', { count: rows.length, floors: list(rows) }));
  if (columns.length) lines.push(t('facade-columns', { count: columns.length, columns: list(columns) }));
  return lines;
}
