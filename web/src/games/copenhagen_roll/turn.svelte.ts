/* One player's page of this game: what is asked now, what has been picked so far, and what it would bring. */

import { untrack } from 'svelte';
import { Questions, previewText } from '../../play/questions.svelte';
import { t } from '../../i18n/language.svelte';
import { settings } from '../../state/settings.svelte';
import type { Table } from '../../state/table.svelte';
import type { LabelledAction, Desk, GameTurn } from '../game';
import type { ActionId, Answer, OfferedAction } from '../../wire';
import { useAbility } from './abilities';
import { Drawing } from './drawing.svelte';
import { effectOf, NO_EFFECT, type Effect } from './effect';
import { dieFor, pressed } from './keys';
import { type Colour, type Face, faceOf, inOrder, letterOf } from '../../facade/colours';
import { indexesOf } from '../../play/picking';
import { Standing } from './standing.svelte';
import type { Point } from '../../facade/squares';
import { colourName } from '../../facade/words';
import { list } from '../../play/words';
import { type AbilityName, effectLines, stepsText, whyTitle } from './text';

export type StepName =
  'wait' | 'setup' | 'roll' | 'draw' | 'reroll' | 'recolour' | 'extra' | 'coat' | 'finish' | 'mark';

/** Steps whose outcome can be shown beforehand. */
const PREVIEWED: ReadonlySet<StepName> = new Set(['setup', 'draw', 'recolour', 'extra', 'coat', 'mark']);

export class Turn extends Standing implements GameTurn {
  readonly desk: Desk;
  readonly questions: Questions = new Questions(this, whyTitle);
  readonly drawing: Drawing = new Drawing(this);
  /** An ability that is being used instead of what would come next. */
  using = $state<'reroll' | 'recolour' | 'extra' | null>(null);
  /** Dice that are picked, by where they lie. */
  picked = $state.raw<readonly number[]>([]);
  to = $state<Face | null>(null);
  /** The square of a single window or brick. */
  square = $state<string | null>(null);
  /** Whether an extra brick is to be a window. */
  asWindow = $state(false);
  spends = $state<'window' | 'marks'>('window');
  track = $state<Colour | null>(null);
  /** The die that a mark is made for. */
  die = $state<number | null>(null);
  /** Which drawer is open. */
  drawer = $state<'shapes' | 'abilities' | null>(null);
  undoing = $state(false);
  /** The end of the turn has been asked for once, by somebody who wants to be asked again. */
  ending = $state(false);

  constructor(table: Table, desk: Desk) {
    super(table);
    this.desk = desk;
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

  readonly busy: boolean = $derived.by(() => this.table.pending.length > 0 || this.undoing);

  readonly step: StepName = $derived.by(() => {
    if (!this.offer?.actions.length || !this.view) return 'wait';
    if (this.using === 'reroll' && this.choices.rerolls.size) return 'reroll';
    if (this.using === 'recolour' && this.choices.recolourings.length) return 'recolour';
    if (this.using === 'extra' && this.choices.extraBricks.length) return 'extra';
    const { step } = this.view;
    if (step === 'choose' || step === 'place' || step === 'brick') return 'draw';
    return step === 'setup' || step === 'roll' || step === 'coat' || step === 'finish' || step === 'mark'
      ? step
      : 'wait';
  });

  readonly title: string = $derived.by(() => {
    if (this.step !== 'wait') return t('cr-title', { step: this.step });
    const names = this.acting.map((seat) => this.table.nameOf(seat));
    return names.length ? t('play-waiting', { names: list(names), count: names.length }) : t('play-wait');
  });

  // What is picked, and what it would bring

  readonly plan: readonly ActionId[] | null = $derived.by(() => {
    if (this.step === 'draw') return this.drawing.plan;
    const id = this.#single();
    return id === null || id === undefined ? null : [id];
  });

  /** What makes a plan another plan. */
  readonly #planned: string = $derived(`${this.step}: ${this.plan?.join() ?? ''}`);

  #single(): ActionId | null | undefined {
    const { choices, track, square } = this;
    switch (this.step) {
      case 'roll':
        return choices.roll;
      case 'finish':
        return choices.end;
      case 'setup':
        return track && choices.setups.get(track);
      case 'mark':
        return track && choices.marks.get(track);
      case 'coat':
        if (this.spends === 'marks') return track && choices.coatTracks.get(track);
        return choices.coatWindows.find((one) => one.square === square)?.id;
      case 'extra':
        return (this.asWindow ? choices.extraWindows : choices.extraBricks).find((one) => one.square === square)?.id;
      case 'reroll':
        return choices.rerolls.get(this.pickedDice);
      case 'recolour':
        return this.recolouring?.id;
      default:
        return null;
    }
  }

