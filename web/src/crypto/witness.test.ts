// @vitest-environment node
import { expect, test } from 'vitest';
import type { Log } from '../wire';
import cardsLog from './fixtures/cards-log.json';
import honest from './fixtures/honest-log.json';
import { canonical } from './canonical';
import { hex } from './random';
import { fingerprintOf, leafOf, type Seal, type SealEntry } from './seal';
import { bytesOf, sha256 } from './sha256';
import { countOf, verify } from './verify';
import { faultsOf, type Kept, type KeptSeal, publicFaults } from './witness';

/** A copy of a log in which one thing is otherwise. */
function changed(change: (rows: any) => void, log: unknown = honest): Log {
  const copy = structuredClone(log);
  change(copy);
  return copy as Log;
}

const LOG = honest as unknown as Log;
const TABLE = LOG[0]!.table;
const SEAL = verify(LOG).sealing.seal;
const OTHER: Seal = { commit: '11'.repeat(32), cards: '22'.repeat(32) };
const MINE = verify(LOG).chairs[0]!.seedHash;
/** The row that shows it. */
const SHOWN = 3;

/** What the browser of the person at seat 0 has kept of an honest game. */
function kept(more: Partial<KeptSeal> = {}, ...before: Partial<KeptSeal>[]): Kept {
  const seal = { ...SEAL, at: 0, seq: 1, redraws: 0, restored: 0, person: 'ada', seedHash: MINE, revealed: SHOWN };
  const seals = [...before.map((one) => ({ ...seal, seedHash: null, revealed: null, ...one })), { ...seal, ...more }];
  return { seals };
}

const kinds = (log: Log, of: Kept | null, isOver = true): string[] =>
  faultsOf(verify(log), of, isOver).map((fault) => fault.kind);

/** A redraw before the honest game: the seat's own seed was shown in row 3, and the table is sealed anew in row 4. */
function redrawn(rows: any, { seats, revealed }: { seats: number[]; revealed: boolean }): void {
  const [created, started, first, ...game] = rows;
  const row = (body: unknown): any => ({ ...created, body, at: created.at });
  const final = created.body.dice;
  created.body.dice = { scheme: 'chain-1', ...OTHER };
  const shown = revealed ? [row({ kind: 'revealed', seats: [0], seed: first.body.seed, chance: [] })] : [];
  const again = row({ kind: 'seated', seats: [0], person: 'ada', seed_hash: MINE });
  const whole = [
    created,
    started,
    ...shown,
    row({ kind: 'timed_out', seats, dice: final }),
    again,
    started,
    first,
    ...game,
  ];
  rows.splice(0, rows.length, ...whole.map((one, i) => ({ ...one, seq: i + 1 })));
}

test('an honest log is what was kept', () => {
  expect(kinds(LOG, kept())).toEqual([]);
  expect(kinds(LOG, null)).toEqual([]);
});

test('a log with another seal than the one that was shown says so, with both fingerprints', () => {
  const fault = { kind: 'seal', kept: fingerprintOf(TABLE, OTHER), found: fingerprintOf(TABLE, SEAL) };
  expect(faultsOf(verify(LOG), kept({ ...OTHER, revealed: null, seedHash: null }), true)).toEqual([fault]);
});

test('an onlooker who left before a redraw finds nothing wrong', () => {
  const log = changed((rows) => redrawn(rows, { seats: [0], revealed: false }));
  expect(kinds(log, kept({ ...OTHER, seedHash: null, revealed: null }))).toEqual([]);
});

test('a redraw is counted, and whoever saw it finds it in the log', () => {
  const log = changed((rows) => redrawn(rows, { seats: [], revealed: true }));
  expect(countOf(verify(log), 'redrawn')).toBe(1);
  expect(kinds(log, kept({ redraws: 1, revealed: 7 }, { ...OTHER, seedHash: MINE, revealed: SHOWN }))).toEqual([]);
});

test('a redraw that was seen and is not in the log is missed', () => {
  expect(kinds(LOG, kept({ redraws: 1 }))).toEqual(['redraw']);
  expect(kinds(LOG, kept({}, { ...OTHER }))).toEqual(['redraw']);
});

