/* Playing on from a moment of a finished game: its record up to there becomes a table, with bots at the other seats. */

import type { Seat } from '../../wire';

/** What says how a game ended, or stands for the whole of it. */
const OF_THE_END = /^(result|places|hash|notes|bots|chance): /;

/**
 * The record of the game's first moves. `mark` tells one try from the next: the same record twice would be the same
 * table.
 */
export function recordUntil(record: string, moves: number, seat: Seat, bot: string, mark: string): string {
  const lines = record.split('\n');
  const blank = lines.indexOf('');
  const header = lines.slice(0, blank).filter((line) => !OF_THE_END.test(line));
  const seats = (header.find((line) => line.startsWith('seats: ')) ?? '').split('|');
  const bots = seats.map((_, one) => (one === seat ? '-' : bot));
  const made = lines.slice(blank + 1).filter((line) => /^(\*|\d+) /.test(line));
  return [
    'rollwright record 2',
    ...header.slice(1),
    `bots: ${bots.join(' | ')}`,
    `# ${mark}`,
    '',
    ...made.slice(0, moves),
    '',
  ].join('\n');
}
