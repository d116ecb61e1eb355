/* The uses of abilities that a player can switch on. */

import type { Ability } from './view';

/** How abilities are called in the notation of moves. */
export type Use = 'any' | 'additional' | 'both' | 'discount' | 'change';
export type Uses = Readonly<Record<Use, boolean>>;

export const USES: Readonly<Record<Ability, Use>> = {
  'any-cards': 'any',
  'additional-card': 'additional',
  'construction-discount': 'discount',
  'change-of-colors': 'change',
  'both-actions': 'both',
};

export const NO_USES: Uses = { any: false, additional: false, both: false, discount: false, change: false };