test('a time-out of a seat that had shown its seed is the server’s doing, for everybody', () => {
  const log = changed((rows) => redrawn(rows, { seats: [0], revealed: true }));
  expect(faultsOf(verify(log), null, true)).toEqual([{ kind: 'timeout', row: SHOWN, mine: false }]);
  const mine = kept({ redraws: 1, revealed: 7 }, { ...OTHER, seedHash: MINE, revealed: SHOWN });
  expect(faultsOf(verify(log), mine, true)).toEqual([{ kind: 'timeout', row: SHOWN, mine: true }]);
  expect(verify(log).honest).toBe(false);
});

test('a time-out is pretended too where the row that was acknowledged is gone', () => {
  const log = changed((rows) => {
    redrawn(rows, { seats: [0], revealed: false });
    for (const row of rows) if (row.body.person === 'ada') row.body.person = 'eve';
  });
  const mine = kept({ ...OTHER, revealed: SHOWN });
  expect(faultsOf(verify(log), mine, true)).toEqual([{ kind: 'timeout', row: SHOWN, mine: true }]);
});

test('a seed that was acknowledged and is not in its row is missed, in a running game only if that row is there', () => {
  expect(kinds(LOG, kept({ revealed: 2 }))).toEqual(['reveal']);
  const cut = LOG.slice(0, 2);
  expect(kinds(cut, kept(), false)).toEqual([]);
  expect(kinds(cut, kept(), true)).toEqual(['reveal', 'missing']);
});

test('a seed that this browser has not given is not mine', () => {
  expect(kinds(LOG, kept({ seedHash: '33'.repeat(32), revealed: null }))).toEqual(['seed']);
});

test('where data were restored, what is gone may be gone for that reason, and is said to be gone', () => {
  const restored = (rows: any): void => {
    const dice = rows[0].body.dice;
    rows[0].body.dice = { scheme: 'chain-1', ...OTHER };
    rows.splice(1, 0, { ...rows[0], body: { kind: 'resealed', dice } });
    rows.splice(2, 0, { ...rows[0], body: { kind: 'seated', seats: [0], person: 'ada', seed_hash: MINE } });
    rows.forEach((row: any, i: number) => (row.seq = i + 1));
  };
  const log = changed(restored);
  expect(verify(log).honest).toBe(true);
  expect(countOf(verify(log), 'restored')).toBe(1);
  expect(kinds(log, kept({ restored: 1, revealed: 5 }))).toEqual([]);
  expect(kinds(log, kept({ restored: 1, revealed: 5 }, { commit: '44'.repeat(32), cards: '' }))).toEqual(['lost']);
});

test('a swapped seal is remembered', () => {
  expect(kinds(LOG, { ...kept({ revealed: null }), swapped: OTHER })).toEqual(['swapped']);
});

test('of a game that goes on and hides something nothing is wrong', () => {
  const cut = verify((cardsLog as unknown as Log).slice(0, 4));
  expect([cut.fits, cut.honest, cut.events.length]).toEqual([true, false, 0]);
  expect(faultsOf(cut, null, false)).toEqual([]);
  expect(faultsOf(cut, null, true).map((fault) => fault.kind)).toEqual(['missing']);
});

/** An entry of the public log with this seal in it. */
function entry(at: number, seal: Seal = SEAL): SealEntry {
  const body = { number: 7, at, before: 'ab'.repeat(32), seals: ['00'.repeat(32), leafOf(TABLE, seal)] };
  const text = canonical(['rollwright seals 1', body.number, body.at, body.before, body.seals]);
  return { ...body, hash: hex(sha256(bytesOf(text))) };
}

test('a seal is to be in the public log, whole, and soon', () => {
  const verdict = verify(LOG);
  const first = LOG[2]!.at;
  const found = (of: Parameters<typeof publicFaults>[1]): string[] =>
    publicFaults(verdict, of).map((fault) => fault.kind);
  expect(found(entry(first - 5_000))).toEqual([]);
  expect(found(entry(first + 1_000))).toEqual([]);
  expect(publicFaults(verdict, entry(first + 60_000))).toEqual([{ kind: 'late', number: 7, seconds: 60 }]);
  expect(found('none')).toEqual(['unpublished']);
  expect(found(entry(first, OTHER))).toEqual(['unpublished']);
  expect(found({ ...entry(first), number: 8 })).toEqual(['entry']);
  expect(found('unknown')).toEqual([]);
  expect(found('older')).toEqual([]);
});
