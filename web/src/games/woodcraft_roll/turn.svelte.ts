/* One player's page of this game: what is asked now, what has been picked so far, and what it would bring. */

import { untrack } from 'svelte';
import { Questions, previewText } from '../../play/questions.svelte';
import type { Confirmable } from '../../play/confirm';
import { list } from '../../play/words';
import { t } from '../../i18n/language.svelte';
import { settings } from '../../state/settings.svelte';
import type { Table } from '../../state/table.svelte';
import type { LabelledAction, Desk, GameTurn } from '../game';
import type { ActionId, OfferedAction } from '../../wire';
import { Workbench } from './workbench.svelte';
import { pressed } from './keys';
import { Standing } from './standing.svelte';
import { gainsOf } from './story';
import { actionText, thingsText, whyTitle } from './text';
import type { Resource } from './view';

export type StepName = 'wait' | 'keep' | 'choose' | 'take' | 'lantern' | 'chestnut' | 'pick' | 'work';
export type DrawerName = 'helpers' | 'crates' | 'offer';

const STEPS: ReadonlySet<string> = new Set(['keep', 'choose', 'take', 'work']);

export class Turn extends Standing implements GameTurn, Confirmable {
  readonly desk: Desk;
  readonly questions: Questions = new Questions(this, whyTitle);
  readonly workbench: Workbench = new Workbench(this);
  /** What is picked, where one thing of several is asked for. */
  picked = $state<ActionId | null>(null);
  drawer = $state<DrawerName | null>(null);
  /** The end of the turn has been asked for once, by somebody who wants to be asked again. */
  ending = $state(false);

  constructor(table: Table, desk: Desk) {
    super(table);
    this.desk = desk;
    // The workshop has colours of its own.
    $effect(() => {
      document.body.classList.add('wood');
      return () => document.body.classList.remove('wood');
    });
    // What was picked belongs to one decision: with the next it is void.
    $effect(() => {
      void this.moment;
      untrack(() => this.#reset());
    });
    $effect(() => {
      void this.#planned;
      untrack(() => void this.#preview());
    });
  }

  // What is asked

  readonly busy: boolean = $derived.by(() => this.table.pending.length > 0);

  readonly step: StepName = $derived.by(() => {
    if (!this.actions.length || !this.view) return 'wait';
    const due = this.view.step === 'work' ? this.player?.due.at(-1) : undefined;
    return due ?? (STEPS.has(this.view.step) ? (this.view.step as StepName) : 'wait');
  });

  readonly title: string = $derived.by(() => {
    if (this.step !== 'wait') return t('wr-title', { step: this.step });
    const names = this.acting.map((seat) => this.table.nameOf(seat));
    return names.length ? t('wr-waiting', { names: list(names) }) : t('play-wait');
  });

  // What is picked, and what it would bring

  /** The action that the button does. */
  readonly deed: OfferedAction | null = $derived.by(() => {
    if (this.step === 'work') return this.workbench.deed;
    return this.actions.find((action) => action.id === this.picked) ?? null;
  });

  readonly plan: readonly ActionId[] | null = $derived(this.deed && [this.deed.id]);

  /** What makes a plan another plan. */
  readonly #planned: string = $derived(`${this.moment}: ${this.plan?.join() ?? ''}`);

  /** The resource that would be crossed out. */
  readonly spending: Resource | null = $derived.by(() => {
    const { deed } = this;
    if (deed?.do === 'hire' || deed?.do === 'berry') return 'blueberry';
    if (deed?.do === 'sell') return deed.thing as Resource;
    return (deed?.pay as Resource | undefined) ?? null;
  });

  readonly #gains: readonly string[] = $derived.by(() => gainsOf(this.questions.outcome?.events ?? [], this.seat));
  readonly nutsAhead: number = $derived(this.#gains.filter((thing) => thing === 'nut').length);
  /** What it brings besides points. */
  readonly gained: string = $derived.by(() => {
    const others = this.#gains.filter((thing) => thing !== 'nut');
    return others.length ? thingsText(others) : '';
  });
  readonly gain: number | null = $derived.by(() => this.questions.outcome?.points.high ?? null);
  /** Beside the points; where there are none, or the board shows it, it is not said on the button's row. */
  readonly brings: readonly string[] = $derived(
    this.gained && this.gain && this.step !== 'choose' ? [this.gained] : [],
  );
  readonly draws: boolean = false;
  readonly ghost: number | null = $derived(this.gain && this.player ? this.player.points + this.gain : null);

  readonly end: OfferedAction | null = $derived(this.actions.find((action) => action.do === 'end') ?? null);
  /** Whether nothing is left to do but to end. */
  readonly isThrough: boolean = $derived(this.end !== null && this.actions.length === 1);

  #reset(): void {
    this.ending = false;
    this.picked = this.actions.length === 1 ? (this.actions[0]?.id ?? null) : null;
    this.workbench.reset();
  }

  async #preview(): Promise<void> {
    const { deed } = this;
    await this.questions.preview(this.plan, this.#planned, (answer) => {
      const gains = gainsOf(answer.events, this.seat);
      const lines = gains.length ? [thingsText(gains)] : [];
      return previewText(deed ? actionText(deed, this.view) : '', lines, answer.points.high);
    });
  }

  // What is done

  askWhyNot(...question: Parameters<Questions['askWhyNot']>): Promise<void> {
    return this.questions.askWhyNot(...question);
  }

  async confirm(): Promise<void> {
    if (this.busy) return;
    if (this.plan) return this.questions.act(this.plan);
    if (this.step !== 'work') return this.desk.say(this.title);
    if (!this.workbench.tool && !this.workbench.dice.length) return this.endTurn();
    return this.workbench.askWhyNot();
  }

  async endTurn(): Promise<void> {
    if (this.busy) return;
    if (!this.end) return this.askWhyNot(['end']);
    if (settings.askEnd && !this.ending) {
      this.ending = true;
      return;
    }
    await this.questions.act([this.end.id]);
  }

  async undo(): Promise<void> {
    if (this.canUndo && !this.busy) await this.table.undo(this.seat ?? undefined);
  }

  pick(id: ActionId): void {
    this.picked = id;
    this.desk.settle();
  }

  /** A line of the board was tapped: its die is chosen, or it is asked why there is none. */
  async pickLine(line: number): Promise<void> {
    const action = this.actions.find((one) => one.do === 'choose' && one.line === line);
    if (action) return this.pick(action.id);
    return this.askWhyNot([`choose ${this.view?.board[line - 1]?.die ?? 'y1'} ${line}`]);
  }

  /** The end of the turn goes without saying, unless it is all. */
  stepsText(steps: readonly OfferedAction[]): string {
    const told = steps.filter((step) => step.do !== 'end' || steps.length === 1);
    return told.map((step) => actionText(step, this.view)).join(', ');
  }

  show([first]: readonly OfferedAction[]): void {
    if (!first) return;
    if (this.step === 'work') this.workbench.follow(first);
    else this.pick(first.id);
  }

  readonly menu: readonly LabelledAction[] = $derived.by(() =>
    (['helpers', 'crates', 'offer'] as const).map((name) => ({
      label: t('wr-drawer', { name }),
      act: () => (this.drawer = name),
    })),
  );

  get keys(): string {
    return t('wr-keys');
  }

  onKey(event: KeyboardEvent): boolean {
    return pressed(this, event);
  }
}
