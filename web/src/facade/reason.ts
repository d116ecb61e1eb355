/* Why a move at a house is worth making: what it completes, or what it comes near to. */

import { t } from '../i18n/language.svelte';
import { type Words } from '../i18n/words';
import type { Answer, GameEvent } from '../wire';

/** Whether an event is something that one plays for. */
function counts({ code, values }: GameEvent): boolean {
  return /\.(row_completed|column_completed|coat_\w+|track_full|ability_taken)$/.test(code) || isUnlocked(values);
}

function isUnlocked({ unlocked }: GameEvent['values']): boolean {
  return unlocked === 'bonus' || unlocked === 'star';
}

/** `before` and `after` are the rows of the house from the bottom, with `.` for an empty square. */
export function houseReason(
  { events }: Answer,
  seat: number | null,
  words: Words | null,
  before: readonly string[],
  after: readonly string[],
): string {
  const told = events.filter((event) => event.seat === seat && counts(event)).map((event) => words?.event(event) ?? '');
  if (told.length) return told.join(' ');
  const empty = (row: string): number => [...row].filter((square) => square === '.').length;
  const grown = after
    .map((row, y) => ({ row: y + 1, left: empty(row), filled: empty(before[y] ?? '') - empty(row) }))
    .filter(({ left, filled }) => filled > 0 && left > 0)
    .sort((a, b) => a.left - b.left);
  return grown[0] ? t('facade-lacks', { row: grown[0].row, count: grown[0].left }) : '';
}
