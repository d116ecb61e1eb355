/*
 * Dice in the air. What was seen to fall is remembered here, not in the step that draws it: each step of a turn draws a tray
 * of its own, and none of them would know that its dice are new.
 */

import { untrack } from 'svelte';
import { isStill } from '../ui/motion.svelte';

/** One die, from the hand to rest: as long as `.falls` of the style sheet. Five of them lie still after 620 ms. */
const FALL_MS = 460;
/** Between one die and the next. */
export const APART_MS = 40;
const FACE_MS = 60;
/** A die shows what it came to just before it comes to rest. */
const LANDING_MS = 380;

interface Rolled {
  /** What makes a roll another roll. */
  readonly seq: number;
  readonly falls: readonly boolean[];
}

export class Tumble {
  #falls = $state.raw<readonly boolean[]>([]);
  /** How often the faces have changed. */
  #beat = $state(0);
  #timers: ReturnType<typeof setInterval>[] = [];

  /** Called while a component is made. `rolled` gives the last roll, and which of the dice that lie there fell with it. */
  constructor(rolled: () => Rolled | null) {
    // What lay there when the page was opened has not just fallen.
    let seen = untrack(rolled)?.seq ?? -1;
    $effect(() => {
      const roll = rolled();
      if (!roll || roll.seq <= seen) return;
      seen = roll.seq;
      untrack(() => this.#start(roll.falls));
    });
    $effect(() => {
      const stop = (): void => this.stop();
      addEventListener('pointerdown', stop, { capture: true });
      return () => {
        removeEventListener('pointerdown', stop, { capture: true });
        stop();
      };
    });
  }

  #start(falls: readonly boolean[]): void {
    this.stop();
    if (isStill() || !falls.includes(true)) return;
    this.#beat = 0;
    this.#falls = falls;
    this.#timers = [
      setInterval(() => (this.#beat += 1), FACE_MS),
      setTimeout(() => this.stop(), FALL_MS + APART_MS * falls.lastIndexOf(true)),
    ];
  }

  /** All dice lie as they came to rest. */
  stop(): void {
    for (const timer of this.#timers) clearInterval(timer);
    this.#timers = [];
    if (this.#falls.length) this.#falls = [];
  }

  isFalling(index: number): boolean {
    return this.#falls[index] ?? false;
  }

  /** What a die shows now, of all faces that it has: never the last one before it lands. */
  face<T>(index: number, last: T, faces: readonly T[]): T {
    if (!this.isFalling(index) || this.#beat * FACE_MS >= LANDING_MS + index * APART_MS) return last;
    const others = faces.filter((face) => face !== last);
    return others[(this.#beat + 2 * index) % others.length] ?? last;
  }
}
