/* A pack as its file holds it (docs/woodcraft.md), and what a form does with it. */

import { currentLanguage } from '../../../i18n/language.svelte';
import { named, type Name } from '../../../i18n/named';
import type { CrateKind, OrderView, Resource, Thing } from '../view';

export interface OrderEntry {
  readonly phase: number;
  readonly name?: Name;
  readonly dice?: string;
  readonly resources?: string;
  readonly gains?: string;
  readonly points?: number;
  readonly reputation?: number;
  readonly picture?: string;
}

export interface HelperEntry {
  readonly cost: number;
  readonly name?: Name;
  readonly points?: number;
  readonly shows?: string;
  readonly choice?: readonly string[];
}

export interface CrateEntry {
  readonly kind: CrateKind;
  readonly slots: string;
}

export interface RowEntry {
  readonly circles: number;
  readonly chestnuts: readonly number[];
}

export type BoardLine = Readonly<Record<'yellow' | 'brown', string>>;

export interface LanternEntries {
  readonly rows: readonly string[];
  readonly columns: readonly string[];
  readonly points: readonly number[];
}

export interface WoodPack {
  readonly game?: string;
  readonly name: Name;
  readonly version: number;
  readonly rows: Readonly<Record<Resource, RowEntry>>;
  readonly nuts: number;
  readonly sale?: number;
  readonly board: readonly BoardLine[];
  readonly lanterns: LanternEntries;
  readonly helpers: readonly HelperEntry[];
  readonly crates: readonly CrateEntry[];
  readonly orders: readonly OrderEntry[];
}

export const KINDS: readonly Thing[] = ['scrapwood', 'glue', 'sawblade', 'blueberry', 'lantern', 'chestnut', 'nut'];
export const CRATE_KINDS: readonly CrateKind[] = ['helpers', 'orders', 'reputation', 'lanterns', 'order-points'];
export const PHASES = [1, 2] as const;

/** Words as the judge reads them: in any case, with any spaces between. */
export function wordsOf(text = ''): string[] {
  return text
    .toLowerCase()
    .split(/[\t-\r\x1c- \x85\p{Z}]+/u)
    .filter(Boolean);
}

/** Dice as people type them: `y1 b5`, `Y1,B5`, `y1b5`, and by their first letters in French and Dutch. */
export function diceText(typed: string): string {
  return typed
    .toLowerCase()
    .replaceAll(/[,;+]/g, ' ')
    .replaceAll(/([a-z])\s+(?=\d)/g, '$1')
    .replaceAll(/(\d)(?=[a-z])/g, '$1 ')
    .replaceAll(/\b[jg](?=\d)/g, 'y')
    .split(/\s+/)
    .filter(Boolean)
    .join(' ');
}

/** How many of a kind a text of words holds. */
export function amount(text: string | undefined, kind: Thing): number {
  return wordsOf(text).filter((word) => word === kind).length;
}

/** The same text with so many of a kind; what it holds of others stays, in its order. */
export function withAmount(text: string | undefined, kind: Thing, count: number): string {
  const words = wordsOf(text);
  const at = words.indexOf(kind);
  const others = words.filter((word) => word !== kind);
  others.splice(at < 0 ? others.length : at, 0, ...Array.from({ length: Math.max(0, count) }, () => kind));
  return others.join(' ');
}

/** A name with another text in the reader's language. */
export function renamed(name: Name | undefined, text: string): Name {
  return typeof name === 'object' ? { ...name, [currentLanguage()]: text } : text;
}

/** A card on which nothing has been typed. */
export function isBlank(order: OrderEntry): boolean {
  const { name = '', dice, resources, gains, points, reputation } = order;
  return !named(name) && ![dice, resources, gains].some((text) => text?.trim()) && !points && !reputation;
}

/** A card as the table shows it. */
export function orderView(order: OrderEntry): OrderView {
  return {
    name: order.name ?? '',
    dice: wordsOf(order.dice).filter((word) => /^[yb]\d{1,2}$/.test(word)),
    resources: wordsOf(order.resources) as Resource[],
    gains: wordsOf(order.gains),
    points: order.points ?? 0,
    reputation: order.reputation ?? 0,
    picture: order.picture ?? '',
  };
}

/** The orders of a pack that have been typed, each with its number in the form. */
export function typedOrders(typed: WoodPack): { order: OrderEntry; number: number }[] {
  return typed.orders.map((order, number) => ({ order, number })).filter(({ order }) => !isBlank(order));
}

/** What stands in for cards that are still to be typed: as many of each phase as the pack has that they come from. */
export function standIns(typed: WoodPack, standIn: WoodPack): OrderEntry[] {
  const cards = typedOrders(typed);
  return PHASES.flatMap((phase) => {
    const count = cards.filter(({ order }) => order.phase === phase).length;
    return standIn.orders.filter((order) => order.phase === phase).slice(count);
  });
}

/** The pack to play with: what was typed, and what stands in for the rest, where that is wanted. */
export function complete(typed: WoodPack, standIn: WoodPack | null): WoodPack {
  const orders = typedOrders(typed).map(({ order }) => order);
  return { ...typed, orders: standIn ? [...orders, ...standIns(typed, standIn)] : orders };
}
