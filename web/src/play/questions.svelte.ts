/* What a player's page asks of the table: what a plan would bring, why something can't be done, and that it be done. */

import { t } from '../i18n/language.svelte';
import type { Table } from '../state/table.svelte';
import type { Deed, Desk } from '../games/game';
import type { ActionId, Answer, Refusal, Seat } from '../wire';
import './words';

type Plan = readonly (ActionId | string)[];

const LATE_MS = 150;

interface Asker {
  readonly table: Table;
  readonly desk: Desk;
  readonly seat: Seat | null;
}

export class Asking {
  readonly #asker: Asker;
  /** Three words on a refusal, by its code. */
  readonly #titleOf: (code: string) => string;
  /** What the plan that is thought of would lead to, once it is known. */
  thought = $state.raw<Answer | null>(null);
  #foreseen = '';

  constructor(asker: Asker, titleOf: (code: string) => string) {
    this.#asker = asker;
    this.#titleOf = titleOf;
  }

  ask(plan: Plan, replaces: string): Promise<Answer | null> {
    const { table, seat } = this.#asker;
    return table.ask(plan, { seat: seat ?? undefined, replaces });
  }

  /** Asks why something can't be done, and shows the answer. */
  async wonder(
    plan: Plan,
    { fix, over, found }: { fix?: Deed | undefined; over?: () => void; found?: (refusal: Refusal) => void } = {},
  ): Promise<void> {
    const answer = await this.ask(plan, 'wonder');
    const refusal = answer?.refusal;
    if (!refusal) return over?.();
    found?.(refusal);
    this.#asker.desk.refuse({ title: this.#titleOf(refusal.code), refusal, fix, over });
  }

  async act(plan: readonly ActionId[]): Promise<void> {
    const { table, desk, seat } = this.#asker;
    desk.settle();
    const done = await table.act(plan, seat ?? undefined);
    if (!done.ok && done.refusal) desk.refuse({ title: this.#titleOf(done.refusal.code), refusal: done.refusal });
    else if (!done.ok) desk.say(t('play-not-done'));
  }

  /** Thinks a plan through. `planned` is what makes it another plan; `said` is read out, with what it brings. */
  async foresee(plan: Plan | null, planned: string, said: (answer: Answer) => string): Promise<void> {
    this.#foreseen = planned;
    if (!plan) {
      this.thought = null;
      return;
    }
    // The last thought stays for a moment, so that nothing flickers while the shape is moved.
    const late = setTimeout(() => planned === this.#foreseen && (this.thought = null), LATE_MS);
    const answer = await this.ask(plan, 'thought');
    clearTimeout(late);
    if (planned !== this.#foreseen) return;
    this.thought = answer?.refusal ? null : answer;
    if (answer && !answer.refusal) this.#asker.desk.say(said(answer));
  }
}

/** What is picked, and what it would bring, for the ear. */
export function foreseenText(what: string, lines: readonly string[], points: number): string {
  return t('play-foreseen', { what, lines: lines.join(', '), some: lines.length, points });
}
