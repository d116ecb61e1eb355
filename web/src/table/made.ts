import type { Seat, Told } from '../wire';

/** The moves of a seat that were not taken back, in the game's notation. */
export function madeBy(seat: Seat | null, told: readonly Told[]): readonly string[] {
  const made: string[] = [];
  for (const row of told) {
    if (row.actor !== seat) continue;
    if (row.kind === 'acted') made.push(...row.moves.map((move) => move ?? ''));
    else if (row.kind === 'undone') made.pop();
  }
  return made;
}
