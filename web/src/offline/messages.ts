/* The messages between a page and the worker that hosts its tables. */

import type { Export } from '../transport/transport';
import type { GameEnd } from '../transport/games';
import type { ClientMessage, Depth, Review, ServerMessage, TableCard } from '../wire';

export type ToHost =
  /** Take the tables of this browser, if no other tab has them, and host them. */
  | { readonly say: 'connect'; readonly name: string; readonly pause: number }
  /** Take them from the other tab. */
  | { readonly say: 'take' }
  | { readonly say: 'message'; readonly message: ClientMessage }
  | { readonly say: 'export'; readonly id: number; readonly table: string; readonly what: Export | 'end' }
  /** A recorded game becomes a table: answered with an `ack` or a `nack`. */
  | { readonly say: 'import'; readonly id: number; readonly text: string }
  /** A study: answered with all its positions, or what is wrong with it. */
  | { readonly say: 'study'; readonly id: number; readonly text: string }
  /** A content pack for tables to come: answered with what it is, or why it is none. */
  | { readonly say: 'pack'; readonly id: number; readonly game: string; readonly text: string }
  /** A table is thrown away. */
  | { readonly say: 'forget'; readonly id: number; readonly table: string };

export type FromHost =
  /** How much of Python is there, from 0 to 1. */
  | { readonly say: 'loading'; readonly share: number }
  | { readonly say: 'up' }
  /** What was under way is lost; the host comes back by itself. */
  | { readonly say: 'down' }
  /** Another tab has the tables. */
  | { readonly say: 'elsewhere' }
  | { readonly say: 'failed'; readonly why: string }
  | { readonly say: 'message'; readonly message: ServerMessage }
  | { readonly say: 'answered'; readonly id: number; readonly text: string };

/** What a host is to do, as offline/host.py gives it. */
export interface Outcome {
  readonly keep: readonly StoredRow[];
  readonly reviews: readonly StoredReview[];
  readonly tell: readonly ServerMessage[];
  readonly think: readonly Thought[];
  readonly wake: Readonly<Record<string, number>>;
}

export interface StoredRow {
  readonly row: { readonly table: string; readonly seq: number; readonly cid: string };
  readonly secret: string | null;
  readonly card: TableCard;
  /** Of the row that ends a game which counts. */
  readonly end?: GameEnd;
}

/** Kept with its table. */
export interface StoredReview {
  readonly table: string;
  readonly kind: string;
  readonly review: Review;
}

/** Only what is looked at here; the rest is Python's. */
interface Asked {
  readonly table: string;
  readonly game: string;
  readonly setup: { readonly players: number };
}

export interface BotRequest extends Asked {
  readonly bot: string;
  /** The id of the question, where it is a person who wants advice. */
  readonly hint: string;
}

/** A piece of a review. */
export interface ReviewRequest extends Asked {
  readonly depth: Depth;
  /** What helpers have found for it since the piece before. */
  readonly found?: readonly unknown[];
  /** Where it is a helper that is asked: which of the pieces it takes, counted from the last. */
  readonly help?: { readonly first: number; readonly stride: number };
}

/** What is asked of the worker in which bots think. */
export type Thought = BotRequest | ReviewRequest;

export function isReview(thought: Thought): thought is ReviewRequest {
  return 'depth' in thought;
}
