import type { GameCard } from '../game';
import Art from './Art.svelte';

export const card: GameCard = {
  id: 'copenhagen_board',
  order: 2,
  name: 'Copenhagen',
  short: ['Copenhagen', { en: 'board game', fr: 'jeu de plateau', nl: 'bordspel' }],
  line: {
    en: 'Collect cards, lay façade tiles',
    fr: 'Des cartes, des tuiles de façade',
    nl: 'Verzamel kaarten, leg geveltegels',
  },
  players: [2, 4],
  minutes: 35,
  lessons: true,
  puzzles: true,
  Art,
  reflection: 'var(--red)',
};
