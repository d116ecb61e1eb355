/* Finished games for tests, in few words. */

import type { MyGame } from '../../state/my-games';

export const DAY = 24 * 60 * 60 * 1000;

/** Mine is the first seat. Points of each seat; the others are called by `names`, bots where the name is a bot's. */
export function played(
  points: readonly number[],
  names: readonly string[] = ['Mads'],
  more: Partial<MyGame> = {},
): MyGame {
  return {
    table: `t${Math.round((more.at ?? 0) / 1000)}${points.join('-')}`,
    game: 'copenhagen_roll',
    edition: 'en',
    options: {},
    players: points.length,
    seats: points.map((one, seat) => {
      const name = seat ? (names[seat - 1] ?? `P${seat}`) : 'Asta';
      const bot = name === 'gull' ? name : null;
      const place = 1 + points.filter((other) => other > one).length;
      return { person: bot ? null : `id of ${name}`, bot, name, points: one, place, away: false, resigned: false };
    }),
    at: 0,
    you: [0],
    luck: null,
    local: false,
    ...more,
  };
}
