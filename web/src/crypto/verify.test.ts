// @vitest-environment node
import { expect, test } from 'vitest';
import type { Log } from '../wire';
import honest from './fixtures/honest-log.json';
import { canonical, numberBelow, verify } from './verify';

const log = honest as unknown as Log;

/** A copy of the log in which one thing is otherwise. */
function changed(change: (rows: any) => void): Log {
  const copy = structuredClone(honest);
  change(copy);
  return copy as unknown as Log;
}

/** The rows that hold chance, dice among them. */
function rolls(rows: any): any[] {
  return rows.flatMap((row: any) => row.body.chance ?? []);
}

test('an honest log checks out', () => {
  const verdict = verify(log);
  expect(verdict.honest).toBe(true);
  expect(verdict.seedsFit).toEqual([0]);
  expect(verdict.rolls.length).toBeGreaterThan(5);
});

test('a changed number is found, and only there', () => {
  const verdict = verify(changed((rows) => (rolls(rows)[3].number ^= 1)));
  expect(verdict.honest).toBe(false);
  expect(verdict.rolls.filter((roll) => !roll.numberFits).map((roll) => roll.fallen.index)).toEqual([4]);
});

test('a changed key breaks the chain at itself and at the next one', () => {
  const verdict = verify(changed((rows) => (rolls(rows)[3].key = 'ff'.repeat(32))));
  expect(verdict.rolls.filter((roll) => !roll.follows).map((roll) => roll.fallen.index)).toEqual([4, 5]);
});

test('a roll that was dropped is missed', () => {
  const verdict = verify(
    changed((rows) => {
      const row = rows.filter((one: any) => one.body.chance?.length)[2];
      row.body.chance = [];
    }),
  );
  expect(verdict.honest).toBe(false);
});

test('a seed that is not the one committed to is found', () => {
  const verdict = verify(changed((rows) => (rows[2].body.seed = 'cd'.repeat(32))));
  expect(verdict.seedsWrong).toEqual([0]);
  expect(verdict.honest).toBe(false);
});

test('other options give other dice', () => {
  const verdict = verify(changed((rows) => (rows[0].body.setup.options.marking = 'must')));
  expect(verdict.rolls.every((roll) => roll.follows)).toBe(true);
  expect(verdict.honest).toBe(false);
});

test('another seal is not the seal', () => {
  const verdict = verify(changed((rows) => (rows[0].body.dice.commit = '00'.repeat(32))));
  expect(verdict.rolls[0]?.follows).toBe(false);
});

test('a person who never showed a seed leaves the dice unproven', () => {
  const verdict = verify(changed((rows) => rows.splice(2, 1)));
  expect(verdict.honest).toBe(false);
});

test('canonical JSON sorts keys and leaves no space', () => {
  expect(canonical({ b: [1, null, 'é'], a: true })).toBe('{"a":true,"b":[1,null,"é"]}');
});

test('numbers stay below the total and reach all of it', () => {
  const context = new Uint8Array(32);
  const seen = new Set<number>();
  for (let index = 1; index <= 200; index++) seen.add(numberBelow(6, new Uint8Array([index]), context, index));
  expect([...seen].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});
