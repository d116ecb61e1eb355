/*
 * One try of a puzzle: begins when the table stands there, is over when nothing can be taken back any more, and is then
 * judged. What the puzzle says of its own lines holds; any other way is held against the best by the host.
 */

import { untrack } from 'svelte';
import type { Table } from '../state/table.svelte';
import { madeBy } from '../table/made';
import { type ActionId, type Attempt, MOST_LINES, type Puzzle, type PuzzleLine, type Trials, type View } from '../wire';

/** How it went. `open`: nothing is better for sure, which counts as right. `unjudged`: the line broke, or it was refused. */
export type Verdict = 'right' | 'open' | 'wrong' | 'unjudged';

/** By how much something is behind: in points, and in the chance of winning from 0 to 1. */
export interface Behind {
  readonly points: number;
  readonly chance: number;
}

/** A host that is busy, or was asked much, is asked again after a while, so often. */
const AGAIN_MS = 2000;
const TRIES = 8;
const SOON: ReadonlySet<string> = new Set(['table.busy', 'table.many_hints']);

export class Solving {
  readonly puzzle: Puzzle;
  readonly #table: Table;
  /** What lay on the table when it began. */
  before = $state.raw<View | null>(null);
  verdict = $state<Verdict | null>(null);
  attempt = $state.raw<Attempt | null>(null);
  /** How the games went on from the try and from the best line; undefined until it is known, null where it won't be. */
  trials = $state.raw<Trials | null | undefined>(undefined);
  #playing: 'not yet' | 'now' | 'done' = 'not yet';

  /** My moves are made, and can't be taken back. */
  readonly isDecided: boolean = $derived.by(() => {
    const { me, offers, told, info } = this.#table;
    if (me === null || (info?.phase !== 'playing' && info?.phase !== 'over')) return false;
    if (offers.some((offer) => offer.seat === me && offer.can_undo)) return false;
    return madeBy(me, told).length > 0;
  });

  /** `ondecided` is called before it is judged, so that the table can be made to stand still; `onjudged` afterwards. */
  constructor(puzzle: Puzzle, table: Table, ondecided: () => void, onjudged: (verdict: Verdict) => void) {
    this.puzzle = puzzle;
    this.#table = table;
    $effect(() => {
      const { view, info, told, me } = table;
      if (!this.before && view && info?.phase === 'playing' && !madeBy(me, told).length) this.before = view;
    });
    $effect(() => {
      if (!this.isDecided) return;
      untrack(() => {
        ondecided();
        void this.#judge().then(onjudged);
      });
    });
  }

  async #judge(): Promise<Verdict> {
    const lines = this.puzzle.lines.slice(0, MOST_LINES);
    this.attempt = await this.#ask(lines.map(({ actions }) => actions));
    if (this.attempt?.trials) this.trials = this.attempt.trials;
    this.verdict = this.attempt ? verdictOn(this.puzzle, this.attempt) : 'unjudged';
    return this.verdict;
  }

  /** The puzzle's own line that the try came to; null for another. */
  get line(): PuzzleLine | null {
    const same = this.attempt?.same ?? null;
    return same === null ? null : (this.puzzle.lines[same] ?? null);
  }

  /** By how much the try is behind the best. */
  get behind(): Behind {
    const { line } = this;
    if (line) return { points: -line.points, chance: -line.chance };
    const trials = this.attempt?.trials;
    return { points: trials?.points.mean ?? 0, chance: trials?.chance.mean ?? 0 };
  }

  /** Plays on from the try and from the best line, to show how the games go. A host that did not answer can be asked again. */
  async playOn(): Promise<void> {
    const best = this.puzzle.lines[0];
    if (this.#playing !== 'not yet' || this.trials || !best) return;
    this.#playing = 'now';
    this.trials = undefined;
    const attempt = await this.#ask([best.actions]);
    this.#playing = attempt ? 'done' : 'not yet';
    this.trials = attempt?.trials ?? null;
  }

  async #ask(lines: readonly (readonly ActionId[])[]): Promise<Attempt | null> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.#table.judge(lines);
      const comes = !answer || (answer.refusal && SOON.has(answer.refusal.code));
      if (!comes || tries >= TRIES) return answer?.attempt ?? null;
      await new Promise((later) => setTimeout(later, AGAIN_MS));
    }
  }
}

export function verdictOn({ lines }: Puzzle, { same, trials }: Attempt): Verdict {
  if (same !== null) return lines[same]?.right ? 'right' : 'wrong';
  return trials?.verdict === 'better' ? 'wrong' : trials?.verdict === 'best' ? 'right' : 'open';
}
