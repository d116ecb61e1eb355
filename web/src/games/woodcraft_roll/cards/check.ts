/* The check of a pack while it is typed. The judge itself has the last word when the pack is used. */

import { canonical } from '../../../crypto/canonical';
import type { Fault } from '../../../transport/api';
// eslint-disable-next-line no-restricted-imports -- it is this game's own
import schema from '../../../../../src/rollwright/games/woodcraft_roll/pack.schema.json';
import { amount, KINDS, typedOrders, wordsOf, type WoodPack } from './pack';
import { relations } from './relations';
import { fault, isRecord, judge, type Schema, UNSHOWN } from './schema';

/** All that is wrong with a pack, as the judge would say it. */
export function faultsOf(pack: unknown): Fault[] {
  const faults = [...unshown(pack), ...judge(schema as unknown as Schema, pack)];
  return isRecord(pack) ? [...faults, ...relations(pack as unknown as WoodPack, faults)] : faults;
}

/** Such spaces as stand in French before a colon can be shown. */
const SPACES = ' \u00a0\u2009\u202f';

function unshown(pack: unknown): Fault[] {
  const signs = [...new Set(canonical(pack))].filter((sign) => UNSHOWN.test(sign) && !SPACES.includes(sign));
  return signs
    .map((sign) => sign.codePointAt(0) ?? 0)
    .sort((a, b) => a - b)
    .map((code) => fault('sign', [], { sign: `U+${code.toString(16).toUpperCase().padStart(4, '0')}` }));
}

/** Something that may be right and is unusual: the form asks to look at it. */
export interface Doubt {
  readonly kind: 'same-needs' | 'no-name' | 'gives-nothing' | 'pays-less';
  readonly place: Fault['place'];
  readonly values: Readonly<Record<string, string | number>>;
}

export function doubtsOf(typed: WoodPack): Doubt[] {
  return [...orderDoubts(typed), ...lineDoubts(typed)];
}

function orderDoubts(typed: WoodPack): Doubt[] {
  const cards = typedOrders(typed).map(({ order, number }) => ({
    order,
    number,
    needs: [...wordsOf(order.dice), ...wordsOf(order.resources)].sort().join(' '),
  }));
  return cards.flatMap(({ order, number, needs }): Doubt[] => {
    const place = ['orders', number];
    const same = needs && cards.find((other) => other.number !== number && other.needs === needs);
    const { name = '', gains = '', points = 0, reputation = 0 } = order;
    return [
      ...(same ? [{ kind: 'same-needs', place, values: { other: same.number + 1 } } as const] : []),
      ...(name === '' ? [{ kind: 'no-name', place, values: {} } as const] : []),
      ...(!gains.trim() && !points && !reputation ? [{ kind: 'gives-nothing', place, values: {} } as const] : []),
    ];
  });
}

/** Lines to the right are for higher dice, and pay no less as a rule. */
function lineDoubts({ board }: WoodPack): Doubt[] {
  const count = (text: string): number => KINDS.reduce((sum, kind) => sum + amount(text, kind), 0);
  return (['yellow', 'brown'] as const).flatMap((colour) =>
    board.flatMap((line, at): Doubt[] => {
      const left = board[at - 1];
      return left && count(line[colour]) < count(left[colour])
        ? [{ kind: 'pays-less', place: ['board', at, colour], values: { line: at + 1, colour } }]
        : [];
    }),
  );
}
