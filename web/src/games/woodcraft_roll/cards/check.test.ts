import { describe, expect, test } from 'vitest';
import { doubtsOf, faultsOf } from './check';
import verdicts from './fixtures/verdicts.json';
import { complete, diceText, type OrderEntry, withAmount, type WoodPack } from './pack';

const DELETED = '…deleted';
const PACK = verdicts.pack as unknown as WoodPack;

/** A pack with other values at some places, one after the other. */
function changed(pack: unknown, edits: readonly (readonly [(string | number)[], unknown])[]): unknown {
  const copy = structuredClone(pack);
  for (const [way, value] of edits) {
    const holder = way.slice(0, -1).reduce<any>((one, step) => one[step], copy);
    const last = way.at(-1)!;
    if (value !== DELETED) holder[last] = structuredClone(value);
    else if (Array.isArray(holder)) holder.splice(Number(last), 1);
    else Reflect.deleteProperty(holder, last);
  }
  return copy;
}

describe('the check says of a pack what the judge says', () => {
  const cases = verdicts.cases as unknown as { edits: [(string | number)[], unknown][]; faults: object[] }[];
  test.each(cases.map((one) => [JSON.stringify(one.edits).slice(0, 120), one] as const))(
    '%s',
    (_, { edits, faults }) => {
      const found = faultsOf(changed(verdicts.pack, edits)).map(({ code, values, place }) => ({ code, values, place }));
      expect(found).toEqual(faults);
    },
  );
});

function withOrders(...orders: OrderEntry[]): WoodPack {
  return { ...PACK, orders };
}

test('cards that are not typed yet are stand-ins, and a blank card is none', () => {
  const typed = withOrders(
    { phase: 1, name: 'Mine', dice: 'y1' },
    { phase: 1 },
    { phase: 2, name: 'Late', dice: 'b1' },
  );
  const whole = complete(typed, PACK);
  expect(whole.orders).toHaveLength(PACK.orders.length);
  expect(whole.orders.slice(0, 2).map(({ name }) => name)).toEqual(['Mine', 'Late']);
  expect(faultsOf(whole)).toEqual([]);
  expect(complete(typed, null).orders).toHaveLength(2);
});

test.each([
  ['Y1,B5', 'y1 b5'],
  ['y1b12', 'y1 b12'],
  ['y 3  b 4', 'y3 b4'],
  ['j2 b7', 'y2 b7'],
  ['b1g11', 'b1 y11'],
  ['q4', 'q4'],
])('dice are typed as %s', (typed, dice) => expect(diceText(typed)).toBe(dice));

test('so many of a kind stay where the first of them was', () => {
  expect(withAmount('glue nut glue', 'glue', 3)).toBe('glue glue glue nut');
  expect(withAmount('glue nut', 'lantern', 1)).toBe('glue nut lantern');
  expect(withAmount('glue nut', 'glue', 0)).toBe('nut');
});

test('what is unusual is to be looked at, and is no fault', () => {
  const order = { phase: 1, name: 'Stool', dice: 'y1 b2', points: 2 };
  const twins = withOrders(order, { ...order, name: 'Bench', dice: 'b2 y1' });
  const ofOrders = (typed: WoodPack) => doubtsOf(typed).filter(({ place }) => place[0] === 'orders');
  expect(ofOrders(twins).map(({ kind, place }) => [kind, ...place])).toEqual([
    ['same-needs', 'orders', 0],
    ['same-needs', 'orders', 1],
  ]);
  expect(ofOrders(withOrders({ phase: 1, dice: 'y1' })).map(({ kind }) => kind)).toEqual(['no-name', 'gives-nothing']);
  const board = PACK.board.map((line, at) => (at === 3 ? { ...line, brown: '' } : line));
  expect(doubtsOf({ ...withOrders(), board })).toContainEqual(
    expect.objectContaining({ kind: 'pays-less', place: ['board', 3, 'brown'] }),
  );
});
