import { expect, test } from 'vitest';
import type { Info, RowKind, SeatInfo, Told } from '../wire';
import { doubtOf, isDoubtful, keepReveal, keepSeal, keptOf, shownInVain } from './seals';
import { newSeed } from './seeds';

const FIRST = '11'.repeat(32);
const SECOND = '22'.repeat(32);

let tables = 0;

/** A table that I sit at, unless there is no seed of mine. */
function table(seedHash: string | null = newSeed(), id = `T${++tables}`) {
  return (
    phase: Info['phase'],
    commit: string,
    more: { seed?: string | null; redraws?: number; restored?: number } = {},
  ) => {
    const { seed = seedHash, ...counts } = more;
    const mine = { seat: 0, kind: 'person', person: 'p1', seed_hash: seed } as unknown as SeatInfo;
    const dice = { scheme: 'chain-1', commit, cards: '', redraws: 0, restored: 0, ...counts };
    return { id, phase, seats: [mine], you: [0], dice } as unknown as Info;
  };
}

function row(seq: number, kind: string): Told {
  return { seq, kind: kind as RowKind, actor: null, at: 0, events: [], moves: [] };
}

test('the seal is kept that was shown before the game, with my seed’s hash and when it was shown', () => {
  const hash = newSeed();
  const at = table(hash);
  keepSeal(at('waiting', FIRST, { seed: null }), [], 1);
  expect(keptOf(at('waiting', FIRST).id)?.seals).toMatchObject([
    { commit: FIRST, seq: 1, seedHash: null, revealed: null },
  ]);
  keepSeal(at('waiting', FIRST), [], 2);
  keepReveal(at('waiting', FIRST).id, hash, 5);
  const [seal, ...more] = keptOf(at('waiting', FIRST).id)?.seals ?? [];
  expect(more).toEqual([]);
  expect(seal).toMatchObject({ commit: FIRST, seq: 1, person: 'p1', seedHash: hash, revealed: 5 });
  expect(Date.now() - seal!.at).toBeLessThan(60_000);
});

test('nothing is kept of a game that has begun, nor of one that proves nothing', () => {
  const at = table();
  keepSeal(at('playing', FIRST), [], 9);
  expect(keptOf(at('playing', FIRST).id)).toBeNull();
  const local = at('waiting', '');
  keepSeal({ ...local, dice: { ...local.dice, scheme: 'local' } }, [], 1);
  expect(keptOf(local.id)).toBeNull();
});

test('a new seal after a redraw that was told is kept beside the first', () => {
  const at = table();
  keepSeal(at('waiting', FIRST), [], 2);
  const redrawn = at('waiting', SECOND, { seed: null, redraws: 1 });
  expect(isDoubtful(redrawn, [row(5, 'timed_out')])).toBe(false);
  keepSeal(redrawn, [row(5, 'timed_out')], 5);
  expect(keptOf(redrawn.id)?.seals.map(({ commit, redraws }) => [commit, redraws])).toEqual([
    [FIRST, 0],
    [SECOND, 1],
  ]);
});

test('a new seal after a restore that was told is kept, whatever number its row has', () => {
  const at = table();
  keepSeal(at('waiting', FIRST), [], 8);
  expect(isDoubtful(at('waiting', SECOND, { seed: null, restored: 1 }), [row(4, 'resealed')])).toBe(false);
});

test('a seal that changes is doubtful where nothing was told, or nothing counted, or the time-out is an old one', () => {
  const at = table();
  keepSeal(at('waiting', FIRST), [], 6);
  expect(isDoubtful(at('waiting', SECOND), [])).toBe(true);
  expect(isDoubtful(at('waiting', SECOND, { redraws: 1 }), [])).toBe(true);
  expect(isDoubtful(at('waiting', SECOND, { redraws: 0 }), [row(9, 'timed_out')])).toBe(true);
  expect(isDoubtful(at('waiting', SECOND, { redraws: 1 }), [row(5, 'timed_out')])).toBe(true);
  expect(isDoubtful(at('waiting', FIRST), [])).toBe(false);
});

test('a seal that changed when my seed was asked for stays in doubt, whatever is told later', () => {
  const at = table();
  keepSeal(at('waiting', FIRST), [], 2);
  const told = [row(3, 'started'), row(4, 'timed_out')];
  keepSeal(at('starting', SECOND, { redraws: 1 }), told, 4);
  expect(keptOf(at('starting', SECOND).id)?.swapped).toEqual({ commit: SECOND, cards: '' });
  expect(isDoubtful(at('waiting', FIRST), told)).toBe(true);
  const doubt = doubtOf(at('waiting', FIRST));
  expect(doubt.kept).not.toBe(doubt.found);
});

test('so many tables are kept, and the one that was seen last stays', () => {
  const first = table(newSeed(), 'first');
  keepSeal(first('waiting', FIRST), [], 1);
  for (let i = 0; i < 59; i++) keepSeal(table(null)('waiting', FIRST), [], 1);
  keepReveal('first', keptOf('first')!.seals[0]!.seedHash!, 4);
  keepSeal(table(null)('waiting', FIRST), [], 1);
  expect(keptOf('first')).not.toBeNull();
  for (let i = 0; i < 60; i++) keepSeal(table(null)('waiting', FIRST), [], 1);
  expect(keptOf('first')).toBeNull();
});

test('whose seat is freed though the seed was acknowledged has shown it in vain, unless they left', () => {
  const hash = newSeed();
  const at = table(hash);
  keepSeal(at('waiting', FIRST), [], 2);
  keepReveal(at('waiting', FIRST).id, hash, 4);
  const redrawn = at('waiting', SECOND, { seed: null, redraws: 1 });
  const gone = { ...redrawn, seats: [{ ...redrawn.seats[0]!, person: null }], you: [] };
  expect(shownInVain(gone, [row(5, 'timed_out')])).toBe(4);
  expect(shownInVain(gone, [row(5, 'timed_out'), row(6, 'left')])).toBeNull();
  expect(shownInVain(redrawn, [row(5, 'timed_out')])).toBeNull();
});
