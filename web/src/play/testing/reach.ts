/*
 * Tries every gesture of a screen until all that is legal has been sent, or until nothing is left to be tried.
 *
 * A plan is decided part by part (a shape, its place, its brick). Of each part everything is tried; the next part is
 * tried for a few choices of the one before it.
 */

import type { GameTurn } from '../../games/game';
import type { ActionId, OfferedAction } from '../../wire';
import type { Engine, Situation } from './engine';
import type { Gesture, Gestures, Part, Screen } from './screen.svelte';

/** For how many choices of a step the next step is tried. */
export const DEEPER = 2;
/** What sends a plan is done in every state. */
const CONFIRM = 'confirm';
/** More gestures than any part of a plan has needed. */
const PATIENCE = 20_000;

export interface Finding {
  readonly kind: 'out of reach' | 'illegal';
  /** The steps of the plan, in the notation of moves. */
  readonly plan: string;
}

export interface Tried {
  readonly findings: Finding[];
  /** Gestures that were made. */
  gestures: number;
  /** What was reached: choices of parts. */
  reached: number;
  /** Kinds of gestures that were offered, and how often each was made. */
  readonly kinds: Map<string, number>;
}

/** A state of the screen: what can be done there, and where that led. */
interface State {
  readonly gestures: readonly string[];
  readonly led: Map<string, string>;
}

type Path = readonly string[];

/** A plan that was sent, and the gestures that led to it. */
interface Found {
  readonly plan: readonly OfferedAction[];
  readonly path: Path;
}

export class Explorer<T extends GameTurn> {
  readonly #begin: () => Screen<T>;
  readonly #engine: Engine;
  readonly #situation: Situation;
  readonly #below: (n: number) => number;
  /** For how many choices of a part the next part is tried, where both are said by one step. */
  readonly #deeper: number;
  readonly #parts: readonly Part[];
  readonly tried: Tried = { findings: [], gestures: 0, reached: 0, kinds: new Map() };
  #screen: Screen<T>;

  constructor(
    begin: () => Screen<T>,
    gestures: Gestures<T>,
    engine: Engine,
    situation: Situation,
    below: (n: number) => number,
    deeper: number,
  ) {
    this.#begin = begin;
    this.#engine = engine;
    this.#situation = situation;
    this.#below = below;
    this.#deeper = deeper;
    this.#screen = begin();
    this.#parts = gestures.parts(this.#screen.turn);
  }

  /** What is about no part of the plan is tried with the first of them. */
  #isAbout(gesture: Gesture, part: number): boolean {
    if (gesture.part === null || gesture.part === this.#parts[part]?.name) return true;
    return part === 0 && !this.#parts.some(({ name }) => name === gesture.part);
  }

  async explore(): Promise<Tried> {
    await this.#explorePart(0, [], []);
    this.#screen.end();
    return this.tried;
  }

  /** `way` leads to a plan that says what was decided before, and more. */
  async #explorePart(part: number, way: Path, decided: readonly OfferedAction[]): Promise<void> {
    const wanted = await this.#legal(part, decided);
    if (!wanted.size) return;
    const { step } = this.#parts[part]!;
    const following = this.#parts[part + 1];
    // Where a step leaves nothing more to be said, what comes after it is next.
    if (wanted.size === 1 && decided[step])
      return following && decided.length > following.step ? this.#explorePart(part + 1, way, decided) : undefined;
    await this.#restart(way);
    const found = await this.#search(part, way, wanted, decided);
    for (const [value, action] of wanted)
      if (!found.has(value))
        this.tried.findings.push({ kind: 'out of reach', plan: this.#text(decided.slice(0, step), action) });
    this.tried.reached += found.size;
    if (!following) return;
    // What is decided further is the end of a plan that has more steps, or says more of the same step.
    const longer = [...found.values()].filter(({ plan }) => plan.length > following.step);
    for (const { path, plan } of this.#some(longer, following.step === step ? this.#deeper : DEEPER)) {
      await this.#explorePart(part + 1, path, plan);
    }
  }

  /** What can be decided in a part, and for each of it an action that says so. */
  async #legal(part: number, decided: readonly OfferedAction[]): Promise<Map<string, OfferedAction>> {
    const { step, of } = this.#parts[part]!;
    if (step > decided.length) return new Map();
    const before = decided.slice(0, step);
    const actions = await this.#actionsAfter(before.map(({ id }) => id));
    const same = this.#parts.slice(0, part).filter((one) => one.step === step);
    const now = decided[step];
    const fitting = actions.filter((action) => !now || same.every((one) => one.of(action) === one.of(now)));
    return new Map(fitting.map((action) => [of(action), action]));
  }

  async #actionsAfter(plan: readonly ActionId[]): Promise<readonly OfferedAction[]> {
    if (!plan.length) return this.#situation.offer.actions;
    return (await this.#engine.ask(plan)).offer?.actions ?? [];
  }

