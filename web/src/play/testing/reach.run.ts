/*
 * Tries the screen of a game from many positions. scripts/reach starts it, says in the environment what to try, and reads
 * the report.
 */

import { writeFileSync } from 'node:fs';
import { test } from 'vitest';
import type { GameTurn } from '../../games/game';
import { loadGame } from '../../games/registry';
import { Engine, type Situation } from './engine';
import { DEEPER, Explorer, type Tried } from './reach';
import { type Gestures, MEND, Screen, type Way, WAYS } from './screen.svelte';

interface Wish {
  readonly game: string;
  /** Positions that everything is tried from, whatever it takes; then how many others, and what they come from. */
  readonly known: readonly { readonly players: number; readonly text: string }[];
  readonly positions: number;
  readonly seed: string;
  /** Where the report goes. */
  readonly report: string;
}

const wish = JSON.parse(process.env.REACH ?? '') as Wish;
const { play } = (await loadGame(wish.game))!;
const { gestures } = await import.meta.glob<{ gestures: Gestures<GameTurn> }>('/src/games/*/gestures.ts')[
  `/src/games/${wish.game}/gestures.ts`
]!();

test('what is legal can be reached, and nothing else is offered', { timeout: 24 * 3_600_000 }, async () => {
  const engine = new Engine('tests.reach.engine', wish.game, wish.seed);
  const sums = { positions: 0, gestures: 0, reached: 0 };
  const findings: object[] = [];
  const kinds = Object.fromEntries(gestures.kinds.map((kind) => [kind, 0]));

  async function tryAll(situation: Situation, deeper: number): Promise<void> {
    sums.positions += 1;
    for (const way of WAYS) {
      const tried = await explored(engine, situation, way, sums.positions, deeper);
      sums.gestures += tried.gestures;
      sums.reached += tried.reached;
      for (const finding of tried.findings) findings.push({ ...finding, way, position: situation.text });
      for (const [kind, made] of tried.kinds) {
        if (kinds[kind] === undefined && kind !== MEND)
          throw new Error(`${wish.game}/gestures.ts does not list ${kind}`);
        kinds[kind] = (kinds[kind] ?? 0) + made;
      }
    }
  }

  for (const known of wish.known) await tryAll(await engine.at(known), Infinity);
  for (let number = 0; number < wish.positions; number += 1) await tryAll(await engine.next(), DEEPER);
  engine.end();
  writeFileSync(wish.report, JSON.stringify({ ...sums, kinds, findings }));
});

function explored(engine: Engine, situation: Situation, way: Way, seed: number, deeper: number): Promise<Tried> {
  const begin = (): Screen<GameTurn> => new Screen(play.begin, gestures, way, situation, engine);
  return new Explorer(begin, gestures, engine, situation, numbers(seed), deeper).explore();
}

/** Whole numbers that look random, the same for the same seed. */
function numbers(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * below);
  };
}
