/* One player's page of this game: what is asked now, what has been picked so far, and what it would bring. */

import { t } from '../../i18n/language.svelte';
import { previewText } from '../../play/questions.svelte';
import { planOf } from '../../play/turn.svelte';
import type { Table } from '../../state/table.svelte';
import type { ActionId, Answer, GameEvent, OfferedAction } from '../../wire';
import type { Desk, GameTurn, LabelledAction } from '../game';
import { askedPart, type Choosing, choosing, type Part } from './choosing';
import { type Consequence, consequenceOf } from './consequence';
import { pressed } from './keys';
import { type LanternLine, linesLit } from './lanterns';
import { Situation } from './situation.svelte';
import { gainsOf } from './story';
import { actionText, orderReason, stepsText, thingsText, whyTitle } from './text';
import type { Resource, Thing } from './view';
import { Workbench } from './workbench.svelte';

export type StepName = 'wait' | 'keep' | 'choose' | 'take' | 'lantern' | 'chestnut' | 'pick' | 'work';
export type DrawerName = 'helpers' | 'crates' | 'offer';

/** What one plays for, besides what is gained. */
const COUNTS: ReadonlySet<string> = new Set([
  'wrw.completed',
  'wrw.crate_active',
  'wrw.lantern_row',
  'wrw.lantern_column',
]);

/** An order comes to hand, and brings something only later. */
const TAKES: ReadonlySet<string> = new Set(['wrw.keeps', 'wrw.took_order']);

const STEPS: ReadonlySet<string> = new Set(['keep', 'choose', 'take', 'work']);

export class Turn extends Situation implements GameTurn {
  readonly workbench: Workbench = new Workbench(this);
  /** What is picked, where one thing of several is asked for. */
  picked = $state<ActionId | null>(null);
  drawer = $state<DrawerName | null>(null);

  constructor(table: Table, desk: Desk) {
    super(table, desk, whyTitle);
    // The workshop has colours of its own.
    $effect(() => {
      document.body.classList.add('wood');
      return () => document.body.classList.remove('wood');
    });
  }

  // What is asked

  readonly step: StepName = $derived.by(() => {
    if (!this.actions.length || !this.view) return 'wait';
    const due = this.view.step === 'work' ? this.player?.due.at(-1) : undefined;
    return due ?? (STEPS.has(this.view.step) ? (this.view.step as StepName) : 'wait');
  });

  readonly title: string = $derived.by(() => {
    if (this.step !== 'wait') return t('wr-title', { step: this.step });
    return this.waitingText('wr-waiting');
  });

  // What is picked, and what it would bring

  /** The action that the button does. */
  readonly deed: OfferedAction | null = $derived.by(() => {
    if (this.step === 'work') return this.workbench.deed;
    return this.actions.find((action) => action.id === this.picked) ?? null;
  });

  readonly plan: readonly ActionId[] | null = $derived(planOf(this.deed?.id));

  /** The resource that would be crossed out. */
  readonly spending: Resource | null = $derived.by(() => {
    const { deed } = this;
    if (deed?.do === 'hire' || deed?.do === 'berry') return 'blueberry';
    if (deed?.do === 'sell') return deed.thing as Resource;
    return (deed?.pay as Resource | undefined) ?? null;
  });

  readonly #events: readonly GameEvent[] = $derived.by(() => this.questions.outcome?.events ?? []);
  /** What it brings at once: "glue", "nut", "nut". */
  readonly gains: readonly Thing[] = $derived.by(() => gainsOf(this.#events, this.seat));
  /** Lines of lanterns that would be full. */
  readonly linesAhead: readonly LanternLine[] = $derived.by(() => linesLit(this.#events));
  /** What a pick on the sheet comes to. */
  readonly consequence: Consequence | null = $derived.by(() =>
    this.deed && this.view && this.player ? consequenceOf(this.deed, this.view, this.player, this.#events) : null,
  );
  /** What it brings besides points. */
  readonly gained: string = $derived.by(() => {
    const others = this.gains.filter((thing) => thing !== 'nut');
    return others.length ? thingsText(others) : '';
  });
  /** Beside the points; where there are none, or the board shows it, it is not said on the button's row. */
  readonly brings: readonly string[] = $derived(
    this.gained && this.gain && this.step !== 'choose' ? [this.gained] : [],
  );
  readonly draws: boolean = false;
  readonly ghost: number | null = $derived(this.gain && this.player ? this.player.points + this.gain : null);

  readonly end: OfferedAction | null = $derived(this.actions.find((action) => action.do === 'end') ?? null);
  /** Whether nothing is left to do but to end. */
  readonly isThrough: boolean = $derived(this.end !== null && this.actions.length === 1);

  protected reset(): void {
    this.ending = false;
    this.picked = this.actions.length === 1 ? (this.actions[0]?.id ?? null) : null;
    this.workbench.reset();
  }

  protected readonly isPreviewed: boolean = true;

  protected outcomeText({ events, points }: Answer): string {
    const gains = gainsOf(events, this.seat);
    const lines = gains.length ? [thingsText(gains)] : [];
    return previewText(this.deed ? actionText(this.deed, this.view) : '', lines, points.high);
  }

  // What is done

  /** The end of a turn has a button of its own. */
  protected readonly endsTurn: boolean = false;

  protected async askWhatIsMissing(): Promise<void> {
    if (this.step !== 'work') return this.desk.say(this.title);
    if (!this.workbench.tool && !this.workbench.dice.length) return this.endTurn();
    return this.workbench.askWhyNot();
  }

  async endTurn(): Promise<void> {
    if (this.busy) return;
    return this.end ? this.endWith([this.end.id]) : this.questions.askWhyNot(['end']);
  }

  pick(id: ActionId): void {
    this.picked = id;
    this.desk.settle();
  }

  /** A line of the board was tapped: its die is chosen, or it is asked why there is none. */
  async pickLine(line: number): Promise<void> {
    const action = this.actions.find((one) => one.do === 'choose' && one.line === line);
    if (action) return this.pick(action.id);
    return this.questions.askWhyNot([`choose ${this.view?.board[line - 1]?.die ?? 'y1'} ${line}`]);
  }

  /** How a part of the sheet takes taps; undefined where it doesn't. */
  choosing(part: Part): Choosing | undefined {
    return choosing(this, part);
  }

  /** The part of the sheet that is asked about. */
  readonly asked: Part | null = $derived.by(() => askedPart(this));

  stepsText(steps: readonly OfferedAction[]): string {
    return stepsText(steps, this.view);
  }

  reasonText({ events }: Answer): string {
    const told = events.filter((event) => event.seat === this.seat && COUNTS.has(event.code));
    const gains = gainsOf(events, this.seat);
    const taken = events.find((event) => event.seat === this.seat && TAKES.has(event.code))?.values.order;
    const order = taken === undefined ? undefined : this.view?.orders[String(taken)];
    return [
      ...(order ? [orderReason(order)] : []),
      ...told.map((event) => this.table.words?.event(event, this.table.view) ?? ''),
      ...(gains.length ? [t('wr-then-gain', { things: thingsText(gains) })] : []),
    ].join(' ');
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
