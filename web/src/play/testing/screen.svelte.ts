/* A player's page without its pictures: the same state, at a table that the engine answers for. */

import { flushSync } from 'svelte';
import type { Desk, GameTurn, Why } from '../../games/game';
import type { Table } from '../../state/table.svelte';
import type { ActionId, Answer } from '../../wire';
import type { Engine, Situation } from './engine';

/** How somebody gets at a page: fingers on a phone, a mouse at a desk, a keyboard. */
export type Way = 'touch' | 'mouse' | 'keys';
export const WAYS: readonly Way[] = ['touch', 'mouse', 'keys'];

/** Something that can be done on a screen. */
export interface Gesture {
  /** What is touched, and after a colon which one: "card: 3". */
  readonly name: string;
  /** Which part of a plan it is about; null for one that is there for all of them. */
  readonly part: string | null;
  readonly make: () => unknown;
}

/** What a game says about its screen, for whoever tries all of it. */
export interface Gestures<T extends GameTurn> {
  /** Every kind of gesture there is: what stands before the colon of a name. */
  readonly kinds: readonly string[];
  /** All that can be done now. */
  readonly offered: (turn: T, way: Way) => Gesture[];
  /** What makes one state of the screen another. */
  readonly shown: (turn: T) => string;
  /** The parts that a plan is made of now, in the order in which they are decided. */
  readonly parts: (turn: T) => readonly Part[];
}

/** A part of a plan: which of its steps says it, and what of that step is decided with it. */
export interface Part {
  readonly name: string;
  readonly step: number;
  readonly of: (action: { readonly id: ActionId; readonly [key: string]: unknown }) => string;
}

/** Shows refusals, as a page does, and keeps what would be read out. */
class QuietDesk implements Desk {
  why: Why | null = null;
  readonly said: string[] = [];

  refuse(why: Why): void {
    this.settle();
    this.why = why;
  }

  settle(): void {
    const over = this.why?.over;
    this.why = null;
    over?.();
  }

  say(text: string): void {
    this.said.push(text);
  }
}

const NOBODY_KNOWS = { code: '', rule: '', values: {} };

/** What stands beside a refusal, in every game. */
export const MEND = 'mend what is refused';

export class Screen<T extends GameTurn> {
  readonly turn: T;
  readonly desk = new QuietDesk();
  /** Plans that were sent. */
  readonly sent: (readonly ActionId[])[] = [];
  readonly #gestures: Gestures<T>;
  readonly #way: Way;
  readonly #end: () => void;
  #asked = 0;

  constructor(
    begin: (table: Table, desk: Desk) => T,
    gestures: Gestures<T>,
    way: Way,
    situation: Situation,
    engine: Pick<Engine, 'ask'>,
    around: Partial<Pick<Table, 'nameOf' | 'told' | 'words'>> = {},
  ) {
    this.#gestures = gestures;
    this.#way = way;
    const { seat, view, offer } = situation;
    const table = {
      me: seat,
      mine: [seat],
      view,
      offer,
      offers: [offer],
      told: [],
      pending: [],
      words: null,
      nameOf: (one: number) => `player ${one}`,
      isMe: (one: number | null) => one === seat,
      ask: async (
        plan: readonly (ActionId | string)[],
        { replaces }: { replaces?: string },
      ): Promise<Answer | null> => {
        // What a plan would bring decides nothing, and why something can't be done is another test's.
        if (replaces === 'preview') return null;
        if (replaces === 'why-not') return { refusal: NOBODY_KNOWS } as unknown as Answer;
        this.#asked += 1;
        const answer = await engine.ask(plan);
        this.#asked -= 1;
        return answer;
      },
      act: (plan: readonly ActionId[]) => {
        this.sent.push(plan);
        return Promise.resolve({ ok: true });
      },
      undo: () => Promise.resolve({ ok: false }),
      ...around,
    };
    let turn!: T;
    this.#end = $effect.root(() => {
      turn = begin(table as unknown as Table, this.desk);
    });
    this.turn = turn;
    flushSync();
  }

  /** What can be done now, what stands beside a refusal included. */
  offered(): Gesture[] {
    const { why } = this.desk;
    const made = this.#gestures.offered(this.turn, this.#way);
    const { fix } = why ?? {};
    if (!fix) return made;
    const repair = (): void => {
      this.desk.settle();
      fix.act();
    };
    return [...made, { name: MEND, part: null, make: repair }];
  }

  get shown(): string {
    return `${this.#gestures.shown(this.turn)} ${this.desk.why?.fix?.label ?? ''}`;
  }

  async make(gesture: Gesture): Promise<void> {
    await gesture.make();
    await this.settled();
  }

  /** Until nothing is asked any more, and all that follows from the answers has happened. */
  async settled(): Promise<void> {
    let calm = 0;
    while (calm < 4) {
      flushSync();
      await (this.#asked ? new Promise((later) => setImmediate(later)) : Promise.resolve());
      calm = this.#asked ? 0 : calm + 1;
    }
  }

  end(): void {
    this.#end();
  }
}
