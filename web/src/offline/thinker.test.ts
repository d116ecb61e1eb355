import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { BotRequest, ReviewRequest, Thought } from './messages';
import { Thinker } from './thinker';

/** A worker that answers when a test says so. */
class FakeWorker {
  static all: FakeWorker[] = [];
  readonly asked: Thought[] = [];
  onmessage: (event: { data: string }) => void = () => {};
  onerror: () => void = () => {};
  ended = false;

  constructor() {
    FakeWorker.all.push(this);
  }

  postMessage(request: Thought): void {
    this.asked.push(request);
  }

  terminate(): void {
    this.ended = true;
  }
}

const about = { table: 'T1', game: 'toy', setup: { players: 2 } };
const turn: BotRequest = { ...about, bot: 'greedy', hint: '' };
const hint: BotRequest = { ...about, bot: '', hint: 'q' };
const review: ReviewRequest = { ...about, depth: 'draft' };

let found: [Thought, string][];
let thinker: Thinker;

beforeEach(() => {
  FakeWorker.all = [];
  vi.stubGlobal('Worker', FakeWorker);
  found = [];
  thinker = new Thinker((request, text) => found.push([request, text]));
});

afterEach(() => vi.unstubAllGlobals());

function worker(): FakeWorker {
  return FakeWorker.all.at(-1)!;
}

test('turns and hints come before reviews, after the piece that is being thought about', () => {
  for (const one of [review, { ...review, table: 'T2' }, turn, hint]) thinker.ask(one);
  for (let i = 0; i < 4; i++) worker().onmessage({ data: String(i) });
  expect(found.map(([request]) => request)).toEqual([review, turn, hint, { ...review, table: 'T2' }]);
});

test('a worker that dies of a review is replaced, and those behind it go on', () => {
  thinker.ask(review);
  thinker.ask(turn);
  const first = worker();
  first.onerror();
  expect(first.ended).toBe(true);
  expect(found).toEqual([[review, 'null']]);
  expect(worker()).not.toBe(first);
  expect(worker().asked).toEqual([turn]);
});
