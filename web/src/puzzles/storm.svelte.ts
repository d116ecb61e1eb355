/* A storm: three minutes, as many puzzles as one can, each tried once. Time runs only while there is something to decide. */

import { now } from '../state/ticker.svelte';
import type { Puzzle } from '../wire';
import { Clock } from './clock';

export const STORM_MS = 180_000;

export interface StormTry {
  readonly puzzle: Puzzle;
  /** Null where the host had no time to judge it: then it was not tried, but it must not come again and again. */
  readonly solved: boolean | null;
}

export class Storm {
  readonly #order: readonly Puzzle[];
  readonly #clock: Clock;
  tried = $state.raw<readonly StormTry[]>([]);
  /** Whether it was ended before its time. */
  #left = $state(false);

  constructor(order: readonly Puzzle[], clock: Clock = new Clock(STORM_MS)) {
    this.#order = order;
    this.#clock = clock;
  }

  /** Milliseconds that are left. Reactive. */
  get left(): number {
    void now();
    return this.#clock.left;
  }

  /** The puzzle that is to be solved now; null where all have been tried. */
  get puzzle(): Puzzle | null {
    return this.#order[this.tried.length] ?? null;
  }

  get solved(): number {
    return this.tried.filter((one) => one.solved).length;
  }

  /** Reactive. */
  get isOver(): boolean {
    return this.#left || this.left <= 0 || this.puzzle === null;
  }

  /** The puzzle can be played at. */
  begin(): void {
    this.#clock.run();
  }

  /** It has been decided, and is judged. */
  wait(): void {
    this.#clock.stop();
  }

  keep(puzzle: Puzzle, solved: boolean | null): void {
    this.tried = [...this.tried, { puzzle, solved }];
  }

  end(): void {
    this.#clock.stop();
    this.#left = true;
  }
}
