import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Ev, Info, ServerMessage, Snapshot } from '../wire';
import { FakeTransport } from './fake';
import { Link } from './link';

let line: FakeTransport;
let link: Link;
let heard: ServerMessage[];

beforeEach(async () => {
  line = new FakeTransport();
  link = new Link(line, () => Promise.resolve('ticket'));
  heard = [];
  link.onMessage((message) => heard.push(message));
  await line.up();
});

afterEach(() => {
  vi.useRealTimers();
});

function snapshot(seq: number): Snapshot {
  return {
    t: 'snapshot',
    table: 'T1',
    seq,
    info: {} as Info,
    view: null,
    view_hash: '',
    offers: [],
    clocks: { at_ms: 0, seats: [] },
    happened: [],
    chat: [],
  };
}

function ev(seq: number): Ev {
  return { t: 'ev', table: 'T1', seq, told: { seq, actor: null, kind: 'acted', at: 0, events: [], moves: [] } };
}

function seqsHeard(): number[] {
  return heard.filter((message) => message.t === 'ev').map((message) => message.seq);
}

test('a hello carries the ticket and the last seq of each table', async () => {
  expect(line.take('hello')).toEqual([{ t: 'hello', ticket: 'ticket', proto: 1, tables: {} }]);
  link.open('T1');
  line.receive(snapshot(41));
  line.down();
  await line.up();
  expect(line.take('hello')[0]?.tables).toEqual({ T1: 41 });
});

test('rows in order are passed on, and one that came twice is passed on once', () => {
  link.open('T1');
  line.receive(snapshot(3));
  line.receive(ev(4));
  line.receive(ev(4));
  line.receive(ev(5));
  expect(seqsHeard()).toEqual([4, 5]);
});

test('a gap is not passed on but asked for', () => {
  link.open('T1');
  line.receive(snapshot(3));
  line.receive(ev(5));
  expect(seqsHeard()).toEqual([]);
  expect(line.take('sync')).toEqual([{ t: 'sync', table: 'T1', from: 3 }]);
  line.receive(ev(4));
  line.receive(ev(5));
  expect(seqsHeard()).toEqual([4, 5]);
});

test('a beacon that is ahead leads to a sync, one that is not does not', () => {
  link.open('T1');
  line.receive(snapshot(3));
  line.receive({ t: 'beacon', heads: { T1: 3 } });
  expect(line.take('sync')).toEqual([]);
  line.receive({ t: 'beacon', heads: { T1: 5 } });
  expect(line.take('sync')).toEqual([{ t: 'sync', table: 'T1', from: 3 }]);
});

test('a sync that stays unanswered is sent again after three seconds, not before', () => {
  vi.useFakeTimers();
  link.open('T1');
  line.receive(snapshot(3));
  line.receive({ t: 'beacon', heads: { T1: 5 } });
  vi.advanceTimersByTime(2000);
  line.receive({ t: 'beacon', heads: { T1: 5 } });
  expect(line.take('sync')).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  line.receive({ t: 'beacon', heads: { T1: 5 } });
  expect(line.take('sync')).toHaveLength(1);
});

test('the same command twice is sent once and answered to both', async () => {
  const one = link.command('T1', { do: 'act', actions: [7], decision: 4 });
  const two = link.command('T1', { do: 'act', actions: [7], decision: 4 });
  const [sent, ...more] = line.take('cmd');
  expect(more).toEqual([]);
  line.receive({ t: 'ack', cid: sent!.cid, table: 'T1', seq: 9 });
  expect(await one).toEqual({ ok: true, table: 'T1', seq: 9 });
  expect(await two).toEqual(await one);
});

test('the same action at the next decision is another command', () => {
  void link.command('T1', { do: 'act', actions: [7], decision: 4 });
  void link.command('T1', { do: 'act', actions: [7], decision: 5 });
  expect(line.take('cmd')).toHaveLength(2);
});

test('what is said twice is said twice', () => {
  void link.command('T1', { do: 'chat', text: 'ha' });
  void link.command('T1', { do: 'chat', text: 'ha' });
  expect(line.take('cmd')).toHaveLength(2);
});

