/* What a row of the log moved: dice from the board, orders to the offer and from it, and what is marked on a sheet. */

import type { Moved } from '../../state/following.svelte';
import type { GameEvent, Told } from '../../wire';

/** Where on a sheet an event leaves a mark. */
const PLACES: Readonly<Record<string, (values: GameEvent['values']) => string>> = {
  'wrw.circled': ({ thing, number }) => `${thing}-${number}`,
  'wrw.nuts': () => 'nuts',
  'wrw.lantern_marked': ({ cell }) => `lantern-${cell}`,
  'wrw.crate_marked': ({ crate }) => `crate-${crate}`,
  'wrw.sold': ({ thing }) => String(thing),
  'wrw.hired': () => 'blueberry',
  'wrw.glued': () => 'wood',
  'wrw.sawn': () => 'wood',
  'wrw.raised': () => 'wood',
  'wrw.shifted': () => 'wood',
  'wrw.die_gained': () => 'wood',
  'wrw.completed': () => 'wood',
};

export function movedBy({ actor: seat, events }: Told): Moved | null {
  if (seat === null) return null;
  // Everybody's choice is revealed by the last of them.
  const flights = events.flatMap(({ code, seat: taker, values }) => {
    if (taker === null || taker < 0) return [];
    if (code === 'wrw.took_die') return [{ from: `line-${values.line}`, to: `seat-${taker}` }];
    return code === 'wrw.took_order' ? [{ from: `order-${values.order}`, to: `seat-${taker}` }] : [];
  });
  const sheet = events.flatMap((event) => (event.seat === seat ? (PLACES[event.code]?.(event.values) ?? []) : []));
  if (flights.length) return { seat, flights, sheet, sound: 'dice' };
  return sheet.length ? { seat, sheet, sound: 'mark' } : null;
}

export function laidBy({ events }: Told): string[] {
  return events.flatMap(({ code, values }) => (code === 'wrw.displayed' ? [`order-${values.order}`] : []));
}
