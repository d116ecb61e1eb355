/* What a row of the log moved: cards from the harbour to a hand, squares of a house, cards from the pile to the harbour. */

import type { Moved } from '../../state/following.svelte';
import type { Told } from '../../wire';
import { freshSquares } from './story';

const SEEN: ReadonlySet<string> = new Set(['cph.discarded', 'cph.ability_taken', 'cph.activated']);

export function movedBy(row: Told): Moved | null {
  const { actor: seat, events } = row;
  if (seat === null) return null;
  const took = events.find(({ code }) => code === 'cph.took');
  if (took) {
    const from = String(took.values.footbridges).split(' ');
    return { seat, flights: from.map((one) => ({ from: `footbridge-${one}`, to: `seat-${seat}` })), sound: 'card' };
  }
  const sheet = freshSquares(row, seat);
  if (sheet.length) return { seat, sheet, sound: 'tile' };
  return events.some(({ code }) => SEEN.has(code)) ? { seat, sound: 'card' } : null;
}

export function laidBy({ events }: Told): string[] {
  return events.flatMap(({ code, values }) => (code === 'cph.turned_up' ? [`footbridge-${values.footbridge}`] : []));
}
