import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeTransport } from '../transport/fake';
import type { Snapshot } from '../wire';
import { PassingTable } from './passing-table.svelte';
import { Tables } from './tables.svelte';

let line: FakeTransport;
let own: PassingTable;
let stop: () => void;
let lost = 0;

beforeEach(async () => {
  line = new FakeTransport();
  lost = 0;
  const tables = new Tables(line, () => Promise.resolve('ticket'));
  await line.up();
  stop = $effect.root(() => {
    own = new PassingTable('T', () => (lost += 1), tables);
  });
  flushSync();
});

afterEach(() => stop());

function tell(phase: string): void {
  const info = { id: 'T', game: 'toy', phase, host: 'p1', seats: [], you: [0], clock: { kind: 'none' } };
  line.receive({
    t: 'snapshot',
    table: 'T',
    seq: 1,
    info,
    view: null,
    offers: [],
    happened: [],
    chat: [],
  } as unknown as Snapshot);
  flushSync();
}

function ended(): string[] {
  return line.take('cmd').map((message) => message.do);
}

test('the table is ended once, when its component goes', () => {
  stop();
  stop();
  expect(ended()).toEqual(['close']);
});

test('where the page is hidden for good, it is ended too, and not again when its component goes', () => {
  dispatchEvent(new Event('pagehide'));
  expect(ended()).toEqual(['close']);
  stop();
  dispatchEvent(new Event('pagehide'));
  expect(ended()).toEqual([]);
});

test('whoever comes back to the page is told that the table is gone', () => {
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  expect(lost).toBe(1);
});

test('a table that was ended elsewhere is lost', () => {
  tell('closed');
  expect(lost).toBe(1);
});

test('one that stands is not watched any more, and still ended when it is left', () => {
  own.stand();
  tell('closed');
  expect(lost).toBe(0);
  stop();
  expect(ended()).toEqual(['close']);
});
