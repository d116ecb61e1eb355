/* The review of a game that is over, as far as it has come: a draft within seconds, then deeper, in place. */

import { whyRefused } from '../i18n/refusal';
import { isLast, type ReviewNews } from '../transport/link';
import type { Depth, Review } from '../wire';
import { tables } from './tables.svelte';

/** Who can be asked for reviews: `tables`, or a fake of a test. */
export interface Reviewer {
  review(table: string, depth: Depth, tell: (news: ReviewNews) => void): () => void;
}

/** All of it is reactive. */
export class GameReview {
  readonly table: string;
  /** The deepest that is there; null until the draft is. */
  review = $state.raw<Review | null>(null);
  /** What is being worked at, and how much of it is done, from 0 to 1. */
  depth = $state<Depth>('draft');
  done = $state(0);
  /** Why there is none, in words; empty where there is, or may still be. */
  why = $state('');
  /** Whether nothing more will come. */
  readonly settled: boolean = $derived.by(() => this.why !== '' || isLast(this, this.#wanted));
  readonly #wanted: Depth;
  readonly #end: () => void;

  constructor(table: string, depth: Depth, reviewer: Reviewer) {
    this.table = table;
    this.#wanted = depth;
    this.#end = reviewer.review(table, depth, (news) => this.#hear(news));
  }

  #hear(news: ReviewNews): void {
    if ('ok' in news) {
      this.why = whyRefused(news);
      return;
    }
    this.depth = news.depth;
    this.done = news.done;
    this.review = news.review ?? this.review;
  }

  /** Nobody looks at it any more. */
  end(): void {
    this.#end();
  }
}

/** Ask for the review of a table. Whoever asks calls `end` when it isn't looked at any more. */
export function askReview(table: string, depth: Depth = 'whole', reviewer: Reviewer = tables): GameReview {
  return new GameReview(table, depth, reviewer);
}
