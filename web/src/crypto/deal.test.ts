// @vitest-environment node
import { expect, test } from 'vitest';
import type { Log } from '../wire';
import { publicationOf, verifyDeal } from './deal';
import dealLog from './fixtures/deal-log.json';
import { hex } from './random';
import type { SealEntry } from './seal';
import { bytesOf, sha256 } from './sha256';

const log = dealLog as unknown as Log;
const SEED = hex(sha256(bytesOf('seed')));
/** As rollwright's tables/fairness/deal.py gives it; tests/tables/test_challenge.py has the same. */
const LEAF = 'ab0a848a5c31b3aa1fd7f075fa28766326747f0adfd5feec7fcc57513efcca6d';

/** A copy of the log in which one thing is otherwise. */
function changed(change: (rows: any) => void): Log {
  const copy = structuredClone(dealLog);
  change(copy);
  return copy as unknown as Log;
}

function entries(rows: any): any[] {
  return rows.flatMap((row: any) => row.body.chance ?? []);
}

test('a log that ranks checks out with the seed of its challenge', () => {
  const verdict = verifyDeal(log, SEED);
  expect(verdict).toMatchObject({ fits: true, seedFits: true, inTime: true, leaf: LEAF });
  expect(verdict.rolls.length).toBe(29);
  expect(verdict.rolls.every((roll) => roll.numberFits)).toBe(true);
  expect(verdict.cards.map(({ fits }) => fits)).toEqual([null, null, ...Array(15).fill(true)]);
  expect(verdict.events.length).toBe(46);
});

test('a forged seed is found out, whatever it is', () => {
  for (const forged of [hex(sha256(bytesOf('another'))), '', 'seed', SEED.toUpperCase(), `${SEED}00`]) {
    const verdict = verifyDeal(log, forged);
    expect([verdict.seedFits, verdict.fits]).toEqual([false, false]);
  }
});

test('a forged seed whose hash was put into the log gives other dice, and another leaf than the one published', () => {
  const forged = hex(sha256(bytesOf('another')));
  const verdict = verifyDeal(
    changed((rows) => (rows[0].body.dice.commit = hex(sha256(sha256(bytesOf('another')))))),
    forged,
  );
  expect([verdict.seedFits, verdict.fits]).toEqual([true, false]);
  expect(verdict.leaf).not.toBe(LEAF);
  expect(verdict.rolls.filter((roll) => roll.numberFits).length).toBeLessThan(verdict.rolls.length / 2);
});

test('without a seed nothing is said to fit, and nothing to be wrong', () => {
  const verdict = verifyDeal(log, null);
  expect([verdict.seedFits, verdict.fits]).toEqual([null, false]);
  expect(verdict.cards.every(({ fits }) => fits === null)).toBe(true);
});

test('a changed roll, card, salt, opponent, option, day or content is found', () => {
  const changes: ((rows: any) => unknown)[] = [
    (rows) => (entries(rows).find((one) => !one.deck).number ^= 1),
    (rows) => (entries(rows).find((one) => !one.deck).label = 'round 9 yellow'),
    (rows) => (entries(rows).find((one) => one.leaf).action ^= 1),
    (rows) => (entries(rows).find((one) => one.leaf).leaf.salt = 'ab'.repeat(32)),
    (rows) => delete entries(rows).find((one) => one.made).made,
    (rows) => rows[0].body.seats.push({ kind: 'bot', bot: 'random', version: 1 }),
    (rows) => (rows[0].body.setup.options.marking = 'must'),
    (rows) => (rows[0].body.challenge = '2026-11-19/woodcraft_roll'),
    (rows) => (rows[0].body.setup.content = 'workshop-2'),
    (rows) => (rows.at(-1).at += 2 * 24 * 60 * 60 * 1000),
    (rows) => (rows[0].at -= 24 * 60 * 60 * 1000),
    (rows) => (rows[0].body.challenge = 'some day/woodcraft_roll'),
  ];
  for (const change of changes) expect(verifyDeal(changed(change), SEED).fits).toBe(false);
});

test('a week is on from its Monday', () => {
  const weekly = changed((rows) => (rows[0].body.challenge = '2026-W47/woodcraft_roll'));
  expect([verifyDeal(weekly, SEED).inTime, verifyDeal(weekly, SEED).begins]).toEqual([true, Date.UTC(2026, 10, 16)]);
  const next = changed((rows) => (rows[0].body.challenge = '2026-W48/woodcraft_roll'));
  expect(verifyDeal(next, SEED).inTime).toBe(false);
});

test('the seal was public before the challenge began, or it is said when it was', () => {
  const verdict = verifyDeal(log, SEED);
  // Its hash is that of `["rollwright seals 1", number, at, before, seals]`.
  const entry = (at: number, seals: string[]): SealEntry => {
    const text = JSON.stringify(['rollwright seals 1', 7, at, '', seals]);
    return { number: 7, at, before: '', seals, hash: hex(sha256(bytesOf(text))) };
  };
  expect(publicationOf(verdict, entry(verdict.begins - 1, [LEAF]))).toBe('before');
  expect(publicationOf(verdict, entry(verdict.begins, [LEAF]))).toBe('begun');
  expect(publicationOf(verdict, entry(verdict.begun + 1, [LEAF]))).toBe('late');
  expect(publicationOf(verdict, entry(verdict.begins - 1, ['ab']))).toBe('none');
  expect(publicationOf(verdict, { ...entry(verdict.begins - 1, [LEAF]), at: 1 })).toBe('changed');
  expect(publicationOf(verdict, null)).toBe('none');
});

test('a log of no challenge is none', () => {
  expect(() =>
    verifyDeal(
      changed((rows) => delete rows[0].body.challenge),
      SEED,
    ),
  ).toThrow();
});