  #some<X>(things: readonly X[], count: number): X[] {
    const left = [...things];
    const some: X[] = [];
    while (left.length && some.length < count) some.push(...left.splice(this.#below(left.length), 1));
    return some;
  }

  /** Makes gestures of one part; gives how each value was come to. */
  async #search(
    part: number,
    way: Path,
    wanted: ReadonlyMap<string, OfferedAction>,
    decided: readonly OfferedAction[],
  ): Promise<Map<string, Found>> {
    const states = new Map<string, State>();
    /** Offered somewhere, and not made yet. */
    const fresh = new Set<string>();
    const made = new Set<string>();
    const found = new Map<string, Found>();
    const start = this.#screen.shown;
    let at = '';
    let steps = 0;
    let path: string[] = [];

    /** Where the screen is now. What is planned in a state that is new is sent. */
    const arrive = async (): Promise<void> => {
      at = this.#screen.shown;
      if (states.has(at)) return;
      const offered = this.#screen.offered().filter((one) => this.#isAbout(one, part));
      for (const { name } of offered) {
        count(this.tried.kinds, kindOf(name), 0);
        if (!made.has(name)) fresh.add(name);
      }
      states.set(at, { gestures: offered.map(({ name }) => name), led: new Map() });
      if (offered.some(({ name }) => name === CONFIRM)) await make(CONFIRM);
    };
    const make = async (name: string): Promise<void> => {
      const state = states.get(at)!;
      // What is offered now: a gesture kept from another visit would act on what was there then.
      const gesture = this.#screen.offered().find((one) => one.name === name);
      if (!gesture) throw new Error(`${this.#situation.text}: ${name} was there before at ${at}`);
      await this.#screen.make(gesture);
      steps += 1;
      made.add(name);
      path.push(name);
      fresh.delete(name);
      this.tried.gestures += 1;
      count(this.tried.kinds, kindOf(name), 1);
      state.led.set(name, this.#screen.shown);
      for (const ids of this.#screen.sent.splice(0)) {
        const plan = await this.#judge(ids);
        const value = plan && this.#decidedBy(plan, part, decided);
        if (!value || found.has(value)) continue;
        found.set(value, { plan, path: [...way, ...path] });
      }
      await arrive();
    };
    /** A gesture that was not made at all yet; while something is still out of reach, one that was not made here. */
    const untried = (from: string): Path | null => {
      const any = fresh.size ? route(states, from, ({ gestures }) => gestures.find((name) => fresh.has(name))) : null;
      if (any || [...wanted.keys()].every((value) => found.has(value))) return any;
      return route(states, from, ({ gestures, led }) =>
        led.size < gestures.length
          ? this.#some(
              gestures.filter((name) => !led.has(name)),
              1,
            )[0]
          : undefined,
      );
    };

    await arrive();
    while (steps < PATIENCE) {
      const next = untried(at);
      if (next) {
        for (const name of next) {
          const expected = states.get(at)!.led.get(name);
          await make(name);
          if (expected !== undefined && expected !== at) break;
        }
      } else if (at !== start && untried(start)) {
        await this.#restart(way);
        path = [];
        await arrive();
      } else break;
    }
    return found;
  }

  /** The steps of a plan that was sent; null where one of them isn't legal. */
  async #judge(plan: readonly ActionId[]): Promise<OfferedAction[] | null> {
    const steps: OfferedAction[] = [];
    for (const [index, id] of plan.entries()) {
      const action = (await this.#actionsAfter(plan.slice(0, index))).find((one) => one.id === id);
      if (!action) {
        this.tried.findings.push({ kind: 'illegal', plan: this.#text(steps, { id, text: `#${id}` }) });
        return null;
      }
      steps.push(action);
    }
    return steps;
  }

  /** What a plan decides in a part, if it is what was decided before. */
  #decidedBy(plan: readonly OfferedAction[], part: number, decided: readonly OfferedAction[]): string | null {
    const { step, of } = this.#parts[part]!;
    const isSame = plan.slice(0, step).every((action, index) => action.id === decided[index]?.id);
    const action = plan[step];
    return action && isSame ? of(action) : null;
  }

  async #restart(way: Path): Promise<void> {
    this.#screen.end();
    this.#screen = this.#begin();
    await this.#screen.settled();
    for (const name of way) {
      const gesture = this.#screen.offered().find((one) => one.name === name);
      if (!gesture) throw new Error(`${this.#situation.text}: ${name} is not there any more after ${way.join(', ')}`);
      await this.#screen.make(gesture);
    }
    this.#screen.sent.length = 0;
  }

  #text(steps: readonly OfferedAction[], last: { id: ActionId; text?: unknown }): string {
    return [...steps, last].map(({ text }) => String(text)).join(', ');
  }
}

/** The shortest way over known states to a gesture that is looked for. */
function route(
  states: ReadonlyMap<string, State>,
  from: string,
  wanted: (state: State, shown: string) => string | undefined,
): string[] | null {
  const ways = new Map<string, string[]>([[from, []]]);
  for (const [shown, way] of ways) {
    const state = states.get(shown);
    if (!state) continue;
    const name = wanted(state, shown);
    if (name !== undefined) return [...way, name];
    for (const [gesture, led] of state.led) if (!ways.has(led)) ways.set(led, [...way, gesture]);
  }
  return null;
}

export function kindOf(name: string): string {
  return name.split(':')[0] ?? name;
}

function count(kinds: Map<string, number>, kind: string, more: number): void {
  kinds.set(kind, (kinds.get(kind) ?? 0) + more);
}
