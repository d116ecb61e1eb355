/* What a pick on the sheet comes to, in one line: what is picked, why it brings something, and what. */

import { t } from '../../i18n/language.svelte';
import { Capital, list } from '../../play/words';
import type { GameEvent, OfferedAction } from '../../wire';
import { cellText, lineName, linesLit } from './lanterns';
import { crateAbout, crateName, helperName, orderName, paidText, rewards, thingsText } from './text';
import { left, type PlayerView, type Thing, type WrwView } from './view';

export interface Consequence {
  readonly sign: string;
  readonly pick: string;
  readonly cause: string;
  /** What is won only later, where it isn't told by the outcome. */
  readonly later?: { readonly points: number; readonly gains: readonly Thing[] };
}

export function consequenceOf(
  deed: OfferedAction,
  view: WrwView,
  player: PlayerView,
  events: readonly GameEvent[],
): Consequence | null {
  switch (deed.do) {
    case 'lantern': {
      const lines = linesLit(events);
      const cause = lines.length
        ? t('wr-lines-full', { count: lines.length, lines: list(lines.map(lineName)) })
        : t('wr-no-line-full');
      return { sign: 'lantern', pick: Capital(cellText(String(deed.cell))), cause: Capital(cause) };
    }
    case 'chestnut':
    case 'berry':
      return onCrate(deed, view, player);
    case 'hire': {
      const helper = Number(deed.helper);
      const have = left(player, 'blueberry');
      const cost = view.pack.helpers[helper - 1]?.cost ?? 0;
      return { sign: 'hire', pick: helperName(helper, view), cause: t('wr-berries-then', { have, then: have - cost }) };
    }
    case 'keep':
    case 'take':
    case 'complete':
      return ofOrder(deed, view, player);
    default:
      return null;
  }
}

function onCrate(deed: OfferedAction, { pack }: WrwView, player: PlayerView): Consequence | null {
  const number = Number(deed.crate);
  const crate = pack.crates[number - 1];
  if (!crate) return null;
  const missing = (player.crates[number - 1] ?? []).filter((mark) => !mark).length - 1;
  const cause = missing
    ? t('wr-crate-lacks', { count: missing })
    : t('wr-crate-full', { gives: crateAbout(crate.kind) });
  return { sign: 'berry', pick: crateName(crate.kind), cause };
}

function ofOrder(deed: OfferedAction, view: WrwView, player: PlayerView): Consequence | null {
  const order = view.orders[String(deed.order)];
  if (!order) return null;
  const pick = orderName(view, String(deed.order));
  const needs = [...order.dice, ...order.resources];
  if (deed.do === 'complete')
    return { sign: 'complete', pick, cause: paidText(deed, view) || t('wr-order-for', { needs: thingsText(needs) }) };
  const lacks = lackedOf(needs, player);
  return {
    sign: 'complete',
    pick,
    cause: lacks.length ? t('wr-order-lacks', { lacks: thingsText(lacks) }) : t('wr-order-all-there'),
    later: { points: order.points, gains: rewards(order) },
  };
}

/** What of an order is not there yet. */
function lackedOf(needs: readonly Thing[], player: PlayerView): Thing[] {
  const there: Thing[] = [
    ...player.dice,
    ...Object.keys(player.resources).flatMap((name) => {
      const resource = name as keyof PlayerView['resources'];
      return Array.from({ length: left(player, resource) }, () => resource);
    }),
  ];
  return needs.filter((thing) => {
    const at = there.indexOf(thing);
    if (at >= 0) there.splice(at, 1);
    return at < 0;
  });
}

/** The slot of a crate that a chestnut or a blueberry marks next: one that takes nothing else comes first. */
export function nextSlot(
  slots: WrwView['pack']['crates'][number]['slots'],
  marks: readonly boolean[],
  thing: 'chestnut' | 'blueberry',
): number {
  const free = (kind: string): number => slots.findIndex((slot, i) => slot === kind && !marks[i]);
  return free(thing) >= 0 ? free(thing) : free('either');
}
