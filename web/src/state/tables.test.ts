import { expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import { ApiError } from '../transport/api';
import { FakeTransport } from '../transport/fake';
import type { Info, Offer, Snapshot, TableCard } from '../wire';
import { Tables, type MyTable } from './tables.svelte';

const INFO = {
  id: 'T1',
  game: 'toy',
  phase: 'playing',
  host: 'p1',
  clock: { kind: 'live', seconds: 600, increment: 5 },
  seats: [
    { seat: 0, kind: 'person', person: 'p1', name: 'Asta', bot: null },
    { seat: 1, kind: 'bot', person: null, name: 'greedy', bot: 'greedy' },
    { seat: 2, kind: 'bot', person: null, name: 'greedy', bot: 'greedy' },
  ],
  you: [0],
} as unknown as Info;

const OFFER: Offer = { seat: 0, decision: 12, can_undo: false, actions: [] };

function snapshot(seq: number, more: Partial<Snapshot> = {}): Snapshot {
  return {
    t: 'snapshot',
    table: 'T1',
    seq,
    info: INFO,
    view: { step: seq },
    view_hash: '',
    offers: [OFFER],
    clocks: { at_ms: Date.now(), seats: [{ seat: 0, left_ms: 60_000, running: true }] },
    happened: [],
    chat: [],
    ...more,
  };
}

async function playing() {
  const line = new FakeTransport();
  const tables = new Tables(line, () => Promise.resolve('ticket'));
  await line.up();
  const table = tables.open('T1');
  line.receive(snapshot(5));
  return { line, tables, table };
}

test('a snapshot fills the table, and an ev changes what it names and nothing else', async () => {
  const { line, table } = await playing();
  expect(table.online).toBe(true);
  expect(table.me).toBe(0);
  line.receive({
    t: 'ev',
    table: 'T1',
    seq: 6,
    told: { seq: 6, actor: 0, kind: 'acted', at: 0, events: [], moves: ['roll'] },
    offers: [],
  });
  expect(table.view).toEqual({ step: 5 });
  expect(table.offer).toBeNull();
  expect(table.told.map((row) => row.seq)).toEqual([6]);
});

test('an action goes out with the decision it was chosen at', async () => {
  const { line, table } = await playing();
  void table.act([7]);
  expect(line.take('cmd')).toMatchObject([{ table: 'T1', do: 'act', actions: [7], seat: 0, decision: 12 }]);
});

test('a done action is told only when the table shown holds it', async () => {
  const { line, table } = await playing();
  let told = false;
  const doing = table.act([7]).then(() => (told = true));
  const cid = line.take('cmd')[0]!.cid;
  expect(table.pending).toHaveLength(1);
  line.receive({ t: 'ack', cid, table: 'T1', seq: 6 });
  await Promise.resolve();
  await Promise.resolve();
  expect(told).toBe(false);
  line.receive({
    t: 'ev',
    table: 'T1',
    seq: 6,
    told: { seq: 6, actor: 0, kind: 'acted', at: 0, events: [], moves: [] },
  });
  await doing;
  expect(table.pending).toEqual([]);
});

test('a table is not online between the break and its next snapshot', async () => {
  const { line, table } = await playing();
  line.down();
  expect(table.online).toBe(false);
  await line.up();
  expect(table.online).toBe(false);
  line.receive(snapshot(8));
  expect(table.online).toBe(true);
  expect(table.seq).toBe(8);
});

test('a clock is counted down here, from the message that came quickest', async () => {
  const { line, table } = await playing();
  expect(table.left(0)).toBeGreaterThan(59_000);
  // A message that took ten seconds: the clock was read then, and has run on since.
  const late = { at_ms: Date.now() - 10_000, seats: [{ seat: 0, left_ms: 60_000, running: true }] };
  line.receive({ ...snapshot(6), clocks: late });
  expect(table.left(0)).toBeLessThan(51_000);
  expect(table.left(1)).toBeNull();
});

test('a table that is not there is missing, and the others are not', async () => {
  const { line, tables, table } = await playing();
  const other = tables.open('T9');
  line.receive({ t: 'nack', cid: '', table: 'T9', code: 'unknown', head: 0 });
  expect(other.missing).toBe(true);
  expect(table.missing).toBe(false);
});

test('a table that can not be read is no table that is missing, and is asked for again', async () => {
  const { line, tables, table } = await playing();
  vi.useFakeTimers();
  const other = tables.open('T9');
  line.receive({ t: 'nack', cid: '', table: 'T9', code: 'unavailable', head: 0 });
  expect([other.unreadable, other.missing]).toEqual([true, false]);
  expect(table.unreadable).toBe(false);
  const before = line.sent.length;
  vi.advanceTimersByTime(3_000);
  vi.useRealTimers();
  expect(line.sent.slice(before)).toEqual([{ t: 'open', table: 'T9' }]);
});

test('bots of one kind are told apart by number', async () => {
  await setLanguage('en');
  const { table } = await playing();
  expect([0, 1, 2].map((seat) => table.nameOf(seat))).toEqual(['Asta', 'Greedy 1', 'Greedy 2']);
});

test('a table that two pages look at is left when the second one closes', async () => {
  const { line, tables } = await playing();
  tables.open('T1');
  tables.close('T1');
  expect(line.take('leave_table')).toEqual([]);
  tables.close('T1');
  expect(line.take('leave_table')).toEqual([{ t: 'leave_table', table: 'T1' }]);
});

test('an id says which line leads to a table, and the table says whether it is kept on this device alone', async () => {
  const [server, device] = [new FakeTransport(), new FakeTransport({ local: true })];
  const tables = new Tables(server, () => Promise.resolve('ticket'), device);
  await Promise.all([server.up(), device.up()]);
  const [afar, own] = [tables.open('T1'), tables.open('here-1')];
  expect([afar.local, own.local]).toEqual([false, true]);
  expect(server.take('open')).toEqual([{ t: 'open', table: 'T1' }]);
  expect(device.take('open')).toEqual([{ t: 'open', table: 'here-1' }]);
  server.receive(snapshot(5));
  device.receive(snapshot(5, { table: 'here-1' }));
  server.down();
  expect([afar.online, own.online]).toEqual([false, true]);
  expect(await tables.replay('T1')).toEqual({ table: 'T1', what: 'replay', local: false });
  expect(await tables.log('here-1')).toEqual({ table: 'here-1', what: 'log', local: true });
});

test('a recorded game goes to the host that was chosen, and what is wrong with it comes back in words', async () => {
  const server = new FakeTransport();
  const tables = new Tables(server, () => Promise.resolve('ticket'), new FakeTransport({ local: true }));
  expect(await tables.importRecord('a game', 'server')).toEqual({ table: 'a game for ticket' });
  expect(await tables.importRecord('a game', 'device')).toEqual({ table: 'a game for here' });
  server.importRecord = () => Promise.reject(new ApiError(400, '/api/tables', { why: 'line 3: no such action' }));
  expect(await tables.importRecord('a game', 'server')).toEqual({ why: 'line 3: no such action' });
  server.importRecord = () => Promise.reject(new TypeError('no connection'));
  expect(await tables.importRecord('a game', 'server')).toEqual({ why: '' });
});

test('of my tables those that are over are left out, and those that wait for me come first', async () => {
  const { line, tables } = await playing();
  const card = (id: string, phase: string, my_turn: boolean, at: number) =>
    ({ id, phase, my_turn, at, seats: INFO.seats, you: [0] }) as unknown as TableCard;
  const mine = [card('a', 'playing', false, 3), card('b', 'over', true, 2), card('c', 'playing', true, 1)];
  line.receive({ t: 'tables', mine, open: [] });
  expect(tables.unfinished.map(({ id, local }) => [id, local])).toEqual([
    ['c', false],
    ['a', false],
  ]);
});

test('a table that I have left to a bot for good is in my list no more', async () => {
  const { line, tables } = await playing();
  const card = (id: string, resigned: boolean) =>
    ({ id, phase: 'playing', at: 1, you: [0], seats: [{ seat: 0, kind: 'person', resigned }] }) as unknown as TableCard;
  line.receive({ t: 'tables', mine: [card('a', true), card('b', false)], open: [] });
  expect(tables.unfinished.map(({ id }) => id)).toEqual(['b']);
});

test.each([
  ['a game against bots is closed', 'playing', [], ['close']],
  ['where others play, a bot plays my seat to the end', 'playing', [{ resigned: false }], ['resign']],
  ['where the others have left, it is closed', 'playing', [{ resigned: true }], ['close']],
  ['a table that waits is left', 'waiting', [{ resigned: false }], ['leave']],
])('a table is put away: %s', async (_, phase, others, deeds) => {
  const { line, tables } = await playing();
  const seats = [{}, ...others].map((more, seat) => ({ seat, kind: 'person', resigned: false, ...more }));
  const doing = tables.putAway({ id: 'T2', phase, you: [0], seats, local: false } as unknown as MyTable);
  const sent = line.take('cmd');
  expect(sent.map((one) => [one.table, one.do])).toEqual(deeds.map((deed) => ['T2', deed]));
  line.receive({ t: 'ack', cid: sent[0]!.cid, table: 'T2', seq: 9 });
  expect((await doing).ok).toBe(true);
});

test('where I am alone and not the host, a bot plays my seat to the end', async () => {
  const { line, tables } = await playing();
  const seats = [{ seat: 0, kind: 'person', resigned: false }];
  const doing = tables.putAway({ id: 'T2', phase: 'playing', you: [0], seats, local: false } as unknown as MyTable);
  line.receive({ t: 'nack', cid: line.take('cmd')[0]!.cid, code: 'forbidden', head: 9 });
  await vi.waitFor(() => expect(line.sent.some((one) => one.t === 'cmd')).toBe(true));
  const [again] = line.take('cmd');
  expect(again!.do).toBe('resign');
  line.receive({ t: 'ack', cid: again!.cid, table: 'T2', seq: 10 });
  expect((await doing).ok).toBe(true);
});

test('a name that is refused is told, and the next attempt begins anew', async () => {
  const { line, tables } = await playing();
  tables.rename('Greedy');
  const refusal = { code: 'table.bots_name', rule: '', values: {} };
  line.receive({ t: 'nack', cid: '', code: 'invalid', head: 0, refusal, at: 0 });
  expect(tables.nameRefused?.refusal).toEqual(refusal);
  tables.rename('Asta');
  expect(tables.nameRefused).toBeNull();
});
