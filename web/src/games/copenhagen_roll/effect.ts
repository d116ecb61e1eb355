/* What a plan would bring, taken from the events of the answer. */

import { type Completion, completionOf } from '../../facade/completion';
import type { GameEvent } from '../../wire';

export interface Effect {
  readonly completion: Completion;
  readonly coats: number;
  /** Tracks that would be full. */
  readonly tracks: readonly string[];
}

export function effectOf(events: readonly GameEvent[], seat: number | null): Effect {
  const of = (code: string): GameEvent[] => events.filter((event) => event.seat === seat && event.code === code);
  return {
    completion: completionOf(events, seat),
    coats: of('crw.coat_unlocked').length,
    tracks: of('crw.track_full').map(({ values }) => String(values.track)),
  };
}
