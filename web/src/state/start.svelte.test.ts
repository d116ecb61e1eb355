import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeTransport } from '../transport/fake';
import type { Info, SeatInfo, Snapshot } from '../wire';
import { newSeed, seedHash } from './seeds';
import { startWhenReady } from './start.svelte';
import { Tables } from './tables.svelte';

let line: FakeTransport;
let stop: () => void;
let seq = 0;

beforeEach(async () => {
  line = new FakeTransport();
  const tables = new Tables(line, () => Promise.resolve('ticket'));
  await line.up();
  const table = tables.open('T1');
  stop = $effect.root(() => startWhenReady(table));
});

afterEach(() => stop());

function seat(number: number, more: Partial<SeatInfo>): SeatInfo {
  return {
    seat: number,
    kind: 'open',
    person: null,
    name: '',
    bot: null,
    away: false,
    connected: true,
    seed_hash: null,
    revealed: false,
    resigned: false,
    ...more,
  };
}

function tell(phase: Info['phase'], seats: SeatInfo[], host = 'p1'): string[] {
  const info = { id: 'T1', game: 'toy', phase, host, seats, you: [0], clock: { kind: 'none' } } as unknown as Info;
  line.receive({
    t: 'snapshot',
    table: 'T1',
    seq: ++seq,
    info,
    view: null,
    offers: [],
    happened: [],
    chat: [],
  } as unknown as Snapshot);
  flushSync();
  return line.take('cmd').map((message) => message.do);
}

const bot = seat(1, { kind: 'bot', bot: 'greedy' });

test('the host starts a full table by itself, once', () => {
  const me = seat(0, { kind: 'person', person: 'p1', seed_hash: newSeed() });
  expect(tell('waiting', [me, bot])).toEqual(['start']);
  expect(tell('waiting', [me, bot])).toEqual([]);
});

test('a table with an open seat is not started, nor one that is another’s', () => {
  const me = seat(0, { kind: 'person', person: 'p1', seed_hash: newSeed() });
  expect(tell('waiting', [me, seat(1, {})])).toEqual([]);
  expect(tell('waiting', [me, bot], 'p2')).toEqual([]);
});

test('when all are seated, the seed is shown that its hash was given of', () => {
  const hash = newSeed();
  line.take('cmd');
  const me = seat(0, { kind: 'person', person: 'p1', seed_hash: hash });
  const info = {
    id: 'T1',
    game: 'toy',
    phase: 'starting',
    host: 'p1',
    seats: [me, bot],
    you: [0],
    clock: { kind: 'none' },
  };
  line.receive({
    t: 'snapshot',
    table: 'T1',
    seq: ++seq,
    info,
    view: null,
    offers: [],
    happened: [],
    chat: [],
  } as unknown as Snapshot);
  flushSync();
  const shown = line.take('cmd')[0];
  expect(shown?.do === 'reveal' && seedHash(shown.seed)).toBe(hash);
});

test('when the dice are redone, a new seed is committed to', () => {
  expect(tell('waiting', [seat(0, { kind: 'person', person: 'p1' }), seat(1, {})])).toEqual(['sit']);
});

test('a seed that this browser does not have is not invented', () => {
  const me = seat(0, { kind: 'person', person: 'p1', seed_hash: 'ab'.repeat(32) });
  expect(tell('starting', [me, bot])).toEqual([]);
});
