/* Words about houses, whatever is played. */

import { addMessages, currentLanguage, t } from '../i18n/language.svelte';
import type { Face } from './colours';
import type { Completion } from './effect';
import { COLUMN_LETTERS } from './squares';

await addMessages(import.meta.glob('/src/house/messages/*.ftl', { query: '?raw', import: 'default' }));

export function colourName(face: Face): string {
  return t('house-colour', { face });
}

/** The colour of a shape, a tile or a card, as it is said beside one. */
export function shapeColour(face: Face): string {
  return t('house-shape-colour', { face });
}

/** With a capital, as the first word of a line. */
export function Capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

export function list(items: readonly string[]): string {
  return new Intl.ListFormat(currentLanguage(), { style: 'long', type: 'conjunction' }).format(items);
}

/** What is completed, in short: "rows 3 and 4", "column b". */
export function completionLines(completion: Completion): string[] {
  const rows = [...completion.rows.keys()].sort((a, b) => a - b).map((row) => String(row + 1));
  const columns = [...completion.columns.keys()].map((column) => COLUMN_LETTERS.charAt(column));
  const lines: string[] = [];
  if (rows.length) lines.push(t('house-floors', { count: rows.length, floors: list(rows) }));
  if (columns.length) lines.push(t('house-columns', { count: columns.length, columns: list(columns) }));
  return lines;
}

/** Three words on a refused place, by the refusal's code; null where the place is not the reason. */
export function whyNotThere(code: string): string | null {
  if (/unsupported|only_touching|only_beside/.test(code)) return t('house-why-floats');
  if (/square_taken/.test(code)) return t('house-why-taken');
  return /off_grid/.test(code) ? t('house-why-outside') : null;
}
