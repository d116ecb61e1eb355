/* What a row of the log moved: squares of a house, squares of masts, dice. */

import { squaresFilled } from '../../facade/log';
import type { Moved } from '../../state/following.svelte';
import type { Told } from '../../wire';

const SEEN: ReadonlySet<string> = new Set(['crw.color_changed', 'crw.passed']);

export function movedBy(row: Told): Moved | null {
  const { actor: seat, events } = row;
  if (seat === null) return null;
  if (events.some(({ code }) => code === 'crw.rolled')) return { seat, sound: 'dice' };
  const sheet = [...squaresFilled(row, seat, 'crw.drawn', 'crw.single_drawn'), ...marks(row, seat)];
  if (sheet.length) return { seat, sheet, sound: 'mark' };
  return events.some(({ code }) => SEEN.has(code)) ? { seat } : null;
}

function marks({ events }: Told, seat: number): string[] {
  return events
    .filter((event) => event.code === 'crw.marked' && event.seat === seat)
    .map(({ values }) => `${values.track}-${values.square}`);
}
