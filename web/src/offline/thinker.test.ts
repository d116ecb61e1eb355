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
  vi.stubGlobal('navigator', { hardwareConcurrency: 4 });
  vi.useFakeTimers();
  found = [];
  thinker = new Thinker((request, text) => found.push([request, text]));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** The worker that makes reviews, and those that help with one: on four cores three. */
function atWork(): FakeWorker[] {
  return FakeWorker.all.filter((one) => !one.ended);
}

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

const deep: ReviewRequest = { ...about, depth: 'whole' };

test('helpers share a whole review, and what they find goes along with the next piece', () => {
  thinker.ask(deep);
  const [first, ...helpers] = atWork();
  expect(helpers.map((one) => (one.asked[0] as ReviewRequest).help)).toEqual([
    { first: 0, stride: 3 },
    { first: 1, stride: 3 },
    { first: 2, stride: 3 },
  ]);
  helpers[0]!.onmessage({ data: '[9]' });
  helpers[1]!.onmessage({ data: '[8, 5]' });
  expect(helpers[0]!.asked).toHaveLength(2);
  first!.onmessage({ data: '{}' });
  thinker.ask(deep);
  expect(first!.asked.at(-1)).toEqual({ ...deep, found: [9, 8, 5] });
  first!.onmessage({ data: '{}' });
  thinker.ask(deep);
  expect(first!.asked.at(-1)).toEqual({ ...deep, found: [] });
});

test('a helper that finds nothing more, or dies, goes; the review goes on', () => {
  thinker.ask(deep);
  const [first, done, dead, third] = atWork();
  done!.onmessage({ data: '[]' });
  dead!.onerror();
  expect(atWork()).toEqual([first, third]);
  first!.onmessage({ data: '{}' });
  expect(found).toEqual([[deep, '{}']]);
});

test('helpers stay while the next piece is waited for, and leave when nobody asks for one', () => {
  thinker.ask(deep);
  worker().onmessage({ data: '[1]' });
  const first = atWork()[0]!;
  first.onmessage({ data: '{}' });
  thinker.ask(turn);
  thinker.ask(deep);
  vi.advanceTimersByTime(60_000);
  expect(atWork()).toHaveLength(4);
  first.onmessage({ data: 'the turn' });
  expect(first.asked.at(-1)).toEqual({ ...deep, found: [1] });
  first.onmessage({ data: '{}' });
  vi.advanceTimersByTime(5_000);
  expect(atWork()).toEqual([first]);
});

test('another review, and a draft, are made without helpers as long as these help with one', () => {
  thinker.ask(deep);
  const first = atWork()[0]!;
  first.onmessage({ data: '{}' });
  thinker.ask({ ...deep, table: 'T2' });
  expect(first.asked.at(-1)).toEqual({ ...deep, table: 'T2', found: [] });
  first.onmessage({ data: '{}' });
  thinker.ask({ ...review, table: 'T3' });
  expect(first.asked.at(-1)).toEqual({ ...review, table: 'T3' });
  expect(FakeWorker.all).toHaveLength(4);
});

test('with one core there are no helpers', () => {
  vi.stubGlobal('navigator', { hardwareConcurrency: 1 });
  thinker.ask(deep);
  expect(FakeWorker.all).toHaveLength(1);
});
