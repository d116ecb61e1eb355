/*
 * Workers that work ahead on one review at a time, from its end, while it is made from its beginning elsewhere.
 * They are there as long as it is made, and it can do without them: what fails here is only slower.
 */

import type { ReviewRequest } from './messages';

/** Each has a Python of its own: so many at most, and one core is left to the page and its host. */
const MOST = 3;
/** If a review still matters, its next piece is asked for sooner. */
const IDLE_MS = 2_000;

/** A piece of a review, as Python gives and takes it. */
type Found = unknown;

export class Helpers {
  readonly #workers = new Set<Worker>();
  #table = '';
  #found: Found[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;

  /** Has them help with a review, unless they help with another, and gives what they have found for it since. */
  help(request: ReviewRequest): readonly Found[] {
    if (!this.#table) this.#begin(request);
    if (this.#table !== request.table) return [];
    const found = this.#found;
    this.#found = [];
    return found;
  }

  /** A piece of a review is asked for. */
  stay(): void {
    clearTimeout(this.#timer);
  }

  /** A piece is there. */
  leaveSoon(): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(() => this.end(), IDLE_MS);
  }

  end(): void {
    clearTimeout(this.#timer);
    for (const worker of this.#workers) worker.terminate();
    this.#workers.clear();
    this.#table = '';
    this.#found = [];
  }

  #begin(request: ReviewRequest): void {
    this.#table = request.table;
    const stride = Math.min(MOST, (navigator.hardwareConcurrency || 1) - 1);
    for (let first = 0; first < stride; first++) this.#start({ ...request, help: { first, stride } });
  }

  #start(request: ReviewRequest): void {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    this.#workers.add(worker);
    worker.onmessage = (event: MessageEvent<string>) => {
      const found = JSON.parse(event.data) as Found[];
      this.#found.push(...found);
      if (found.length > 0) worker.postMessage(request);
      else this.#dismiss(worker);
    };
    worker.onerror = () => this.#dismiss(worker);
    worker.postMessage(request);
  }

  #dismiss(worker: Worker): void {
    worker.terminate();
    this.#workers.delete(worker);
  }
}
