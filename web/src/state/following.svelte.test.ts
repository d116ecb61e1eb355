import { flushSync } from 'svelte';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Info, Offer, RowKind, Told } from '../wire';
import { Following, type Position } from './following.svelte';
import { settings } from './settings.svelte';

const INFO = { you: [0], phase: 'playing', clock: { kind: 'none' } } as unknown as Info;
const OVER = { ...INFO, phase: 'over' } as unknown as Info;

let following: Following;
let latest: Position;
let end: () => void;

beforeEach(() => {
  vi.useFakeTimers();
  settings.pace = 'calm';
  following = new Following();
  latest = { seq: 0, info: INFO, view: { step: 0 }, offers: [], told: [] };
  following.reset(latest);
  end = following.begin((row) =>
    row.moves[0] === 'silent' ? null : { seat: row.actor ?? -1, sheet: [row.moves[0] ?? ''] },
  );
});

function offer(decision: number): Offer {
  return { seat: 0, decision, can_undo: false, actions: [{ id: 1, text: 'roll', do: 'roll' }] };
}

interface Happens {
  readonly move?: string;
  readonly kind?: RowKind;
  readonly offers?: readonly Offer[];
  readonly info?: Info;
}

/** A row more of the log, by somebody. */
function arrives(actor: number, { move = 'draw', kind = 'acted', offers = [], info = INFO }: Happens = {}): void {
  const seq = latest.seq + 1;
  const row: Told = { seq, actor, kind, at: 0, events: [], moves: [move] };
  latest = { seq, info, view: { step: seq }, offers, told: [...latest.told, row] };
  following.arrive(latest);
}

function shown(): number {
  return following.shown.seq;
}

test('moves of others are shown one at a time, calmly', () => {
  arrives(1);
  arrives(1);
  arrives(1);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1499);
  expect(shown()).toBe(1);
  vi.advanceTimersByTime(1);
  expect([shown(), following.move?.row.seq]).toEqual([2, 2]);
  vi.advanceTimersByTime(1500);
  expect(shown()).toBe(3);
  vi.advanceTimersByTime(1500);
  expect(following.move).toBeNull();
});

test('a brisk pace is 800 ms a move', () => {
  settings.pace = 'brisk';
  arrives(1);
  arrives(1);
  vi.advanceTimersByTime(800);
  expect(shown()).toBe(2);
});

test('at once, nothing is lit and nothing waits', () => {
  settings.pace = 'once';
  arrives(1);
  arrives(1);
  expect([shown(), following.move]).toEqual([2, null]);
});

test('my turn waits until the move before it was seen, or until I tap', () => {
  arrives(1);
  arrives(1, { offers: [offer(2)] });
  vi.advanceTimersByTime(1500);
  expect([shown(), following.shown.offers]).toEqual([2, []]);
  vi.advanceTimersByTime(1500);
  expect(following.shown.offers).toHaveLength(1);
  arrives(0);
  arrives(1);
  arrives(1, { offers: [offer(5)] });
  following.skip();
  expect([following.shown, following.move, following.holds]).toEqual([latest, null, false]);
});

test('with a running clock my turn is not kept waiting', () => {
  const live = { ...INFO, clock: { kind: 'live', seconds: 60, increment: 0 } } as Info;
  arrives(1, { info: live });
  arrives(1, { info: live, offers: [offer(2)] });
  expect([following.shown, following.move?.row.seq]).toEqual([latest, 2]);
});

test('the end waits until the last move was seen', () => {
  arrives(1, { info: OVER });
  expect([shown(), following.shown.info?.phase]).toEqual([1, 'playing']);
  vi.advanceTimersByTime(1500);
  expect(following.shown.info?.phase).toBe('over');
});

test('a move of mine is shown at once, with all that came before it', () => {
  arrives(1);
  arrives(1);
  arrives(0);
  expect([shown(), following.move?.mine]).toEqual([3, true]);
  arrives(1);
  expect(shown()).toBe(4);
});

test('an undo is shown at once', () => {
  arrives(1);
  arrives(1);
  arrives(1, { kind: 'undone' });
  expect([shown(), following.move]).toEqual([3, null]);
});

test('while I am asked, moves that leave my decision alone may wait, and no other', () => {
  following.reset((latest = { ...latest, offers: [offer(7)] }));
  arrives(1, { offers: [offer(7)] });
  arrives(1, { offers: [offer(7)] });
  expect([shown(), following.shown.offers[0]?.decision]).toEqual([1, 7]);
  arrives(2, { offers: [offer(10)] });
  expect([shown(), following.shown.offers[0]?.decision]).toEqual([3, 10]);
});

test('what says nothing takes no time', () => {
  arrives(1, { move: 'silent' });
  arrives(1);
  arrives(1, { move: 'silent' });
  arrives(1, { move: 'silent' });
  expect(shown()).toBe(2);
  vi.advanceTimersByTime(1500);
  expect(shown()).toBe(4);
});

test('a long backlog, a new snapshot, a hidden page and the end of the page jump to the latest', () => {
  for (let i = 0; i < 18; i += 1) arrives(1);
  expect(shown()).toBe(18);
  arrives(1);
  arrives(1);
  following.reset({ ...latest, seq: 40 });
  expect([shown(), following.move, following.holds]).toEqual([40, null, false]);
  latest = following.shown;
  arrives(1);
  arrives(1);
  vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  document.dispatchEvent(new Event('visibilitychange'));
  expect(shown()).toBe(42);
  arrives(1);
  arrives(1);
  expect(shown()).toBe(44);
  vi.restoreAllMocks();
  arrives(1);
  arrives(1);
  end();
  expect(shown()).toBe(46);
});

test('what others did is shown again until my next move, and ends where things stand', () => {
  arrives(0);
  expect(following.canRepeat).toBe(false);
  arrives(1);
  arrives(1, { offers: [offer(3)] });
  following.skip();
  expect(following.canRepeat).toBe(true);
  following.repeat();
  expect([shown(), following.shown.offers]).toEqual([2, []]);
  vi.advanceTimersByTime(1500);
  expect([shown(), following.shown.offers]).toEqual([3, []]);
  vi.advanceTimersByTime(1500);
  expect(following.shown).toBe(latest);
  arrives(0);
  expect(following.canRepeat).toBe(false);
});

test('what comes in while a move is shown again ends that', () => {
  arrives(1);
  arrives(1);
  following.skip();
  following.repeat();
  expect(shown()).toBe(1);
  arrives(1);
  expect(shown()).toBe(3);
});

test('news of who is there waits behind the moves, and the end of the table does not', () => {
  arrives(1);
  arrives(1);
  following.amend({ ...INFO, code: 'later' });
  expect(following.shown.info).toBe(INFO);
  following.amend(OVER);
  expect([shown(), following.shown.info]).toEqual([2, OVER]);
});

test('a page that ends with what has arrived leaves that as it is', () => {
  end();
  const stop = $effect.root(() => {
    $effect(() => (following.shown.info?.phase === 'playing' ? following.begin(() => null) : undefined));
  });
  flushSync();
  arrives(0, { info: OVER });
  flushSync();
  expect([shown(), following.shown.info?.phase]).toEqual([1, 'over']);
  stop();
});
