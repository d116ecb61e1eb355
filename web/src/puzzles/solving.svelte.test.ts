import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Attempt, Puzzle, Trials } from '../wire';
import { Solving, verdictOn } from './solving.svelte';

const FIGURES = { worth: 0, error: 0, chance: 0, points: 0 };
const PUZZLE = {
  id: '0000000a',
  lines: [
    { ...FIGURES, actions: [1], right: true },
    { ...FIGURES, actions: [2], right: true },
    { ...FIGURES, actions: [3, 4], right: false, points: -1.5, chance: -0.02 },
  ],
} as unknown as Puzzle;

function trials(verdict: Trials['verdict']): Trials {
  const span = { mean: 2, low: 1, high: 3 };
  return { verdict, points: span, chance: span, games: 1, spread: { played: [1], better: [1], from: 0 } };
}

function attempt(same: number | null, tried: Trials | null = null): Attempt {
  return { same, trials: tried, lines: [], seat: 0, from: 0, to: 1 } as unknown as Attempt;
}

/** A table at the start of a puzzle, whose parts are reactive as a real one's are. */
class FakeTable {
  info = $state.raw<any>({ phase: 'playing' });
  view = $state.raw<any>({ at: 'start' });
  offers = $state.raw<any[]>([{ seat: 0, can_undo: false, actions: [1, 2, 3] }]);
  told = $state.raw<any[]>([]);
  me = 0;
  judge = vi.fn();
}

let table: FakeTable;
let solving: Solving;
let end: () => void;
const ondecided = vi.fn();
const onjudged = vi.fn();

beforeEach(() => {
  table = new FakeTable();
  ondecided.mockReset();
  onjudged.mockReset();
  end = $effect.root(() => {
    solving = new Solving(PUZZLE, table as any, ondecided, onjudged);
  });
  flushSync();
});

afterEach(() => end());

async function tell(kind: string, can_undo: boolean, ...moves: string[]): Promise<void> {
  table.offers = [{ seat: 0, can_undo, actions: [] }];
  table.view = { at: 'later' };
  table.told = [...table.told, { seq: table.told.length, kind, actor: 0, moves }];
  flushSync();
  await new Promise((later) => setTimeout(later));
}

test('a try is judged once nothing of it can be taken back, by all lines of the puzzle', async () => {
  table.judge.mockResolvedValue({ attempt: attempt(1) });
  await tell('acted', true, 'a');
  expect(table.judge).not.toHaveBeenCalled();
  await tell('acted', false, 'end');
  expect(ondecided).toHaveBeenCalledTimes(1);
  expect(table.judge).toHaveBeenCalledExactlyOnceWith([[1], [2], [3, 4]]);
  expect(onjudged).toHaveBeenCalledExactlyOnceWith('right');
  expect(solving.before).toEqual({ at: 'start' });
});

test('what was taken back was not tried', async () => {
  await tell('acted', true, 'a');
  await tell('undone', false);
  expect(solving.isDecided).toBe(false);
  expect(table.judge).not.toHaveBeenCalled();
});

test('a try that ended the game is judged too', async () => {
  table.judge.mockResolvedValue({ attempt: attempt(0) });
  table.info = { phase: 'over' };
  await tell('acted', false, 'a');
  expect(solving.verdict).toBe('right');
});

test('a line that broke says nothing of the try', async () => {
  vi.useFakeTimers();
  table.judge.mockResolvedValue(null);
  void tell('acted', false, 'a');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(solving.verdict).toBe('unjudged');
  vi.useRealTimers();
});

test('a host that is busy is asked again', async () => {
  vi.useFakeTimers();
  table.judge.mockResolvedValueOnce({ refusal: { code: 'table.busy' } });
  table.judge.mockResolvedValueOnce({ refusal: { code: 'table.many_hints' } });
  table.judge.mockResolvedValueOnce({ refusal: null, attempt: attempt(0) });
  void tell('acted', false, 'a');
  await vi.advanceTimersByTimeAsync(10_000);
  expect(solving.verdict).toBe('right');
  vi.useRealTimers();
});

test('what is refused for good is not asked again', async () => {
  table.judge.mockResolvedValue({ refusal: { code: 'table.no_hints' } });
  await tell('acted', false, 'a');
  expect([solving.verdict, table.judge.mock.calls.length]).toEqual(['unjudged', 1]);
});

test('of its own lines the puzzle itself says how far they are behind; of others the trials do', async () => {
  table.judge.mockResolvedValue({ attempt: attempt(2) });
  await tell('acted', false, 'a');
  expect([solving.verdict, solving.behind]).toEqual(['wrong', { points: 1.5, chance: 0.02 }]);
  table.judge.mockResolvedValue({ attempt: attempt(null, trials('better')) });
  await solving.playOn();
  expect(table.judge).toHaveBeenLastCalledWith([[1]]);
  expect(solving.trials?.verdict).toBe('better');
});

test('games that a busy host did not play on are asked for once more when they are wanted again', async () => {
  table.judge.mockResolvedValue({ attempt: attempt(2) });
  await tell('acted', false, 'a');
  table.judge.mockResolvedValue({ refusal: { code: 'table.no_hints' } });
  await solving.playOn();
  expect(solving.trials).toBeNull();
  table.judge.mockResolvedValue({ attempt: attempt(null, trials('better')) });
  await Promise.all([solving.playOn(), solving.playOn()]);
  expect([solving.trials?.verdict, table.judge.mock.calls.length]).toEqual(['better', 3]);
});

test('what is not worse for sure counts as right', () => {
  expect(verdictOn(PUZZLE, attempt(null, trials('better')))).toBe('wrong');
  expect(verdictOn(PUZZLE, attempt(null, trials('best')))).toBe('right');
  expect(verdictOn(PUZZLE, attempt(null, trials('open')))).toBe('open');
  expect(verdictOn(PUZZLE, attempt(null))).toBe('open');
});
