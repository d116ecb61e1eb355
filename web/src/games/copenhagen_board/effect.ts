/* What a plan would bring, taken from the events of the answer. */

import { type Completion, completionOf } from '../../facade/completion';
import { completionLines } from '../../facade/words';
import { t } from '../../i18n/language.svelte';
import type { GameEvent } from '../../wire';

export interface Effect {
  readonly completion: Completion;
  readonly coats: number;
  /** Squares whose coat is covered. */
  readonly covered: readonly string[];
}

export function effectOf(events: readonly GameEvent[], seat: number | null): Effect {
  const of = (code: string): GameEvent[] => events.filter((event) => event.seat === seat && event.code === code);
  const covered = of('cph.coat_covered').map(({ values }) => String(values.square));
  return {
    completion: completionOf(events, seat),
    coats: covered.length + of('cph.coat_row').length,
    covered,
  };
}

/** In short: "row 3", "1 coat of arms". */
export function effectLines(effect: Effect): string[] {
  const lines = completionLines(effect.completion);
  return effect.coats ? [...lines, t('facade-coats', { count: effect.coats })] : lines;
}
