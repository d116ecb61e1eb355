/* The lantern grid: its cells by row from the top, its lines, and what people call them. */

import { t } from '../../i18n/language.svelte';
import type { GameEvent } from '../../wire';
import type { PackView, Thing } from './view';

const COLUMN_LETTERS = 'abc';
const NUMBERS = [1, 2, 3] as const;

/** As the notation writes them, row by row. */
export const CELLS: readonly string[] = NUMBERS.flatMap((row) =>
  [...COLUMN_LETTERS].map((letter) => `${letter}${row}`),
);

export interface LanternLine {
  readonly kind: 'row' | 'column';
  readonly number: number;
  readonly cells: readonly string[];
}

/** Rows from the top, then columns from the left. */
export const LINES: readonly LanternLine[] = (['row', 'column'] as const).flatMap((kind) =>
  NUMBERS.map((number) => ({ kind, number, cells: CELLS.filter((cell) => placeOf(cell)[kind] === number) })),
);

function placeOf(cell: string): { row: number; column: number } {
  return { row: Number(cell.slice(1)), column: COLUMN_LETTERS.indexOf(cell.charAt(0)) + 1 };
}

/** "top left" */
export function cellText(cell: string): string {
  return t('wr-cell-at', placeOf(cell));
}

/** "top row" */
export function lineName({ kind, number }: LanternLine): string {
  return t('wr-lantern-line', { kind, number });
}

/** What a full line pays. */
export function gainsOfLine({ kind, number }: LanternLine, { lanterns }: PackView): readonly Thing[] {
  return (kind === 'row' ? lanterns.rows : lanterns.columns)[number - 1] ?? [];
}

/** The lines that some events light. */
export function linesLit(events: readonly GameEvent[]): LanternLine[] {
  return LINES.filter(({ kind, number }) =>
    events.some(({ code, values }) =>
      kind === 'row'
        ? code === 'wrw.lantern_row' && values.row === number
        : code === 'wrw.lantern_column' && values.column === COLUMN_LETTERS.charAt(number - 1),
    ),
  );
}
