/* One player's page of this game: what is asked now, what has been picked so far, and what it would bring. */

import { type Colour, COLOURS, type Face, faceOf, inOrder, letterOf } from '../../facade/colours';
import { houseReason } from '../../facade/reason';
import type { Point } from '../../facade/squares';
import { colourName, squaresText } from '../../facade/words';
import { t } from '../../i18n/language.svelte';
import { indexesOf } from '../../play/picking';
import { previewText } from '../../play/questions.svelte';
import { planOf } from '../../play/turn.svelte';
import { settings } from '../../state/settings.svelte';
import type { Table } from '../../state/table.svelte';
import type { ActionId, Answer, OfferedAction } from '../../wire';
import type { Desk, GameTurn, LabelledAction } from '../game';
import { useAbility } from './abilities';
import { dieFor } from './dice-log';
import { Drawing } from './drawing.svelte';
import { type Effect, effectOf } from './effect';
import { pressed } from './keys';
import { Situation } from './situation.svelte';
import { abilityName, type AbilityName, effectLines, stepsText, whyTitle } from './text';
import { crw } from './view';

export type StepName =
  'wait' | 'setup' | 'roll' | 'draw' | 'reroll' | 'recolour' | 'extra' | 'coat' | 'finish' | 'mark';

/** Steps whose outcome can be shown beforehand. */
const PREVIEWED: ReadonlySet<StepName> = new Set(['setup', 'draw', 'recolour', 'extra', 'coat', 'mark']);

export class Turn extends Situation implements GameTurn {
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

  constructor(table: Table, desk: Desk) {
    super(table, desk, whyTitle);
  }

  // What is asked

  readonly step: StepName = $derived.by(() => {
    if (!this.actions.length || !this.view) return 'wait';
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
    return this.waitingText();
  });

  // What is picked, and what it would bring