  readonly pickedDice: string = $derived(inOrder(this.picked.map((index) => this.dice.charAt(index))));

  readonly recolouring = $derived.by(() => {
    const faces = new Set(this.pickedDice);
    if (faces.size !== 1 || !this.to) return undefined;
    const face = faceOf(this.pickedDice.charAt(0));
    return this.choices.recolourings.find(
      (one) => one.face === face && one.to === this.to && one.count === this.picked.length,
    );
  });

  readonly effect: Effect = $derived.by(() =>
    this.questions.outcome ? effectOf(this.questions.outcome.events, this.seat) : NO_EFFECT,
  );
  readonly brings: readonly string[] = $derived(effectLines(this.effect));
  readonly draws: boolean = $derived(this.step === 'draw');
  readonly gain: number | null = $derived.by(() => this.questions.outcome?.points.high ?? null);
  readonly ghost: number | null = $derived(this.gain && this.sheet ? this.sheet.points + this.gain : null);

  /** Squares for a single, in the steps that ask for one. */
  readonly singles: readonly string[] = $derived.by(() => {
    if (this.step === 'coat' && this.spends === 'window') return this.choices.coatWindows.map(({ square }) => square);
    return this.step === 'extra' ? this.choices.extraBricks.map(({ square }) => square) : [];
  });

