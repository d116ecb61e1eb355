// @vitest-environment node
import { expect, test } from 'vitest';
import type { Log } from '../wire';
import { canonical } from './canonical';
import cardsLog from './fixtures/cards-log.json';
import honest from './fixtures/honest-log.json';
import openCardsLog from './fixtures/open-cards-log.json';
import restoredLog from './fixtures/restored-log.json';
import restoredRollsLog from './fixtures/restored-rolls-log.json';
import { countOf, numberBelow, verify } from './verify';

const log = honest as unknown as Log;

/** A copy of a log in which one thing is otherwise. */
function changed(change: (rows: any) => void, log: unknown = honest): Log {
  const copy = structuredClone(log);
  change(copy);
  return copy as Log;
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

const hidden = cardsLog as unknown as Log;
const shown = openCardsLog as unknown as Log;

/** The cards that were drawn, and what was opened at the end. */
function drawn(rows: any): any[] {
  return rolls(rows).filter((one) => one.deck);
}
function opened(rows: any): any {
  return rows.find((row: any) => row.body.opened).body.opened;
}

test('cards that were hidden check out when they are opened at the end', () => {
  const verdict = verify(hidden);
  expect(verdict.honest).toBe(true);
  expect(verdict.decksFit).toBe(true);
  expect(verdict.cards.map((card) => card.fits)).toEqual(Array(6).fill(true));
  expect(verdict.rolls.length).toBe(3);
  expect(verdict.events.length).toBe(9);
});

test('cards that all may see check out while the game goes on', () => {
  const verdict = verify(shown);
  expect(verdict.honest).toBe(true);
  expect(verdict.decksFit).toBe(null);
  expect(verdict.cards.map((card) => card.fits)).toEqual(Array(6).fill(true));
});

test('a card that is covered is neither right nor wrong', () => {
  const verdict = verify(changed((rows) => delete rows.at(-1).body.opened, hidden));
  expect(verdict.honest).toBe(true);
  expect(verdict.cards.map((card) => card.fits)).toEqual(Array(6).fill(null));
});

test('a swapped card is found, and only there', () => {
  const verdict = verify(changed((rows) => (drawn(rows)[3].action = (drawn(rows)[3].action + 1) % 3), hidden));
  expect(verdict.honest).toBe(false);
  expect(verdict.cards.filter((card) => card.fits === false).map((card) => card.drawn.index)).toEqual([3]);
});

test('a card that was swapped in the order too is found by the root', () => {
  const verdict = verify(
    changed((rows) => {
      const other = (drawn(rows)[3].action + 1) % 3;
      drawn(rows)[3].action = opened(rows).decks.cards[3] = other;
    }, hidden),
  );
  expect(verdict.decksFit).toBe(false);
  expect(verdict.honest).toBe(false);
});

test('a card that was still to come and was changed is found by the root', () => {
  const verdict = verify(changed((rows) => (opened(rows).decks.cards[8] ^= 1), hidden));
  expect(verdict.decksFit).toBe(false);
});

test('two cards in another order are found by the root', () => {
  const verdict = verify(
    changed((rows) => {
      const order = opened(rows).decks.cards;
      const place = order.findIndex((card: number) => card !== order[0]);
      [order[0], order[place]] = [order[place], order[0]];
      drawn(rows).forEach((card, index) => (card.action = order[index]));
    }, hidden),
  );
  expect(verdict.decksFit).toBe(false);
});

test('another secret, another seal, another root and a deck that was never made are found', () => {
  const changes: ((rows: any) => unknown)[] = [
    (rows) => (opened(rows).secret = 'ab'.repeat(32)),
    (rows) => (rows[0].body.dice.cards = 'ab'.repeat(32)),
    (rows) => (drawn(rows)[0].made.root = 'ab'.repeat(32)),
    (rows) => (drawn(rows)[0].made.size = 8),
    (rows) => delete drawn(rows)[0].made,
    (rows) => delete opened(rows).decks.cards,
  ];
  for (const change of changes) expect(verify(changed(change, hidden)).honest).toBe(false);
});

test('a leaf that leads elsewhere is found at once', () => {
  const changes: ((card: any) => unknown)[] = [
    (card) => (card.action = (card.action + 1) % 3),
    (card) => (card.leaf.salt = 'ab'.repeat(32)),
    (card) => (card.leaf.path[1] = 'ab'.repeat(32)),
    (card) => card.leaf.path.pop(),
    (card) => card.leaf.path.push('ab'.repeat(32)),
  ];
  for (const change of changes) {
    const verdict = verify(changed((rows) => change(drawn(rows)[4]), shown));
    expect(verdict.honest).toBe(false);
    expect(verdict.cards.filter((card) => !card.fits).map((card) => card.drawn.index)).toEqual([4]);
  }
});

const restored = restoredLog as unknown as Log;

test('a game that was restored twice checks out, and its deck was made anew each time', () => {
  const verdict = verify(restored);
  expect(verdict.honest).toBe(true);
  expect(countOf(verdict, 'restored')).toBe(2);
  expect(verdict.sealing.seq).toBe(1);
  const decks = drawn(restored).filter((card) => card.made);
  expect(decks.map((card) => card.index === 0)).toEqual([true, false, false]);
  expect(verdict.cards.every((card) => card.fits)).toBe(true);
});

test('after a restore too, another seal, a swapped card and another secret are found', () => {
  const changes: ((rows: any) => unknown)[] = [
    (rows) => (rows.find((row: any) => row.body.kind === 'resealed').body.dice.cards = 'ab'.repeat(32)),
    (rows) => (drawn(rows).at(-1).action ^= 1),
    (rows) => (opened(rows).earlier[0].secret = 'ab'.repeat(32)),
    (rows) => opened(rows).earlier.reverse(),
  ];
  for (const change of changes) expect(verify(changed(change, restored)).honest).toBe(false);
});

test('after a restore rolls are counted from 1 again, by the keys of the new seal', () => {
  expect(verify(restoredRollsLog as unknown as Log).honest).toBe(true);
  expect(rolls(restoredRollsLog).flatMap((one) => one.key && one.index)).toContain(2);
  expect(rolls(restoredRollsLog).findLast((one) => one.key).index).toBe(1);
  const changes: ((rows: any) => unknown)[] = [
    (rows) => (rows.findLast((row: any) => row.body.kind === 'resealed').body.dice.commit = 'ab'.repeat(32)),
    (rows) => (rolls(rows).findLast((one) => one.key).number += 1),
    (rows) => (rolls(rows).findLast((one) => one.key).index = 3),
  ];
  for (const change of changes) expect(verify(changed(change, restoredRollsLog)).honest).toBe(false);
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
