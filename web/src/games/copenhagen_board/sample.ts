/* Houses to be drawn beside rules. */

import { ABILITIES, type PlayerView } from './view';

/** Rows from the bottom: a letter is a window of its colour, a capital a brick. */
export function samplePlayer(house: readonly string[]): PlayerView {
  const abilities = Object.fromEntries(ABILITIES.map((ability) => [ability, 'none'])) as PlayerView['abilities'];
  return {
    house: Array.from({ length: 9 }, (_, y) => house[y] ?? '.....'),
    outlines: [],
    points: 0,
    empty: 0,
    cards: 0,
    hand: { known: '', secret: '' },
    abilities,
  };
}
