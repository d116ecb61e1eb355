/* A result as a text that can be sent anywhere: points turn by turn, with digits and small signs. */

/** More columns than this are too wide for a message: then turns are put together. */
const MOST_COLUMNS = 30;

/** What a turn brought, in one sign where that is possible. */
export function sign(points: number): string {
  if (points === 0) return '·';
  if (points < 0) return `−${-points}`;
  return points < 10 ? String(points) : `(${points})`;
}

/** Points by turn, each seat's apart; where there are many turns, rounds of as many as there are seats. */
export function columns(gains: readonly (readonly number[])[], seats: number): number[][] {
  const together = gains.length > MOST_COLUMNS ? Math.max(seats, Math.ceil(gains.length / MOST_COLUMNS)) : 1;
  return Array.from({ length: seats }, (_, seat) => {
    const found: number[] = [];
    for (let from = 0; from < gains.length; from += together) {
      found.push(gains.slice(from, from + together).reduce((sum, turn) => sum + (turn[seat] ?? 0), 0));
    }
    return found;
  });
}

export interface Shared {
  readonly title: string;
  readonly names: readonly string[];
  readonly points: readonly number[];
  /** The points that each seat gained, turn by turn. */
  readonly gains: readonly (readonly number[])[];
  /** What is said of it besides. */
  readonly said?: string;
}

/** A line for the game, and one for each player: name, points, and what each turn brought. */
export function resultText({ title, names, points, gains, said = '' }: Shared): string {
  const rows = columns(gains, names.length);
  const lines = names.map((name, seat) => `${name} ${points[seat] ?? 0}: ${(rows[seat] ?? []).map(sign).join('')}`);
  return [title, ...lines, said].filter(Boolean).join('\n');
}
