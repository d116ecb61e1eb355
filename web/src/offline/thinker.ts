/* Bots, as the host asks them: in a worker, which is replaced when it takes too long or dies. */

import { Helpers } from './helpers';
import { isReview, type Thought } from './messages';

/** A bot that takes longer hangs. The start of Python is part of the first thought, also on a slow phone. */
const PATIENCE_MS = 120_000;
const LAST_RESORT = 'random';
const NO_ADVICE = '[]';
const NO_REVIEW = 'null';

export class Thinker {
  readonly #onFound: (request: Thought, found: string) => void;
  /** The first is being thought about. */
  readonly #waiting: Thought[] = [];
  readonly #helpers = new Helpers();
  #worker: Worker | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(onFound: (request: Thought, found: string) => void) {
    this.#onFound = onFound;
  }

  /** Starts Python there before the first turn is asked for. */
  wake(): void {
    this.#worker ??= this.#start();
  }

  /** Whoever waits for a bot's turn or a hint waits for one piece of a review at most. */
  ask(request: Thought): void {
    if (isReview(request)) this.#helpers.stay();
    const reviews = isReview(request) ? -1 : this.#waiting.findIndex((one, at) => at > 0 && isReview(one));
    if (reviews < 0) this.#waiting.push(request);
    else this.#waiting.splice(reviews, 0, request);
    if (this.#waiting.length === 1) this.#next();
  }

  /** Nothing that was asked matters any more. */
  forget(): void {
    this.#helpers.end();
    if (this.#waiting.length === 0) return;
    this.#waiting.length = 0;
    this.#end();
  }

  #next(): void {
    clearTimeout(this.#timer);
    const request = this.#waiting[0];
    if (!request) return;
    this.wake();
    this.#worker?.postMessage(this.#helped(request));
    this.#timer = setTimeout(() => this.#replace(), PATIENCE_MS);
  }

  /** A draft is there before helpers would be. */
  #helped(request: Thought): Thought {
    if (!isReview(request) || request.depth === 'draft') return request;
    return { ...request, found: this.#helpers.help(request) };
  }

  #start(): Worker {
    const worker = new Worker(new URL('./thinker.worker.ts', import.meta.url), { type: 'module' });
    worker.onmessage = (event: MessageEvent<string>) => this.#found(event.data);
    worker.onerror = () => this.#replace();
    return worker;
  }

  #found(found: string): void {
    const request = this.#waiting.shift();
    if (request && isReview(request)) this.#helpers.leaveSoon();
    if (request) this.#onFound(request, found);
    this.#next();
  }

  /** A turn must be played, so a simpler bot is asked; advice and reviews need not be given. */
  #replace(): void {
    this.#end();
    const request = this.#waiting[0];
    if (request && (isReview(request) || request.hint)) {
      this.#found(isReview(request) ? NO_REVIEW : NO_ADVICE);
      return;
    }
    if (request) this.#waiting[0] = { ...request, bot: LAST_RESORT };
    this.#next();
  }

  #end(): void {
    clearTimeout(this.#timer);
    this.#worker?.terminate();
    this.#worker = null;
  }
}
