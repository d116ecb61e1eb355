/*
 * One player's page while a game is played, whatever game: who is asked, what has been picked, what it would bring, and
 * how it is done and taken back. All of it is reactive. A game adds what can be picked.
 */

import { untrack } from 'svelte';
import type { Desk } from '../games/game';
import { t } from '../i18n/language.svelte';
import { settings } from '../state/settings.svelte';
import type { Table } from '../state/table.svelte';
import type { ActionId, Answer, OfferedAction, Seat } from '../wire';
import type { Confirmable } from './confirm';
import { Questions } from './questions.svelte';
import { list } from './words';

export abstract class PlayerTurn<V extends { readonly step: string }> implements Confirmable {
  readonly table: Table;
  readonly desk: Desk;
  readonly questions: Questions;
  #undoing = $state(false);
  /** The end of the turn has been asked for once, by somebody who wants to be asked again. */
  ending = $state(false);

  /** `titleOf` gives three words on a refusal, by its code. */
  constructor(table: Table, desk: Desk, titleOf: (code: string) => string) {
    this.table = table;
    this.desk = desk;
    this.questions = new Questions(this, titleOf);
    // What was picked belongs to one decision: with the next it is void.
    $effect(() => {
      void this.moment;
      untrack(() => this.reset());
    });
    $effect(() => {
      void this.#planned;
      untrack(() => void this.#preview());
    });
  }

  // Who is asked

  /** What I may do: of several seats, the one that may act. An offer may be empty, where only an undo is possible. */
  readonly offer = $derived.by(() => this.table.offers.find((one) => one.actions.length) ?? this.table.offer);
  readonly seat: Seat | null = $derived.by(() => this.offer?.seat ?? this.table.me);
  readonly view: V | null = $derived.by(() => this.table.view as unknown as V | null);
  readonly actions: readonly OfferedAction[] = $derived(this.offer?.actions ?? []);
  readonly canUndo: boolean = $derived(this.offer?.can_undo ?? false);
  /** What makes a decision another decision. */
  readonly moment: string = $derived.by(() => `${this.offer?.decision} ${this.view?.step} ${this.seat}`);
  readonly busy: boolean = $derived.by(() => this.table.pending.length > 0 || this.#undoing);

  abstract readonly acting: readonly Seat[];

  /** Who is being waited for. */
  protected waitingText(key = 'play-waiting'): string {
    // While others' moves are still being shown, it may be my turn already.
    const others = this.acting.filter((seat) => !this.table.mine.includes(seat));
    const names = others.map((seat) => this.table.nameOf(seat));
    return names.length ? t(key, { names: list(names), count: names.length }) : t('play-wait');
  }

  // What is picked, and what it would bring

  abstract readonly step: string;
  abstract readonly plan: readonly ActionId[] | null;
  abstract readonly brings: readonly string[];
  abstract readonly draws: boolean;
  /** Whether the outcome of the plan can be shown beforehand. */
  protected abstract readonly isPreviewed: boolean;
  /** What is picked, and what it would bring, for the ear. */
  protected abstract outcomeText(outcome: Answer): string;
  /** Forgets what was picked. */
  protected abstract reset(): void;

  /** What makes a plan another plan. */
  readonly #planned: string = $derived.by(() => `${this.moment} ${this.step}: ${this.plan?.join() ?? ''}`);

  readonly gain: number | null = $derived.by(() => this.questions.outcome?.points.high ?? null);

  #preview(): Promise<void> {
    return this.questions.preview(this.isPreviewed ? this.plan : null, this.#planned, (outcome) =>
      this.outcomeText(outcome),
    );
  }

  // What is done

  /** Whether the plan ends the turn. */
  protected abstract readonly endsTurn: boolean;
  /** Why there is nothing to confirm. */
  protected abstract askWhatIsMissing(): Promise<void>;

  async confirm(): Promise<void> {
    if (this.busy) return;
    const { plan } = this;
    if (!plan) return this.askWhatIsMissing();
    return this.endsTurn ? this.endWith(plan) : this.questions.act(plan);
  }

  protected async endWith(plan: readonly ActionId[]): Promise<void> {
    if (settings.askEnd && !this.ending) this.ending = true;
    else await this.questions.act(plan);
  }

  async undo(): Promise<void> {
    await this.undoUntil(() => true);
  }

  /** Takes back one step, and more where the player did them in one go. */
  protected async undoUntil(isBack: () => boolean): Promise<void> {
    if (!this.canUndo || this.busy) return;
    this.#undoing = true;
    try {
      let done = await this.table.undo(this.seat ?? undefined);
      while (done.ok && this.canUndo && !isBack()) done = await this.table.undo(this.seat ?? undefined);
    } finally {
      this.#undoing = false;
    }
  }
}

/** A plan of one step. */
export function planOf(id: ActionId | null | undefined): readonly ActionId[] | null {
  return id === null || id === undefined ? null : [id];
}
