import { expect, test } from 'vitest';
import type { Puzzle } from '../wire';
import { Clock } from './clock';
import { Storm } from './storm.svelte';

const PUZZLES = ['a', 'b', 'c'].map((id) => ({ id }) as Puzzle);

function storm(): { storm: Storm; pass: (ms: number) => void } {
  let time = 0;
  return { storm: new Storm(PUZZLES, new Clock(1000, () => time)), pass: (ms) => (time += ms) };
}

test('each puzzle is tried once, right or wrong, and the next one comes', () => {
  const { storm: one } = storm();
  expect(one.puzzle?.id).toBe('a');
  one.keep(PUZZLES[0] as Puzzle, true);
  one.keep(PUZZLES[1] as Puzzle, false);
  expect([one.puzzle?.id, one.solved, one.tried.length, one.isOver]).toEqual(['c', 1, 2, false]);
  one.keep(PUZZLES[2] as Puzzle, true);
  expect([one.puzzle, one.isOver]).toEqual([null, true]);
});

test('what could not be judged counts neither way, and does not come again', () => {
  const { storm: one } = storm();
  one.keep(PUZZLES[0] as Puzzle, null);
  expect([one.puzzle?.id, one.solved, one.tried[0]?.solved]).toEqual(['b', 0, null]);
});

test('time runs while there is something to decide, and not while tables are laid and tries are judged', () => {
  const { storm: one, pass } = storm();
  pass(5000);
  expect(one.left).toBe(1000);
  one.begin();
  pass(400);
  one.wait();
  pass(5000);
  expect([one.left, one.isOver]).toEqual([600, false]);
  one.begin();
  pass(600);
  expect([one.left, one.isOver]).toEqual([0, true]);
});

test('it can be ended before its time', () => {
  const { storm: one } = storm();
  one.begin();
  one.end();
  expect(one.isOver).toBe(true);
});
