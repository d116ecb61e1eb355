/* What a player's page asks of the table: what a plan would bring, why something can't be done, and that it be done. */

import type { Desk, LabelledAction } from '../games/game';
import { t } from '../i18n/language.svelte';
import type { Table } from '../state/table.svelte';
import type { ActionId, Answer, Refusal, Seat } from '../wire';
import './words';

type Plan = readonly (ActionId | string)[];

const LATE_MS = 150;

interface Asker {
  readonly table: Table;
  readonly desk: Desk;
  readonly seat: Seat | null;
}

export class Questions {
  readonly #asker: Asker;
  /** Three words on a refusal, by its code. */
  readonly #titleOf: (code: string) => string;
  /** What the present plan would lead to, once it is known. */
  outcome = $state.raw<Answer | null>(null);
  #previewed = '';

  constructor(asker: Asker, titleOf: (code: string) => string) {
    this.#asker = asker;
    this.#titleOf = titleOf;
  }

  ask(plan: Plan, replaces: string): Promise<Answer | null> {
    const { table, seat } = this.#asker;
    return table.ask(plan, { seat: seat ?? undefined, replaces });
  }

  /** Asks why something can't be done, and shows the answer. */
  async askWhyNot(
    plan: Plan,
    {
      fix,
      over,
      found,
    }: { fix?: LabelledAction | undefined; over?: () => void; found?: (refusal: Refusal) => void } = {},
  ): Promise<void> {
    const answer = await this.ask(plan, 'why-not');
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

  /** Thinks a plan through. `planned` is what makes it another plan; `textOf` gives what is read out, with what it brings. */
  async preview(plan: Plan | null, planned: string, textOf: (answer: Answer) => string): Promise<void> {
    this.#previewed = planned;
    if (!plan) {
      this.outcome = null;
      return;
    }
    // The last outcome stays for a moment, so that nothing flickers while the shape is moved.
    const late = setTimeout(() => planned === this.#previewed && (this.outcome = null), LATE_MS);
    const answer = await this.ask(plan, 'preview');
    clearTimeout(late);
    if (planned !== this.#previewed) return;
    this.outcome = answer?.refusal ? null : answer;
    if (answer && !answer.refusal) this.#asker.desk.say(textOf(answer));
  }
}

/** What is picked, and what it would bring, for the ear. */
export function previewText(what: string, lines: readonly string[], points: number): string {
  return t('play-preview', { what, lines: lines.join(', '), some: lines.length, points });
}
