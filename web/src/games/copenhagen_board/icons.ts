/* The abilities' signs, on a grid of 24. */

import type { Ability } from './view';

export const ABILITY_SIGNS: Readonly<Record<Ability, string>> = {
  'any-cards': 'M5 8h5v9H5zM14 8h5v9h-5zM7.5 5q4.5-3.5 9 0',
  'additional-card': 'M4 8h4.5v9H4zM9.7 6h4.6v11H9.700zM15.5 8H20v9h-4.5z',
  'construction-discount': 'M7 5h10v14H7zM9.5 12h5',
  'change-of-colors': 'M4 9h12l-3-3M20 15H8l3 3',
  'both-actions': 'M4 12l4 4 5-8M13 14l3 3 4-8',
};
