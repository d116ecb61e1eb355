/* What `Game.to_json` of this game sends: src/rollwright/games/copenhagen_board/position_json.py. */

import type { Colour } from '../../facade/colours';
import type { Cell } from '../../facade/squares';
import type { View } from '../../wire';

export type Step = 'start' | 'fill' | 'deal' | 'turn' | 'discard' | 'build' | 'pay' | 'coat' | 'done' | 'over';

export const ABILITIES = [
  'any-cards',
  'additional-card',
  'construction-discount',
  'change-of-colors',
  'both-actions',
] as const;
export type Ability = (typeof ABILITIES)[number];

export interface TileView {
  readonly tile: string;
  readonly colour: Colour;
  readonly size: number;
  readonly left: number;
  readonly of: number;
  /** As printed, from the bottom left. */
  readonly cells: readonly Cell[];
  readonly brick: Cell;
}

export interface Pending {
  readonly tile: string;
  readonly squares: readonly string[];
  readonly brick: string;
  readonly touching: boolean;
  /** Before the discount of an ability. */
  readonly cost: number;
}

export interface PlayerView {
  /** Rows from the bottom: a letter is a window of its colour, a capital a brick, w a white window, . nothing. */
  readonly house: readonly string[];
  /** The squares of each tile, for the eye; none where they are not known. */
  readonly outlines: readonly (readonly string[])[];
  readonly points: number;
  readonly empty: number;
  readonly cards: number;
  /** Known cards were taken before all eyes; the secret ones were dealt. */
  readonly hand: { readonly known: string; readonly secret: string | { readonly hidden: number } };
  readonly abilities: Readonly<Record<Ability, 'ready' | 'used' | 'none'>>;
}

export interface CphView {
  readonly turn: number;
  readonly round: number;
  readonly active: number;
  readonly step: Step;
  /** The cards at the footbridges. */
  readonly display: readonly (Colour | null)[];
  /** `second`: the discards have gone round. `end_card`: it is among these cards. */
  readonly supply: { readonly cards: number; readonly second: boolean; readonly end_card: boolean };
  readonly discards: Readonly<Record<Colour, number>>;
  readonly tiles: readonly TileView[];
  readonly specials: number;
  /** Left in the supply. */
  readonly abilities: Readonly<Record<Ability, number>>;
  readonly pending: Pending | null;
  readonly surplus: number;
  readonly coats: number;
  /** Whether cards and a tile may both be had this turn. */
  readonly both: boolean;
  readonly players: readonly PlayerView[];
}

export function cph(view: View): CphView {
  return view as unknown as CphView;
}
