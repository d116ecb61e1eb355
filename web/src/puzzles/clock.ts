/* A clock that runs down, and stands still while nobody can be expected to think. */

export class Clock {
  #left: number;
  #since: number | null = null;
  readonly #time: () => number;

  constructor(milliseconds: number, time: () => number = () => performance.now()) {
    this.#left = milliseconds;
    this.#time = time;
  }

  /** Milliseconds that are left. */
  get left(): number {
    return Math.max(0, this.#left - (this.#since === null ? 0 : this.#time() - this.#since));
  }

  run(): void {
    this.#since ??= this.#time();
  }

  stop(): void {
    this.#left = this.left;
    this.#since = null;
  }
}

/** Whole seconds as minutes and seconds: 2:05. What has begun counts whole, so that 0:00 is the end. */
export function clockText(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
