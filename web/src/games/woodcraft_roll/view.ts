/* What `Game.to_json` of this game sends: src/rollwright/games/woodcraft_roll/position_json.py. */

import type { Name } from '../../i18n/named';
import type { View } from '../../wire';

export const RESOURCES = ['scrapwood', 'glue', 'sawblade', 'blueberry'] as const;
export type Resource = (typeof RESOURCES)[number];

/** A resource, lantern, chestnut, nut, reputation, or a die ("y4"). */
export type Thing = string;

export interface OrderView {
  readonly name: Name;
  readonly dice: readonly string[];
  readonly resources: readonly Resource[];
  readonly gains: readonly Thing[];
  readonly points: number;
  readonly reputation: number;
  /** A word for a drawing of it, empty where the pack names none. */
  readonly picture: string;
}

export interface HelperView {
  /** Where the pack gives one of its own. */
  readonly name?: Name;
  readonly cost: number;
  readonly points: number;
  /** What helpers 1 and 2 deal in. */
  readonly shows?: readonly Resource[];
  /** What helper 5 offers. */
  readonly choice?: readonly (readonly Thing[])[];
}

export type CrateKind = 'helpers' | 'orders' | 'reputation' | 'lanterns' | 'order-points';

export interface PackView {
  readonly name: Name;
  readonly rows: Readonly<Record<Resource, { readonly circles: number; readonly chestnuts: readonly number[] }>>;
  readonly nuts: number;
  /** The most that is sold in one use; null for no limit. */
  readonly sale: number | null;
  readonly board: readonly Readonly<Record<'yellow' | 'brown', readonly Thing[]>>[];
  readonly lanterns: {
    readonly rows: readonly (readonly Thing[])[];
    readonly columns: readonly (readonly Thing[])[];
    readonly points: readonly number[];
  };
  readonly helpers: readonly HelperView[];
  readonly crates: readonly {
    readonly kind: CrateKind;
    readonly slots: readonly ('chestnut' | 'blueberry' | 'either')[];
  }[];
}

export type Choice =
  | { readonly hidden: number }
  | { readonly die: string; readonly line: number }
  | { readonly order: true }
  | { readonly keep: string };

export type HelperState = 'ready' | 'used' | 'hired' | 'none';

export interface PlayerView {
  readonly dealt: readonly string[] | { readonly hidden: number };
  readonly choice: Choice | null;
  readonly chosen: boolean;
  readonly ended: boolean;
  readonly dice: readonly string[];
  /** One for each turn: the die that was taken, "x" for an order, null for a turn to come. */
  readonly rows: readonly (string | null)[];
  readonly resources: Readonly<Record<Resource, { readonly circled: number; readonly crossed: number }>>;
  readonly nuts: number;
  readonly lanterns: readonly string[];
  readonly helpers: Readonly<Record<string, HelperState>>;
  readonly crates: readonly (readonly boolean[])[];
  readonly held: readonly string[];
  readonly done: readonly string[];
  readonly reputation: number;
  /** What must be settled first; the last of them is asked now. */
  readonly due: readonly ('lantern' | 'chestnut' | 'pick')[];
  readonly sold: number;
  readonly points: number;
  readonly unused: number;
  readonly grade?: string;
}

export interface BoardDie {
  readonly die: string;
  readonly colour: 'yellow' | 'brown';
  readonly value: number;
}

export interface WrwView {
  readonly turn: number;
  readonly round: number;
  readonly half: number;
  readonly step: string;
  readonly phase: number;
  readonly pack: PackView;
  readonly orders: Readonly<Record<string, OrderView>>;
  /** In a solo game of every order, also of those that were removed. */
  readonly names: Readonly<Record<string, Name>>;
  readonly display: readonly (string | null)[];
  readonly deck: { readonly cards: number };
  readonly board: readonly (BoardDie | null)[];
  readonly taker: number | null;
  readonly players: readonly PlayerView[];
}

export function wrw(view: View): WrwView {
  return view as unknown as WrwView;
}

export function left(player: PlayerView, resource: Resource): number {
  return player.resources[resource].circled - player.resources[resource].crossed;
}

export function isDie(thing: Thing): boolean {
  return /^[yb]\d+$/.test(thing);
}

/** The orders before a player: those held, or the two dealt of which one is kept. */
export function ordersOf({ held, dealt }: PlayerView): readonly string[] {
  return held.length || 'hidden' in dealt ? held : dealt;
}
