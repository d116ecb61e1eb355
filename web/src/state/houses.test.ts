import { beforeEach, expect, test } from 'vitest';
import { houseAt, keepHouse } from './houses';

beforeEach(() => localStorage.clear());

function left(id: string, phase = 'playing', me: number | null = 1): void {
  keepHouse({ id, me, view: { drawn: id }, info: { phase } } as never);
}

test('the house of a table is as I left it', () => {
  left('a');
  left('b');
  expect(houseAt('a')).toEqual({ table: 'a', seat: 1, view: { drawn: 'a' } });
});

test('nothing is kept of a game that is over, nor of one I only watched', () => {
  left('a');
  left('a', 'over');
  left('b', 'playing', null);
  expect([houseAt('a'), houseAt('b')]).toEqual([undefined, undefined]);
});

test('of many tables the last are kept', () => {
  for (let i = 0; i < 20; i += 1) left(`t${i}`);
  expect(houseAt('t19')).toBeDefined();
  expect(houseAt('t0')).toBeUndefined();
});
