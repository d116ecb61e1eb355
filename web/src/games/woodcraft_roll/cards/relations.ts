/* What belongs together in a pack and no schema can say: as src/rollwright/games/woodcraft_roll/pack/relations.py. */

import type { Fault } from '../../../transport/api';
import { RESOURCES } from '../view';
import { wordsOf, type WoodPack } from './pack';
import { fault, type Place } from './schema';

const CHOICE = 4;

/** What is wrong between parts that have their shape; `faults` is what is wrong with the shapes. */
export function relations(pack: WoodPack, faults: readonly Fault[]): Fault[] {
  const shapeless = faults.map(({ place }) => place).filter((place) => place.length);
  const sound = (...place: Place): boolean =>
    !shapeless.some((other) => place.every((step, at) => at >= other.length || other[at] === step));
  const found: Fault[] = [];
  for (const thing of RESOURCES) if (sound('rows', thing)) found.push(...marksWithinCircles(pack, thing));
  if (sound('rows', 'blueberry') && sound('helpers')) found.push(...costsWithinRow(pack));
  if (sound('helpers', CHOICE, 'choice')) found.push(...optionsDiffer(pack));
  return found;
}

function marksWithinCircles({ rows }: WoodPack, thing: (typeof RESOURCES)[number]): Fault[] {
  const { circles, chestnuts } = rows[thing];
  return chestnuts.flatMap((mark, at) =>
    mark > circles ? [fault('mark', ['rows', thing, 'chestnuts', at], { mark, circles })] : [],
  );
}

function costsWithinRow({ helpers, rows }: WoodPack): Fault[] {
  const { circles } = rows.blueberry;
  return helpers.flatMap(({ cost }, at) =>
    cost > circles ? [fault('cost', ['helpers', at, 'cost'], { cost, circles })] : [],
  );
}

function optionsDiffer({ helpers }: WoodPack): Fault[] {
  const options = (helpers[CHOICE]?.choice ?? []).map((option) => wordsOf(option).sort().join(' '));
  return options.flatMap((option, at) => {
    const first = options.indexOf(option);
    return first < at ? [fault('alike', ['helpers', CHOICE, 'choice', at], { one: first + 1, other: at + 1 })] : [];
  });
}
