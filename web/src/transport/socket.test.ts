import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { backoff } from './backoff';
import { SocketTransport } from './socket';
import type { Status } from './transport';

/** A socket that does what the test says. */
class FakeSocket {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static all: FakeSocket[] = [];
  readyState = 0;
  closed = false;
  onopen: () => void = () => {};
  onclose: () => void = () => {};
  onmessage: (event: { data: string }) => void = () => {};

  constructor() {
    FakeSocket.all.push(this);
  }

  send(): void {}

  close(): void {
    this.closed = true;
    this.readyState = 3;
  }

  open(): void {
    this.readyState = 1;
    this.onopen();
  }

  say(message: unknown): void {
    this.onmessage({ data: JSON.stringify(message) });
  }

  break(): void {
    this.readyState = 3;
    this.onclose();
  }
}

let transport: SocketTransport;
let statuses: Status[];

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  statuses = [];
  transport = new SocketTransport('ws://table');
  transport.onStatus((status) => statuses.push(status));
  transport.connect();
});

afterEach(() => {
  transport.close();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function last(): FakeSocket {
  return FakeSocket.all.at(-1)!;
}

test('a line that breaks is opened again after a while', () => {
  last().open();
  expect(statuses.at(-1)).toEqual({ up: true });
  last().break();
  expect(statuses.at(-1)?.up).toBe(false);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
});

test('the waits grow while lines break soon, and are short again after one that held', () => {
  for (let i = 0; i < 6; i++) {
    last().open();
    last().say({ t: 'welcome' });
    last().break();
    vi.advanceTimersByTime(4000);
  }
  const tried = FakeSocket.all.length;
  last().break();
  vi.advanceTimersByTime(1000);
  expect(FakeSocket.all).toHaveLength(tried);
  vi.advanceTimersByTime(4000);
  expect(FakeSocket.all).toHaveLength(tried + 1);
  last().open();
  vi.advanceTimersByTime(5000);
  last().break();
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(tried + 2);
});

test('a line without a beacon for five seconds is given up', () => {
  last().open();
  last().say({ t: 'beacon', heads: {} });
  vi.advanceTimersByTime(4500);
  expect(last().closed).toBe(false);
  vi.advanceTimersByTime(2000);
  expect(FakeSocket.all[0]?.closed).toBe(true);
  expect(FakeSocket.all).toHaveLength(2);
});

test('a line on which nothing answers is given up soon at first, and later the next time', () => {
  last().open();
  transport.send({ t: 'mine' });
  vi.advanceTimersByTime(2000);
  last().say({ t: 'tables' });
  transport.send({ t: 'mine' });
  vi.advanceTimersByTime(2400);
  expect(FakeSocket.all).toHaveLength(1);
  vi.advanceTimersByTime(1500);
  expect(FakeSocket.all[0]?.closed).toBe(true);
  expect(FakeSocket.all).toHaveLength(2);
  last().open();
  transport.send({ t: 'mine' });
  vi.advanceTimersByTime(4500);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(2500);
  expect(FakeSocket.all).toHaveLength(3);
});

test('a line that does not open is given up soon at first, and later each time', () => {
  const times: number[] = [];
  const started = Date.now();
  for (let seen = 1; times.length < 4; vi.advanceTimersByTime(100)) {
    if (FakeSocket.all.length > seen) {
      seen = FakeSocket.all.length;
      times.push(Date.now() - started);
    }
  }
  const waits = times.map((time, n) => time - (times[n - 1] ?? 0));
  expect(waits[0]).toBeLessThan(4500);
  expect(waits[1]).toBeGreaterThan(5000);
  expect(waits[3]).toBeGreaterThan(10_000);
});

test('lines that are refused make nobody more patient with one that hangs', () => {
  for (let i = 0; i < 4; i++) {
    last().break();
    vi.advanceTimersByTime(2000); // the longest wait of these
  }
  const hanging = last();
  expect(hanging.readyState).toBe(FakeSocket.CONNECTING);
  vi.advanceTimersByTime(4000);
  expect(hanging.closed).toBe(true);
});

test('where no beacons come at all, silence means nothing', () => {
  last().open();
  last().say({ t: 'welcome' });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('after the last table is left, the missing beacons mean nothing', () => {
  last().open();
  last().say({ t: 'beacon', heads: { T1: 3 } });
  transport.send({ t: 'leave_table', table: 'T1' });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});

test('a tab that wakes judges its line at once and does not wait for the next attempt', () => {
  last().open();
  last().say({ t: 'beacon', heads: {} });
  vi.setSystemTime(Date.now() + 3_600_000);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(FakeSocket.all).toHaveLength(2);
});

test('a person can ask for the next attempt now', () => {
  last().open();
  last().break();
  transport.retry();
  expect(FakeSocket.all).toHaveLength(2);
});

test('what an old socket still says is not heard', () => {
  const heard: unknown[] = [];
  transport.onMessage((message) => heard.push(message));
  const old = last();
  old.open();
  old.break();
  transport.retry();
  old.say({ t: 'beacon', heads: {} });
  expect(heard).toEqual([]);
});

test('waits double up to four seconds, and half of each is chance', () => {
  expect([0, 1, 2, 3].map((n) => backoff(n, () => 1))).toEqual([250, 500, 1000, 2000]);
  expect(backoff(20, () => 1)).toBe(4000);
  expect(backoff(20, () => 0)).toBe(2000);
});
