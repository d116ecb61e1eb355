import { expect, test } from 'vitest';
import { chanceOf, NEWCOMER, rated, type Rating } from './rating';

/** Numbers from 0 to 1 that are the same in every run. */
function random(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Someone who solves as their skill says, given puzzles that are near their rating. */
function solve(skill: number, count: number, seed: number, from: Rating = NEWCOMER): Rating[] {
  const draw = random(seed);
  const course = [from];
  for (let i = 0; i < count; i++) {
    const before = course.at(-1) ?? from;
    const puzzle = Math.min(2400, Math.max(600, before.value + 400 * (draw() - 0.5)));
    const solved = draw() < chanceOf({ value: skill, deviation: 0 }, puzzle);
    course.push(rated(before, puzzle, solved));
  }
  return course;
}

const SEEDS = Array.from({ length: 200 }, (_, i) => i + 1);

test.each([700, 1000, 1200, 1500, 1900])('whoever solves like %i is rated so after sixty puzzles', (skill) => {
  const ends = SEEDS.map((seed) => solve(skill, 60, seed).at(-1)?.value ?? 0);
  const mean = ends.reduce((sum, end) => sum + end, 0) / ends.length;
  expect(Math.abs(mean - skill)).toBeLessThan(100);
  const near = ends.filter((end) => Math.abs(end - skill) < 200).length / ends.length;
  expect(near).toBeGreaterThan(0.85);
});

test('steps fall as more is known, and never to nothing', () => {
  const course = solve(1300, 100, 7);
  const steps = course.slice(1).map((one, i) => Math.abs(one.value - (course[i]?.value ?? 0)));
  const mean = (from: number, to: number): number =>
    steps.slice(from, to).reduce((sum, step) => sum + step, 0) / (to - from);
  expect(mean(0, 5)).toBeGreaterThan(3 * mean(50, 100));
  expect(mean(50, 100)).toBeGreaterThan(4);
});

test('who has learned is followed', () => {
  const [before] = solve(1200, 60, 3).slice(-1);
  const after = SEEDS.map((seed) => solve(1600, 60, seed, before).at(-1)?.value ?? 0);
  expect(after.reduce((sum, one) => sum + one, 0) / after.length).toBeGreaterThan(1480);
});

test('a harder puzzle is worth more, and none that is solved costs anything', () => {
  for (const puzzle of [600, 1200, 1800, 2400]) {
    expect(rated(NEWCOMER, puzzle, true).value).toBeGreaterThan(NEWCOMER.value);
    expect(rated(NEWCOMER, puzzle, false).value).toBeLessThan(NEWCOMER.value);
  }
  expect(rated(NEWCOMER, 1500, true).value).toBeGreaterThan(rated(NEWCOMER, 900, true).value);
});
