import type { GameCard } from '../game';
import Art from './Art.svelte';

export const card: GameCard = {
  id: 'woodcraft_roll',
  order: 3,
  name: 'Woodcraft Roll & Write',
  short: ['Woodcraft', { en: 'roll & write', fr: 'roll & write', nl: 'roll & write' }],
  line: {
    en: 'Cut, glue and deliver orders',
    fr: 'Couper, coller, livrer',
    nl: 'Zaag, lijm en lever',
  },
  players: [1, 5],
  minutes: 45,
  lessons: true,
  puzzles: true,
  Art,
  reflection: 'var(--wood-pale)',
  theme: 'wood',
};
