/* The games that I have finished, as a server lists them: docs/games.md. */

import type { OptionValue, Seat, View } from '../wire';
import { bearing, json, request } from './api';

/** Who sat at a seat when the game ended, and what came of it there. */
export interface Finisher {
  readonly person: string | null;
  readonly bot: string | null;
  readonly points: number;
  readonly place: number;
  readonly away: boolean;
  readonly resigned: boolean;
  /** The points by source; missing where that was not kept. */
  readonly parts?: Readonly<Record<string, number>>;
}

/** The end of a game, as the row that ends it says it. */
export interface GameEnd {
  readonly table: string;
  readonly game: string;
  readonly edition: string;
  readonly options: Readonly<Record<string, OptionValue>>;
  readonly players: number;
  readonly seats: readonly Finisher[];
  readonly at: number;
  readonly turns?: number;
  /** Beside what a list shows: for a copy of one's own. */
  readonly view?: View | null;
  readonly record?: string | null;
}

/** The same in a list: with names, my seats, and how luck fell where a review has found it. */
export interface ListedGame extends GameEnd {
  readonly seats: readonly (Finisher & { readonly name: string })[];
  readonly you: readonly Seat[];
  readonly luck: readonly number[] | null;
}

export const gamesApi = {
  page: (ticket: string, most: number, before: string) =>
    json<{ readonly games: readonly ListedGame[]; readonly more: boolean }>(
      `/api/me/games?most=${most}&before=${encodeURIComponent(before)}`,
      bearing(ticket),
    ),

  /** All of them with their records and last views, told as they come. Rejects where not all have come. */
  async all(ticket: string, tell: (game: ListedGame) => void): Promise<void> {
    const { body } = await request('/api/me/games/all', bearing(ticket));
    const reader = body?.pipeThrough(new TextDecoderStream() as TransformStream<Uint8Array, string>).getReader();
    let rest = '';
    let count = 0;
    let said = -1;
    for (;;) {
      const part = await reader?.read();
      if (!part || part.done) break;
      const lines = (rest + part.value).split('\n');
      rest = lines.pop() ?? '';
      for (const line of lines) {
        const found = JSON.parse(line) as ListedGame | { readonly count: number };
        if ('count' in found) said = found.count;
        else {
          tell(found);
          count += 1;
        }
      }
    }
    if (said !== count) throw new Error('some are missing');
  },
};
