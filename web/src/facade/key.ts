/* Which line of a house a sign belongs to, and how that stands: signs name it "row-4" or "column-2". */

import { t } from '../i18n/language.svelte';
import { Capital } from '../play/words';
import { COLUMNS, ROWS } from './squares';
import { squaresText } from './words';

const LINE = /^(row|column)-(\d)$/;

/** Empty for what is no line. */
export function lineText(value: string): string {
  const [, kind, number = ''] = LINE.exec(value) ?? [];
  if (kind === 'row') return t('facade-floors', { count: 1, floors: number });
  if (kind === 'column') return t('facade-columns', { count: 1, columns: number });
  return /^[a-e]\d$/.test(value) ? squaresText([value]) : '';
}

/** How much of it is empty. Rows from the bottom; a dot is an empty square. */
export function lineState(house: readonly string[], value: string): string {
  const [, kind, number] = LINE.exec(value) ?? [];
  if (!kind) return '';
  const at = Number(number) - 1;
  const squares =
    kind === 'row'
      ? Array.from({ length: COLUMNS }, (_, x) => house[at]?.charAt(x))
      : Array.from({ length: ROWS }, (_, y) => house[y]?.charAt(at));
  return t('facade-line-open', {
    line: Capital(lineText(value)),
    count: squares.filter((square) => square === '.').length,
  });
}