test('a command that was not answered is sent again with the same cid when the line is back', async () => {
  const doing = link.command('T1', { do: 'act', actions: [7], decision: 4 });
  const cid = line.take('cmd')[0]!.cid;
  line.down();
  await line.up();
  expect(line.take('cmd').map((message) => message.cid)).toEqual([cid]);
  line.receive({ t: 'ack', cid, table: 'T1', seq: 9, dup: true });
  expect(await doing).toMatchObject({ ok: true, seq: 9 });
  line.down();
  await line.up();
  expect(line.take('cmd')).toEqual([]);
});

test('a command given while the line is down waits for the welcome', async () => {
  line.down();
  void link.command('T1', { do: 'start' });
  expect(link.pending).toHaveLength(1);
  await line.up();
  expect(line.take('cmd')).toHaveLength(1);
});

test('where the outcome is unknown, the same cid asks again', () => {
  vi.useFakeTimers();
  void link.command('T1', { do: 'start' });
  const cid = line.take('cmd')[0]!.cid;
  line.receive({ t: 'nack', cid, code: 'unavailable', head: 3 });
  expect(link.pending).toHaveLength(1);
  vi.advanceTimersByTime(2000);
  expect(line.take('cmd').map((message) => message.cid)).toEqual([cid]);
});

test('a refusal is handed to whoever asked', async () => {
  const doing = link.command('T1', { do: 'act', actions: [7], decision: 4 });
  const cid = line.take('cmd')[0]!.cid;
  const refusal = { code: 'crw.off_grid', rule: 'CRW-4.4', values: {} };
  line.receive({ t: 'nack', cid, code: 'illegal', head: 3, refusal });
  expect(await doing).toEqual({ ok: false, code: 'illegal', refusal });
  expect(link.pending).toEqual([]);
});

test('a question is answered by its id; a newer one of its kind takes its place', async () => {
  const first = link.ask('T1', [1], { replaces: 'preview' });
  const second = link.ask('T1', [2], { replaces: 'preview' });
  expect(await first).toBeNull();
  const asked = line.take('ask').at(-1)!;
  expect(asked.plan).toEqual([2]);
  line.receive({ t: 'answer', id: asked.id } as ServerMessage);
  expect(await second).toMatchObject({ id: asked.id });
});

test('a question is given up when the line breaks', async () => {
  const asking = link.ask('T1', [1]);
  line.down();
  expect(await asking).toBeNull();
});

test('news of a table that was left is not heard', () => {
  link.open('T1');
  line.receive(snapshot(3));
  link.leave('T1');
  line.receive(ev(4));
  expect(seqsHeard()).toEqual([]);
});

test('a review is told of until it is as deep as was asked for, and asked for again where the line breaks', async () => {
  const news: unknown[] = [];
  link.review('T1', 'whole', (one) => news.push(one));
  const [asked] = line.take('review');
  expect(asked).toMatchObject({ table: 'T1', depth: 'whole' });
  const told = { t: 'review', table: 'T1', id: asked!.id, review: null } as const;
  line.receive({ ...told, depth: 'draft', done: 1 });
  line.down();
  await line.up();
  expect(line.take('review')).toEqual([asked]);
  line.receive({ ...told, depth: 'whole', done: 1 });
  line.receive({ ...told, depth: 'whole', done: 1 });
  expect(news).toEqual([
    { ...told, depth: 'draft', done: 1 },
    { ...told, depth: 'whole', done: 1 },
  ]);
});

test('the nack of a review goes to who asked for it, and one that nobody wants any more to nobody', () => {
  const news: unknown[] = [];
  link.review('T1', 'draft', (one) => news.push(one));
  const end = link.review('T2', 'draft', () => news.push('unwanted'));
  end();
  for (const { id } of line.take('review')) line.receive({ t: 'nack', cid: id, code: 'forbidden', head: 0 });
  expect(news).toEqual([{ ok: false, code: 'forbidden', refusal: undefined }]);
});