  #reset(): void {
    this.using = null;
    this.ending = false;
    this.picked = [];
    this.to = null;
    this.asWindow = false;
    this.track = null;
    this.die = null;
    this.spends = this.choices.coatWindows.length ? 'window' : 'marks';
    this.square = this.choices.coatWindows[0]?.square ?? null;
    this.drawing.reset();
  }

  async #preview(): Promise<void> {
    const plan = PREVIEWED.has(this.step) ? this.plan : null;
    await this.questions.preview(plan, this.#planned, (answer) =>
      previewText(this.#planText(), effectLines(effectOf(answer.events, this.seat)), answer.points.high),
    );
  }

  /** What is picked, for the ear. */
  #planText(): string {
    const { place, brick, clean } = this.drawing;
    if (this.step === 'draw' && place)
      return t('cr-on-squares', { squares: place.squares.join(' '), brick: clean ? 'none' : (brick ?? 'none') });
    if (this.square && this.singles.length) return this.square;
    return this.track ? colourName(this.track) : '';
  }

  // What is done

  ask(plan: readonly (ActionId | string)[], replaces: string): Promise<Answer | null> {
    return this.questions.ask(plan, replaces);
  }

  askWhyNot(...question: Parameters<Questions['askWhyNot']>): Promise<void> {
    return this.questions.askWhyNot(...question);
  }

  async confirm(): Promise<void> {
    const plan = this.plan;
    if (this.busy) return;
    if (!plan) return this.#askWhatIsMissing();
    if (this.step === 'finish' && settings.askEnd && !this.ending) {
      this.ending = true;
      return;
    }
    await this.questions.act(plan);
  }

  #askWhatIsMissing(): Promise<void> {
    switch (this.step) {
      case 'reroll':
        return this.askWhyNot(['reroll']);
      case 'recolour':
        return this.askWhyNot([`change ${this.pickedDice}`.trim()]);
      case 'draw':
        return this.drawing.refused ? this.drawing.askWhyAgain() : this.askWhyNot(['place a1 a2']);
      default:
        return Promise.resolve();
    }
  }

  pass(): Promise<void> {
    return this.choices.pass === null ? this.askWhyNot(['pass']) : this.questions.act([this.choices.pass]);
  }

  decline(): Promise<void> {
    return this.choices.decline === null ? this.askWhyNot(['decline']) : this.questions.act([this.choices.decline]);
  }

  /** Takes back the last deed: a drawing is one, although it was three steps. */
  async undo(): Promise<void> {
    if (this.step === 'draw' && this.drawing.payment) return this.drawing.putBack();
    if (this.using) {
      this.using = null;
      return;
    }
    if (!this.canUndo || this.busy) return;
    this.undoing = true;
    try {
      let done = await this.table.undo(this.seat ?? undefined);
      while (done.ok && this.canUndo && (this.view?.step === 'brick' || this.view?.step === 'place')) {
        done = await this.table.undo(this.seat ?? undefined);
      }
    } finally {
      this.undoing = false;
    }
  }

  use(ability: AbilityName): Promise<void> {
    return useAbility(this, ability);
  }

  /** An ability takes the action bar. */
  begin(ability: 'reroll' | 'recolour' | 'extra'): void {
    this.using = ability;
    this.picked = [];
    this.to = null;
    this.square = this.choices.extraBricks[0]?.square ?? null;
  }

  togglePicked(index: number): void {
    if (index >= this.dice.length) return;
    this.picked = this.picked.includes(index) ? this.picked.filter((one) => one !== index) : [...this.picked, index];
  }

  pickTrack(colour: Colour): Promise<void> {
    const offered = { setup: this.choices.setups, mark: this.choices.marks, coat: this.choices.coatTracks };
    const step = this.step;
    if (step !== 'setup' && step !== 'mark' && step !== 'coat') return Promise.resolve();
    if (!offered[step].has(colour)) return this.askWhyNot([`${step} ${colour}`]);
    this.track = colour;
    return Promise.resolve();
  }

  /** A die that was left: it marks the track of its colour, a white one any. */
  async pickDie(index: number): Promise<void> {
    const letter = this.dice.charAt(index);
    if (!letter) return;
    if (letter !== 'w') await this.pickTrack(faceOf(letter) as Colour);
    else this.track = null;
    if (letter === 'w' || this.track === faceOf(letter)) this.die = index;
  }

  pickSquare(square: string): Promise<void> {
    if (this.singles.includes(square)) {
      this.square = square;
      this.desk.settle();
      return Promise.resolve();
    }
    return this.askWhyNot([this.step === 'coat' ? `coat ${square}` : `one-x ${square}`]);
  }

  /** A tap on the house. */
  tapHouse(point: Point, square: string): Promise<void> {
    return this.singles.length ? this.pickSquare(square) : this.drawing.tap(point);
  }

  stepsText(steps: readonly OfferedAction[]): string {
    return stepsText(steps, this.view);
  }

  show(steps: readonly OfferedAction[]): void {
    this.#reset();
    const [first] = steps;
    if (!first) return;
    const { square, track, dice, face, to, count } = first as unknown as Record<string, string | undefined>;
    switch (first.do) {
      case 'setup':
        this.track = track as Colour;
        break;
      case 'mark':
        this.track = track as Colour;
        this.die = dieFor(this.dice, letterOf(this.track));
        break;
      case 'coat':
        this.spends = square ? 'window' : 'marks';
        this.square = square ?? this.square;
        this.track = (track as Colour | undefined) ?? null;
        break;
      case 'reroll':
        this.begin('reroll');
        this.picked = indexesOf(dice ?? '', this.dice);
        break;
      case 'change':
        this.begin('recolour');
        this.picked = indexesOf(letterOf(face as Face).repeat(Number(count)), this.dice);
        this.to = to as Face;
        break;
      case 'one-x':
        this.begin('extra');
        this.square = square ?? null;
        this.asWindow = first.no_x === true;
        break;
      default:
        if (this.step === 'draw') void this.drawing.follow(steps);
    }
  }

  readonly menu: readonly LabelledAction[] = $derived.by(() => {
    if (this.step === 'wait') return [];
    const items: LabelledAction[] = [];
    if (this.choices.pass !== null) items.push({ label: t('cr-pass'), act: () => void this.pass() });
    items.push({ label: t('cr-abilities'), act: () => (this.drawer = 'abilities') });
    return items;
  });

  get keys(): string {
    return t('cr-keys');
  }

  onKey(event: KeyboardEvent): boolean {
    return pressed(this, event);
  }
}
