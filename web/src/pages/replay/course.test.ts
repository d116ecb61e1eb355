import { expect, test } from 'vitest';
import type { ReplayStep, View } from '../../wire';
import { Course } from './course';

/** Moves as "turn seat points…": a seat of - is chance. */
function course(...moves: string[]): Course {
  const steps = moves.map((move, seq): ReplayStep => {
    const [turn = '0', seat = '-', ...points] = move.split(' ');
    return {
      seq,
      turn: Number(turn),
      seat: seat === '-' ? null : Number(seat),
      text: move,
      events: [],
      view: { points: points.map(Number) } as unknown as View,
    };
  });
  const start = { points: [0, 0] } as unknown as View;
  return new Course({ start, steps }, (view) => (view as unknown as { points: number[] }).points);
}

const GAME = course('0 - 0 0', '1 0 0 0', '1 - 0 0', '1 0 2 0', '1 1 2 0', '2 1 2 0', '2 - 2 0', '2 1 2 1', '2 0 3 1');

test('moves of one turn belong together, and its gains are those of all', () => {
  expect(GAME.turns.map(({ number, from, to }) => [number, from, to])).toEqual([
    [0, 0, 1],
    [1, 1, 5],
    [2, 5, 9],
  ]);
  expect(GAME.turns.map((turn) => turn.gains)).toEqual([
    [0, 0],
    [2, 0],
    [1, 1],
  ]);
  expect(GAME.played).toBe(2);
  expect(GAME.pointsByTurn()).toEqual([
    [0, 0],
    [2, 0],
    [3, 1],
  ]);
});

test('a turn is that of whoever made most of its moves', () => {
  expect(GAME.turns.map((turn) => turn.seat)).toEqual([null, 0, 1]);
});

test('a moment belongs to the turn that led to it, and who acts is who moved last', () => {
  expect([0, 1, 2, 5, 6, 9].map((at) => GAME.turnAt(at))).toEqual([0, 0, 1, 1, 2, 2]);
  expect([1, 2, 3, 5, 6].map((at) => GAME.actorAt(at))).toEqual([null, 0, 0, 1, 1]);
});

test('playing stops when another goes on and when a turn ends, but not for what is done in silence', () => {
  expect(GAME.stops(() => true)).toEqual([1, 4, 5, 8, 9]);
  expect(GAME.stops((step) => step.seat !== 1)).toEqual([1, 4, 5, 8, 9]);
  expect(GAME.stops(() => false)).toEqual([1, 5, 9]);
});

test('a game without a set-up has a beginning all the same', () => {
  const short = course('1 0 1 0', '2 1 1 1');
  expect(short.turns.map(({ number, from, to }) => [number, from, to])).toEqual([
    [0, 0, 0],
    [1, 0, 1],
    [2, 1, 2],
  ]);
});
