/* What a group has played so far: counted from my own list, so that nothing else has to be kept. */

import type { MyGame } from '../../state/my-games';
import type { Circle, Known } from '../../transport/company';
import type { Seat } from '../../wire';

export interface Line {
  readonly member: Known;
  readonly won: number;
  readonly points: number;
  readonly best: number;
}

export interface Season {
  readonly games: number;
  /** The most wins first, then the most points. */
  readonly lines: readonly Line[];
  /** The place in the group of who was last in the latest game, and so begins the next; null before there was one. */
  readonly first: Seat | null;
}

export function seasonOf(circle: Circle, games: readonly MyGame[], me: string): Season {
  const played = games.filter(({ table }) => circle.tables?.includes(table));
  /** Of my own seats I may have been another when I played: this list says which are mine. */
  const seatOf = (game: MyGame, member: Known): MyGame['seats'][number] | undefined =>
    member.id === me ? game.seats[game.you[0] ?? -1] : game.seats.find(({ person }) => person === member.id);
  const lines = circle.members.map((member) => {
    const seats = played.flatMap((game) => seatOf(game, member) ?? []);
    return {
      member,
      won: seats.filter(({ place }) => place === 1).length,
      points: seats.reduce((sum, { points }) => sum + points, 0),
      best: Math.max(0, ...seats.map(({ points }) => points)),
    };
  });
  lines.sort((a, b) => b.won - a.won || b.points - a.points);
  return { games: played.length, lines, first: last(circle, played[0], seatOf) };
}

function last(
  { members }: Circle,
  game: MyGame | undefined,
  seatOf: (game: MyGame, member: Known) => { readonly place: number } | undefined,
): Seat | null {
  if (!game) return null;
  const places = members.map((member) => seatOf(game, member)?.place ?? 0);
  const worst = Math.max(...places);
  return worst > 1 ? places.indexOf(worst) : null;
}