  readonly plan: readonly ActionId[] | null = $derived.by(() => {
    if (this.step === 'draw') return this.drawing.plan;
    return planOf(this.#single());
  });

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

  /** Faces that dice can be turned to: white only where some table allows it. */
  readonly faces: readonly Face[] = $derived.by(() =>
    this.choices.recolourings.some((one) => one.to === 'white') ? [...COLOURS, 'white'] : COLOURS,
  );

  readonly effect: Effect = $derived.by(() => effectOf(this.questions.outcome?.events ?? [], this.seat));
  readonly brings: readonly string[] = $derived.by(() => [...this.#starLines(this.gain), ...effectLines(this.effect)]);
  readonly draws: boolean = $derived(this.step === 'draw');
  readonly ghost: number | null = $derived(this.gain && this.sheet ? this.sheet.points + this.gain : null);

  /** Squares for a single, in the steps that ask for one. */
  readonly singles: readonly string[] = $derived.by(() => {
    if (this.step === 'coat' && this.spends === 'window') return this.choices.coatWindows.map(({ square }) => square);
    return this.step === 'extra' ? this.choices.extraBricks.map(({ square }) => square) : [];
  });

  protected reset(): void {
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

  protected readonly isPreviewed: boolean = $derived(PREVIEWED.has(this.step));

  protected outcomeText({ events, points }: Answer): string {
    const lines = [...effectLines(effectOf(events, this.seat)), ...this.#starLines(points.high)];
    return previewText(this.#planText(), lines, points.high);
  }

  /** What a star that leaves the brick out would bring beyond the plan. */
  #starLines(gain: number | null): string[] {
    const { byStar, brick } = this.drawing;
    if (this.step !== 'draw' || brick.clean || byStar === null || gain === null || byStar <= gain) return [];
    return [t('cr-more-by-star', { points: byStar - gain, ability: abilityName('clean') })];
  }

  /** What is picked, for the ear. */
  #planText(): string {
    const { place, brick } = this.drawing;
    if (this.step === 'draw' && place)
      return t('cr-on-squares', {
        squares: squaresText(place.squares),
        brick: brick.clean || !brick.square ? 'none' : squaresText([brick.square]),
      });
    if (this.square && this.singles.length) return squaresText([this.square]);
    return this.track ? colourName(this.track) : '';
  }

  // What is done

  protected readonly endsTurn: boolean = $derived(this.step === 'finish');

  protected askWhatIsMissing(): Promise<void> {
    switch (this.step) {
      case 'reroll':
        return this.questions.askWhyNot(['reroll']);
      case 'recolour':
        return this.questions.askWhyNot([`change ${this.pickedDice}`.trim()]);
      case 'draw':
        return this.drawing.askWhatIsMissing();
      default:
        return Promise.resolve();
    }
  }

  pass(): Promise<void> {
    return this.choices.pass === null ? this.questions.askWhyNot(['pass']) : this.questions.act([this.choices.pass]);
  }

  decline(): Promise<void> {
    return this.choices.decline === null
      ? this.questions.askWhyNot(['decline'])
      : this.questions.act([this.choices.decline]);
  }

  /** Takes back the last deed: a drawing is one, although it was three steps. */
  override async undo(): Promise<void> {
    if (this.step === 'draw' && this.drawing.payment) return this.drawing.putBack();
    if (this.using) {
      this.using = null;
      return;
    }
    await this.undoUntil(() => this.view?.step !== 'brick' && this.view?.step !== 'place');
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
    if (!offered[step].has(colour)) return this.questions.askWhyNot([`${step} ${colour}`]);
    this.track = colour;
    return Promise.resolve();
  }

  /** Whether a tap on a mast picks its track. */
  readonly asksTrack: boolean = $derived(this.step === 'setup' || this.step === 'mark' || this.step === 'coat');

  /** A mast was tapped. For a coat of arms that is a choice of marks too. */
  async tapTrack(colour: Colour): Promise<void> {
    await this.pickTrack(colour);
    if (this.track !== colour) return;
    if (this.step === 'coat') this.spends = 'marks';
    if (this.step === 'mark') this.die = dieFor(this.dice, letterOf(colour));
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
    return this.questions.askWhyNot([this.step === 'coat' ? `coat ${square}` : `one-x ${square}`]);
  }

  /** One of the two things that a coat gives. */
  chooseCoat(spends: 'window' | 'marks'): Promise<void> {
    const { coatWindows, coatTracks } = this.choices;
    if (!(spends === 'window' ? coatWindows.length : coatTracks.size))
      return this.questions.askWhyNot([spends === 'window' ? 'coat a1' : 'coat red']);
    this.spends = spends;
    return Promise.resolve();
  }

  /** A face that the picked dice are to be turned to. */
  turnTo(face: Face): Promise<void> {
    this.to = face;
    if (!this.picked.length || this.recolouring) return Promise.resolve();
    return this.questions.askWhyNot([`change ${this.pickedDice} ${letterOf(face)}`]);
  }

  /** A tap on the house. */
  tapHouse(point: Point, square: string): Promise<void> {
    const { place, brick } = this.drawing;
    // Without the button a second tap on the brick draws.
    const draws = this.step === 'draw' && place !== null && brick.square === square && !brick.clean;
    if (!settings.confirm && draws) return this.confirm();
    if (this.step === 'coat' && this.choices.coatWindows.length) this.spends = 'window';
    return this.singles.length ? this.pickSquare(square) : this.drawing.tap(point, square);
  }

  stepsText(steps: readonly OfferedAction[]): string {
    return stepsText(steps, this.view);
  }

  reasonText(outcome: Answer): string {
    const after = outcome.view && this.seat !== null ? crw(outcome.view).sheets[this.seat] : undefined;
    return houseReason(outcome, this.seat, this.table.words, this.sheet?.house ?? [], after?.house ?? []);
  }

  show(steps: readonly OfferedAction[]): void {
    this.reset();
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
