import type { GameCard } from '../game';
import Art from './Art.svelte';

export const card: GameCard = {
  id: 'copenhagen_roll',
  order: 1,
  name: 'Copenhagen Roll & Write',
  short: ['Copenhagen', { en: 'roll & write', fr: 'roll & write', nl: 'roll & write' }],
  line: {
    en: 'Roll, draw windows, reach 12',
    fr: 'Lancer, dessiner, atteindre 12',
    nl: 'Gooi, teken ramen, haal 12',
  },
  players: [2, 4],
  minutes: 25,
  lessons: true,
  puzzles: true,
  Art,
  reflection: '#F4F7F4',
};
