/* One player's page of this game: what is asked now, what has been picked so far, and what it would bring. */

import { inOrder } from '../../facade/colours';
import { houseReason } from '../../facade/reason';
import type { Point } from '../../facade/squares';
import { squaresText } from '../../facade/words';
import { t } from '../../i18n/language.svelte';
import { indexesOf } from '../../play/picking';
import { previewText } from '../../play/questions.svelte';
import { planOf } from '../../play/turn.svelte';
import { settings } from '../../state/settings.svelte';
import type { Table } from '../../state/table.svelte';
import type { ActionId, Answer, OfferedAction } from '../../wire';
import type { Desk, GameTurn, LabelledAction } from '../game';
import { useAbility } from './abilities';
import { Building } from './building.svelte';
import type { CoatWay, Take } from './choices';
import { type Effect, effectLines, effectOf } from './effect';
import { pressed } from './keys';
import { Situation } from './situation.svelte';
import { pickedAfter, takeOf, takeText } from './taking';
import { abilityName, cardsText, stepsText, whyTitle } from './text';
import { NO_USES, USES } from './uses';
import { type Ability, cph } from './view';

export type StepName = 'wait' | 'take' | 'build' | 'discard' | 'coat' | 'done';

export class Turn extends Situation implements GameTurn {
  readonly building: Building = new Building(this);
  /** At the start of a turn either of the two can be looked at. */
  mode = $state<'take' | 'build'>('take');
  /** Abilities that the player has switched on. */
  uses = $state.raw(NO_USES);
  /** Footbridges. */
  picked = $state.raw<readonly number[]>([]);
  /** Cards to be discarded, by where they are in the hand. */
  dropped = $state.raw<readonly number[]>([]);
  coatWay = $state<CoatWay>('window');
  square = $state<string | null>(null);
  ability = $state<Ability | null>(null);
  drawer = $state<'tiles' | null>(null);

  constructor(table: Table, desk: Desk) {
    super(table, desk, whyTitle);
  }

  // What is asked

  readonly step: StepName = $derived.by(() => {
    if (!this.actions.length || !this.view) return 'wait';
    const { step } = this.view;
    if (step === 'turn') return this.mode;
    if (step === 'build' || step === 'pay') return 'build';
    return step === 'discard' || step === 'coat' || step === 'done' ? step : 'wait';
  });

  readonly title: string = $derived.by(() => {
    if (this.step !== 'wait') return t('cb-title', { step: this.step, surplus: this.view?.surplus ?? 0 });
    return this.waitingText();
  });

  // What is picked, and what it would bring

  readonly take = $derived.by(() => takeOf(this.choices.takes, this.picked, this.uses));

  /** The cards at the picked footbridges. */
  readonly arriving: string = $derived.by(() =>
    inOrder(this.picked.map((footbridge) => this.view?.display[footbridge - 1]?.charAt(0) ?? '')),
  );

  readonly droppedCards: string = $derived(inOrder(this.dropped.map((index) => this.hand.charAt(index))));

  readonly plan: readonly ActionId[] | null = $derived.by(() => {
    if (this.step === 'build') return this.building.plan;
    return planOf(this.#single());
  });

  #single(): ActionId | null | undefined {
    const { choices, square, ability } = this;
    switch (this.step) {
      case 'take':
        return this.take?.id;
      case 'discard':
        return choices.discards.get(this.droppedCards);
      case 'coat':
        if (this.coatWay === 'activate') return choices.activate;
        if (this.coatWay === 'ability') return ability && choices.coatAbilities.get(ability);
        return choices.coatSquares.get(square ?? '');
      case 'done':
        return choices.end;
      default:
        return null;
    }
  }

  readonly effect: Effect = $derived.by(() => effectOf(this.questions.outcome?.events ?? [], this.seat));
  readonly brings: readonly string[] = $derived(effectLines(this.effect));
  readonly draws: boolean = $derived(this.step === 'build');
  readonly ghost: number | null = $derived(this.gain && this.player ? this.player.points + this.gain : null);

