/* Gestures that screens of every game have. */

import type { Gesture } from './screen.svelte';

export function gesture(name: string, part: string | null, make: () => unknown): Gesture {
  return { name, part, make };
}

/** One gesture for each of some things, named after it. */
export function eachOf<X>(
  kind: string,
  part: string | null | ((one: X) => string | null),
  things: Iterable<X>,
  make: (one: X) => unknown,
  nameOf: (one: X) => unknown = (one) => one,
): Gesture[] {
  return Array.from(things, (one) =>
    gesture(`${kind}: ${nameOf(one)}`, typeof part === 'function' ? part(one) : part, () => make(one)),
  );
}

/** Keys of the keyboard. */
export function keys(
  turn: { onKey(event: KeyboardEvent): boolean },
  part: string | null,
  names: readonly string[],
): Gesture[] {
  return names.map((key) => gesture(`key ${key}`, part, () => turn.onKey(new KeyboardEvent('keydown', { key }))));
}
