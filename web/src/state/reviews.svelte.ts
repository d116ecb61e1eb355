/*
 * The review that is looked at, kept while its pages follow one another: graph, moment and replay show the same one, and
 * what a draft has said is refined where it stands.
 */

import { askReview, type GameReview } from './review.svelte';

let latest = $state.raw<GameReview | null>(null);

/** The review of a table. It is asked for once; one that was refused is asked for again. */
export function reviewOf(table: string): GameReview {
  if (latest?.table === table && !latest.why) return latest;
  latest?.end();
  latest = askReview(table);
  return latest;
}

/** The same where it has been asked for, else null: nobody works at a review just because a game is watched. */
export function knownReview(table: string): GameReview | null {
  return latest?.table === table ? latest : null;
}
