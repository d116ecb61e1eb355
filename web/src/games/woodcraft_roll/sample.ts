/* The game's own pack, as a table shows it, for what is drawn beside rules. */

import type { WoodPack } from './cards/pack';
import type { PackView, PlayerView, WrwView } from './view';

const found = import.meta.glob<WoodPack>('../../../../src/rollwright/games/woodcraft_roll/workshop-3.json', {
  eager: true,
  import: 'default',
});
const pack = Object.values(found)[0]!;

const things = (text: string): readonly string[] => text.split(' ');

export const PACK = {
  ...pack,
  board: pack.board.map(({ yellow, brown }) => ({ yellow: things(yellow), brown: things(brown) })),
  lanterns: {
    ...pack.lanterns,
    rows: pack.lanterns.rows.map(things),
    columns: pack.lanterns.columns.map(things),
  },
  crates: pack.crates.map(({ kind, slots }) => ({ kind, slots: things(slots) })),
} as unknown as PackView;

/** The board with these dice, from line 1 on. */
export function sampleBoard(dice: readonly (string | null)[]): WrwView {
  const board = dice.map(
    (die) => die && { die, colour: die.startsWith('y') ? 'yellow' : 'brown', value: +die.slice(1) },
  );
  return { pack: PACK, board } as unknown as WrwView;
}

export const PLAYER = {
  lanterns: ['a1', 'b1', 'c1', 'b2'],
  crates: PACK.crates.map(({ slots }, i) => slots.map((_, j) => i === 1 || (i === 0 && j === 0))),
  resources: Object.fromEntries(
    Object.keys(PACK.rows).map((name, i) => [name, { circled: [8, 3, 2, 4][i] ?? 0, crossed: [1, 2, 0, 1][i] ?? 0 }]),
  ),
  nuts: 6,
} as unknown as PlayerView;