  /** Squares for a white window, while one is asked for. */
  readonly singles: readonly string[] = $derived.by(() =>
    this.step === 'coat' && this.coatWay === 'window' ? [...this.choices.coatSquares.keys()] : [],
  );

  protected reset(): void {
    this.ending = false;
    this.mode = 'take';
    this.uses = NO_USES;
    this.picked = [];
    this.dropped = [];
    const { coatSquares, coatAbilities } = this.choices;
    this.coatWay = coatSquares.size ? 'window' : coatAbilities.size ? 'ability' : 'activate';
    this.square = coatSquares.keys().next().value ?? null;
    this.ability = coatAbilities.keys().next().value ?? null;
    this.building.reset();
  }

  protected readonly isPreviewed: boolean = $derived(this.step === 'build' || this.step === 'coat');

  protected outcomeText({ events, points }: Answer): string {
    return previewText(this.#planText(), effectLines(effectOf(events, this.seat)), points.high);
  }

  /** What is picked, for the ear. */
  #planText(): string {
    const { place, paying } = this.building;
    if (this.step === 'build' && place)
      return t('cb-on-squares', {
        squares: squaresText(place.squares),
        brick: squaresText([place.brick]),
        cost: paying.price ?? 0,
      });
    if (this.coatWay === 'window') return this.square ? squaresText([this.square]) : '';
    return this.coatWay === 'ability' && this.ability ? abilityName(this.ability) : t('cb-coat-activate');
  }

  // What is done

  protected readonly endsTurn: boolean = $derived(this.step === 'done');

  protected askWhatIsMissing(): Promise<void> {
    switch (this.step) {
      case 'take':
        return this.questions.askWhyNot([takeText(this.picked.length ? this.picked : [1], this.uses)]);
      case 'discard':
        return this.questions.askWhyNot([`discard ${this.droppedCards || this.hand.charAt(0)}`]);
      case 'build':
        return this.building.askWhatIsMissing();
      default:
        return Promise.resolve();
    }
  }

  /** The button below the tiles: it lays the tile, says why it can't lie there, or goes on without one. */
  confirmTile(): Promise<void> {
    const { tile, refused } = this.building;
    if (tile === null) return this.choices.end === null ? this.confirm() : this.end();
    return refused ? this.building.askWhatIsMissing() : this.confirm();
  }

  /** Ends the turn without building, where both was possible. */
  end(): Promise<void> {
    return this.choices.end === null ? this.questions.askWhyNot(['end']) : this.questions.act([this.choices.end]);
  }

  /** Takes back the last deed: a tile that was paid is one, although it was two steps. */
  override async undo(): Promise<void> {
    if (this.step === 'build' && this.building.tile && this.view?.step !== 'pay') return this.building.putBack();
    if (this.step === 'build' && this.view?.step === 'turn') {
      this.mode = 'take';
      return;
    }
    await this.undoUntil(() => this.view?.step !== 'pay');
  }

  /** An ability tile was tapped: it is switched on or off, or it is what a coat of arms is spent on. */
  use(ability: Ability): Promise<void> {
    return this.step === 'coat' ? this.#spendOn(ability) : useAbility(this, ability);
  }

