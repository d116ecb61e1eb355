import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { FakeTransport } from '../transport/fake';
import type { Cmd, Info, RowKind, SeatInfo, Snapshot } from '../wire';
import { keptOf } from './seals';
import { newSeed, seedHash } from './seeds';
import { startWhenReady } from './start.svelte';
import { Tables } from './tables.svelte';

const SEAL = '11'.repeat(32);
const ANOTHER = '22'.repeat(32);

let line: FakeTransport;
let stop: () => void;
let seq = 0;
let id = '';
let games = 0;

beforeEach(async () => {
  line = new FakeTransport();
  const tables = new Tables(line, () => Promise.resolve('ticket'));
  await line.up();
  id = `T${++games}`;
  const table = tables.open(id);
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

interface Said {
  readonly host?: string;
  readonly commit?: string;
  readonly redraws?: number;
  readonly happened?: readonly string[];
}

/** What the page does when it is told how the table is. */
function commands(phase: Info['phase'], seats: SeatInfo[], said: Said = {}): Cmd[] {
  const { host = 'p1', commit = SEAL, redraws = 0, happened = [] } = said;
  const dice = { scheme: 'chain-1', commit, cards: '', redraws, restored: 0 };
  const info = { id, game: 'toy', phase, host, seats, you: [0], clock: { kind: 'none' }, dice } as unknown as Info;
  seq += 1;
  line.receive({
    t: 'snapshot',
    table: id,
    seq,
    info,
    view: null,
    offers: [],
    happened: happened.map((kind) => ({ seq, kind: kind as RowKind })),
    chat: [],
  } as unknown as Snapshot);
  flushSync();
  return line.take('cmd');
}

function tell(phase: Info['phase'], seats: SeatInfo[], said: Said = {}): string[] {
  return commands(phase, seats, said).map((message) => message.do);
}

const bot = seat(1, { kind: 'bot', bot: 'greedy' });

/** Somebody else, whose seed nobody here has. */
const other = seat(1, { kind: 'person', person: 'p2', seed_hash: 'ab'.repeat(32) });

function me(more: Partial<SeatInfo> = {}): SeatInfo {
  return seat(0, { kind: 'person', person: 'p1', ...more });
}

test('the host starts a full table by itself, once', () => {
  const mine = me({ seed_hash: newSeed() });
  expect(tell('waiting', [mine, bot])).toEqual(['start']);
  expect(tell('waiting', [mine, bot])).toEqual([]);
});

test('a table with an open seat is not started, nor one that is another’s', () => {
  const mine = me({ seed_hash: newSeed() });
  expect(tell('waiting', [mine, seat(1, {})])).toEqual([]);
  expect(tell('waiting', [mine, bot], { host: 'p2' })).toEqual([]);
});

test('when all are seated, the seed is shown that its hash was given of', () => {
  const hash = newSeed();
  const shown = commands('starting', [me({ seed_hash: hash }), bot])[0];
  expect(shown?.do === 'reveal' && seedHash(shown.seed)).toBe(hash);
});

test('the seal is kept before the seed is shown, and the row that acknowledged it after', async () => {
  const hash = newSeed();
  tell('waiting', [me({ seed_hash: hash }), other], { host: 'p2' });
  expect(keptOf(id)?.seals).toMatchObject([{ commit: SEAL, seedHash: hash, revealed: null }]);
  const [shown] = commands('starting', [me({ seed_hash: hash }), other]);
  line.receive({ t: 'ack', cid: shown!.cid, table: id, seq });
  await Promise.resolve();
  await new Promise((later) => setTimeout(later));
  expect(keptOf(id)?.seals).toMatchObject([{ commit: SEAL, seedHash: hash, revealed: seq }]);
});

test('when the dice are redone, a new seed is committed to', () => {
  expect(tell('waiting', [me({ seed_hash: newSeed() }), other], { host: 'p2' })).toEqual([]);
  const redrawn = { commit: ANOTHER, redraws: 1, happened: ['timed_out'] };
  expect(tell('waiting', [me(), seat(1, {})], redrawn)).toEqual(['sit']);
});

test('under another seal than the one that was kept no seed is shown, and none committed to', () => {
  const hash = newSeed();
  tell('waiting', [me({ seed_hash: hash }), other], { host: 'p2' });
  expect(tell('waiting', [me(), bot], { commit: ANOTHER })).toEqual([]);
  expect(tell('starting', [me({ seed_hash: hash }), other], { commit: ANOTHER })).toEqual([]);
  const excuse = { commit: ANOTHER, redraws: 1, happened: ['timed_out'] };
  expect(tell('starting', [me({ seed_hash: hash }), other], excuse)).toEqual([]);
  expect(tell('waiting', [me(), seat(1, {})], excuse)).toEqual([]);
});

test('a seed that this browser does not have is not invented', () => {
  expect(tell('starting', [me({ seed_hash: 'ab'.repeat(32) }), bot])).toEqual([]);
});
