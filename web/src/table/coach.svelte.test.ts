import { flushSync } from 'svelte';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addMessages, setLanguage } from '../i18n/language.svelte';
import { settings } from '../state/settings.svelte';
import type { Judged } from '../wire';
import { Coach } from './coach.svelte';

function span(mean: number): { mean: number; low: number; high: number } {
  return { mean, low: mean - 0.1, high: mean + 0.1 };
}

function judged(verdict: Judged['verdict'], points: number, chance = 0): Judged {
  const better = { actions: [7], steps: [{ id: 7, text: 'seven', do: 'seven' }], view: {}, points: 1 };
  return { seat: 0, from: 3, to: 4, verdict, points: span(points), chance: span(chance), better, start: 'start' };
}

/** A table in the middle of a game of mine against a bot, whose parts are reactive as a real one's are. */
class FakeTable {
  info = $state.raw<any>({ hints: true, phase: 'playing', seats: [{ kind: 'person' }, { kind: 'bot' }] });
  offers = $state.raw<any[]>([]);
  told = $state.raw<any[]>([]);
  mine = [0];
  me = 0;
  judge = vi.fn();
}

let table: FakeTable;
let coach: Coach;
let end: () => void;
const say = vi.fn();

beforeEach(async () => {
  await setLanguage('en');
  await addMessages(import.meta.glob('/src/table/messages/*.ftl', { query: '?raw', import: 'default' }));
  settings.coach = true;
  table = new FakeTable();
  say.mockReset();
  const turn = { seat: 0, stepsText: () => 'Draw seven' };
  end = $effect.root(() => {
    coach = new Coach(table as any, turn as any, { refuse: vi.fn(), settle: vi.fn(), say });
  });
  flushSync();
});

afterEach(() => {
  end();
  settings.coach = false;
});

async function act(seq: number, answer: Judged | null, can_undo = false): Promise<void> {
  table.judge.mockResolvedValue({ judged: answer });
  table.offers = [{ seat: 0, can_undo, actions: [] }];
  table.told = [...table.told, { seq, kind: 'acted', actor: 0 }];
  flushSync();
  await new Promise((later) => setTimeout(later));
}

test('what was better is said with its worth and its way, and read out', async () => {
  await act(5, judged('better', 0.9));
  expect(coach.lead).toBe('0.9 points better.');
  expect(coach.way).toBe('Draw seven');
  expect(say).toHaveBeenLastCalledWith('0.9 points better. Draw seven');
});

test('what was best is said in two words, and what is not sure is not said to be better', async () => {
  await act(5, judged('best', 0));
  expect([coach.lead, coach.way]).toEqual(['Best move.', '']);
  await act(7, judged('open', 0.2));
  expect(coach.lead).toBe('Best move.');
  await act(9, judged('open', 1.2));
  expect([coach.lead, coach.way]).toEqual(['Hard to tell: nothing was better for sure.', '']);
});

test('what wins more often for hardly a point is told as that', async () => {
  await act(5, judged('better', 0.1, 0.04));
  expect(coach.lead).toBe('Wins 4% more often.');
});

test('nothing is asked while the move can be taken back, and once for each after that', async () => {
  await act(5, judged('best', 0), true);
  expect(table.judge).not.toHaveBeenCalled();
  table.offers = [];
  flushSync();
  table.told = [...table.told, { seq: 6, kind: 'acted', actor: 1 }];
  flushSync();
  expect(table.judge).toHaveBeenCalledTimes(1);
});

test('with my next move what was said of the last one goes', async () => {
  await act(5, judged('better', 0.9));
  coach.shown = true;
  await act(7, null);
  expect([coach.judged, coach.shown, coach.lead]).toEqual([null, false, '']);
});

test('nobody is coached who has not asked for it, nor where others play', async () => {
  settings.coach = false;
  await act(5, judged('best', 0));
  settings.coach = true;
  table.info = { ...table.info, seats: [{ kind: 'person' }, { kind: 'person' }] };
  await act(7, judged('best', 0));
  expect(coach.possible).toBe(false);
  expect(table.judge).not.toHaveBeenCalled();
});