  /** A new ability, or all used ones anew. */
  #spendOn(ability: Ability): Promise<void> {
    const { coatAbilities, activate } = this.choices;
    if (coatAbilities.has(ability)) {
      this.ability = ability;
      return this.chooseCoat('ability');
    }
    if (activate !== null && this.player?.abilities[ability] === 'used') return this.chooseCoat('activate');
    return this.questions.askWhyNot([`coat ${USES[ability]}`]);
  }

  /** How an ability tile looks while a coat of arms is spent: it can be had or woken, or would be. */
  coatLook(ability: Ability): 'open' | 'picked' | '' {
    if (this.step !== 'coat') return '';
    const wakes = this.choices.activate !== null && this.player?.abilities[ability] === 'used';
    if (this.choices.coatAbilities.has(ability))
      return this.coatWay === 'ability' && this.ability === ability ? 'picked' : 'open';
    return wakes ? (this.coatWay === 'activate' ? 'picked' : 'open') : '';
  }

  /** A card at a footbridge was tapped. */
  async pick(footbridge: number): Promise<void> {
    if (this.step !== 'take') return this.questions.askWhyNot([takeText([1, 2], NO_USES)]);
    const next = pickedAfter(this.choices.takes, this.picked, footbridge, this.uses);
    if (next) {
      this.picked = next;
      this.desk.settle();
      return;
    }
    const wanted = [...this.picked, footbridge];
    const withAny = { ...this.uses, any: true };
    const fix = takeOf(this.choices.takes, wanted, withAny)
      ? {
          label: t('cb-use', { ability: abilityName('any-cards') }),
          act: () => {
            this.uses = withAny;
            this.picked = wanted;
          },
        }
      : undefined;
    return this.questions.askWhyNot([takeText(wanted, this.uses)], { fix });
  }

  /** A card of the hand was tapped. */
  async tapCard(index: number): Promise<void> {
    const letter = this.hand.charAt(index);
    if (!letter) return;
    if (this.step === 'discard') {
      this.dropped = this.dropped.includes(index)
        ? this.dropped.filter((one) => one !== index)
        : [...this.dropped, index].slice(-(this.view?.surplus ?? 1));
    } else if (this.step === 'build') {
      await this.building.tapCard(letter, index);
    }
  }

  pickSquare(square: string): Promise<void> {
    if (!this.choices.coatSquares.has(square)) return this.questions.askWhyNot([`coat ${square}`]);
    this.square = square;
    this.desk.settle();
    return Promise.resolve();
  }

  /** One of the three things that a coat gives. */
  chooseCoat(way: CoatWay): Promise<void> {
    const { coatSquares, coatAbilities, activate } = this.choices;
    const offered = { window: coatSquares.size > 0, ability: coatAbilities.size > 0, activate: activate !== null };
    const asked = { window: 'coat a1', ability: 'coat any', activate: 'coat activate' };
    if (!offered[way]) return this.questions.askWhyNot([asked[way]]);
    this.coatWay = way;
    this.desk.settle();
    return Promise.resolve();
  }

  /** A tap on the house. */
  tapHouse(point: Point, square: string): Promise<void> {
    if (this.step === 'coat') {
      this.coatWay = 'window';
      return this.pickSquare(square);
    }
    if (this.step === 'take') {
      this.mode = 'build';
      return Promise.resolve();
    }
    // Without the button a tap on the tile lays it.
    const lays = this.step === 'build' && this.building.place?.squares.includes(square);
    return !settings.confirm && lays ? this.confirm() : this.building.tap(point, square);
  }

  stepsText(steps: readonly OfferedAction[]): string {
    return stepsText(steps, this.view);
  }

  reasonText(outcome: Answer): string {
    const after = outcome.view && this.seat !== null ? cph(outcome.view).players[this.seat] : undefined;
    const built = houseReason(outcome, this.seat, this.table.words, this.player?.house ?? [], after?.house ?? []);
    if (built || !after || typeof after.hand.secret !== 'string') return built;
    return t('cb-then-hold', { cards: cardsText(after.hand.known + after.hand.secret) });
  }

  show(steps: readonly OfferedAction[]): void {
    this.reset();
    const [first] = steps;
    if (first?.do === 'take') {
      const { footbridges, any, additional, both } = first as unknown as Take;
      this.uses = { ...NO_USES, any, additional, both };
      this.picked = footbridges;
    } else if (first?.do === 'discard') this.dropped = indexesOf(String(first.cards), this.hand);
    else if (first?.do === 'coat') {
      this.coatWay = first.square ? 'window' : first.ability ? 'ability' : 'activate';
      if (first.square) this.square = String(first.square);
      if (first.ability) this.ability = first.ability as Ability;
    } else if (first?.do === 'build' || first?.do === 'pay') {
      this.mode = 'build';
      void this.building.follow(steps);
    }
  }

  readonly menu: readonly LabelledAction[] = $derived.by(() => [
    { label: t('cb-tiles-left'), act: () => (this.drawer = 'tiles') },
  ]);

  get keys(): string {
    return t('cb-keys');
  }

  onKey(event: KeyboardEvent): boolean {
    return pressed(this, event);
  }
}
