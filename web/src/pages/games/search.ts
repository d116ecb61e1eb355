/* Which games of the list are looked for. */

import type { MyGame } from '../../state/my-games';
import { outcomeOf, type Outcome } from './statistics';

export interface Wanted {
  readonly game: string | null;
  /** A part of somebody's name. */
  readonly person: string;
  readonly outcome: Outcome | null;
  /** Days as `2026-11-18`, in the reader's own time; empty for any. */
  readonly since: string;
  readonly until: string;
}

const DAY = 24 * 60 * 60 * 1000;

export function found(
  games: readonly MyGame[],
  wanted: Wanted,
  nameOf: (game: MyGame, seat: number) => string,
): MyGame[] {
  const name = plain(wanted.person);
  const since = wanted.since ? startOf(wanted.since) : -Infinity;
  const until = wanted.until ? startOf(wanted.until) + DAY : Infinity;
  return games.filter(
    (game) =>
      (wanted.game === null || game.game === wanted.game) &&
      (wanted.outcome === null || outcomeOf(game) === wanted.outcome) &&
      game.at >= since &&
      game.at < until &&
      (!name || game.seats.some((_, seat) => !game.you.includes(seat) && plain(nameOf(game, seat)).includes(name))),
  );
}

/** As nobody minds how it is written: without marks, in small letters. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().trim();
}

function startOf(day: string): number {
  const [year = 0, month = 1, date = 1] = day.split('-').map(Number);
  return new Date(year, month - 1, date).getTime();
}
