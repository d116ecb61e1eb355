/* What the confirm bar needs to know. */

import type { ActionId } from '../wire';

export interface Confirmable {
  /** What has been picked, once it is complete. */
  readonly plan: readonly ActionId[] | null;
  /** Points that it brings, once they are known, and what else, in short. */
  readonly gain: number | null;
  readonly brings: readonly string[];
  /** Whether a shape is being placed, so that no points are news too. */
  readonly draws: boolean;
  readonly canUndo: boolean;
  readonly busy: boolean;
  confirm(): Promise<void>;
  undo(): Promise<void>;
}
