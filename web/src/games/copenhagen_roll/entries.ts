/* The entries of the façade sheet as they are offered: open, crossed out, or crossed out and to be had again. */

import type { Choices, Payment } from './choices';
import { copiesOf, type Entry, SHAPES, sizeOf } from './shapes';
import type { CrwView } from './view';

export type EntryState = 'open' | 'again' | 'gone' | 'dear';

interface Situation {
  readonly view: Pick<CrwView, 'crossed'> | null;
  readonly choices: Pick<Choices, 'shapes'>;
}

/** Of two equal entries the right one is crossed out first. */
export function isCrossedOut(entry: Entry, view: Pick<CrwView, 'crossed'> | null): boolean {
  return entry.once && copiesOf(entry.shape) - entry.copy <= (view?.crossed[entry.shape] ?? 0);
}

/** Too dear is one that nothing pays for, or that has no place. */
export function stateOf(entry: Entry, { view, choices }: Situation): EntryState {
  const payments = choices.shapes.get(entry.shape) ?? [];
  if (isCrossedOut(entry, view)) return payments.some((one) => one.again) ? 'again' : 'gone';
  return payments.some((one) => !one.again) ? 'open' : 'dear';
}

/** Whether some entry of a shape is not crossed out. */
export function isOpen(shape: string, view: Pick<CrwView, 'crossed'> | null): boolean {
  return sizeOf(shape) < 4 || copiesOf(shape) > (view?.crossed[shape] ?? 0);
}

/** Every shape on offer with the first way to pay for it: one that is open, and one that a star brings back. */
export function firstPayments(choices: Pick<Choices, 'shapes'>): Payment[] {
  return SHAPES.flatMap((shape) => {
    const payments = choices.shapes.get(shape) ?? [];
    return [payments.find((one) => !one.again), payments.find((one) => one.again)].filter((one) => one !== undefined);
  });
}
