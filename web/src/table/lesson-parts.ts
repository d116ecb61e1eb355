/*
 * What a lesson or a puzzle puts in the place of some parts of a table, and beside them; and what a coach adds who only
 * stands by.
 */

import type { Snippet } from 'svelte';

export interface LessonParts {
  /** What the browser's tab is called. */
  readonly title: string;
  /** Instead of the line on top. */
  readonly top: Snippet;
  /** Instead of the other players, where there is a column for them; without it they are there as at any table. */
  readonly beside?: Snippet;
  /** Above what can be done, where there is none. */
  readonly first?: Snippet;
  /** Instead of what can be done, when the step is done. */
  readonly next: Snippet | null;
  /** What lies over the table. */
  readonly over: Snippet;
  /** Goes on, when the step is done. */
  readonly onnext: () => void;
}

export interface GuideParts {
  /** Above what can be done, where there is no column beside the sheet. It may ask what to do now. */
  readonly first: Snippet<[ask: (() => void) | undefined]>;
  /** In that column. */
  readonly beside: Snippet<[ask: (() => void) | undefined]>;
  /** What lies over the table. */
  readonly over: Snippet<[ask: (() => void) | undefined]>;
}
