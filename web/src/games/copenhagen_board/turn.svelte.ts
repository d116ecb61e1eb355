/* One player's page of this game: what is asked now, what has been picked so far, and what it would bring. */

import { untrack } from 'svelte';
import { Questions, previewText } from '../../play/questions.svelte';
import { inOrder } from '../../facade/colours';
import type { Confirmable } from '../../play/confirm';
import { indexesOf } from '../../play/picking';
import type { Point } from '../../facade/squares';
import { list } from '../../play/words';
import { t } from '../../i18n/language.svelte';
import { settings } from '../../state/settings.svelte';
import type { Table } from '../../state/table.svelte';
import type { LabelledAction, Desk, GameTurn } from '../game';
import type { ActionId, OfferedAction } from '../../wire';
import { type Use, useAbility } from './abilities';
import { Building } from './building.svelte';
import type { Take } from './choices';
import { effectLines, effectOf, type Effect, NO_EFFECT } from './effect';
import { pressed } from './keys';
import { raised } from './paying';
import { Standing } from './standing.svelte';
import { pickedAfter, takeOf, takeText } from './taking';
import { abilityName, stepsText, whyTitle } from './text';
import type { Ability } from './view';

export type StepName = 'wait' | 'take' | 'build' | 'discard' | 'coat' | 'done';
export type CoatWay = 'window' | 'ability' | 'activate';

export const NO_USES: Readonly<Record<Use, boolean>> = {
  any: false,
  additional: false,
  both: false,
  discount: false,
  change: false,
};

export class Turn extends Standing implements GameTurn, Confirmable {
  readonly desk: Desk;
  readonly questions: Questions = new Questions(this, whyTitle);
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
    const { step } = this.view;
    if (step === 'turn') return this.mode;
    if (step === 'build' || step === 'pay') return 'build';
    return step === 'discard' || step === 'coat' || step === 'done' ? step : 'wait';
  });

  readonly title: string = $derived.by(() => {
    if (this.step !== 'wait') return t('cb-title', { step: this.step, surplus: this.view?.surplus ?? 0 });
    const names = this.acting.map((seat) => this.table.nameOf(seat));
    return names.length ? t('play-waiting', { names: list(names), count: names.length }) : t('play-wait');
  });

  // What is picked, and what it would bring

  readonly take = $derived.by(() => takeOf(this.choices.takes, this.picked, this.uses));

  /** The cards at the picked footbridges. */
  readonly arriving: string = $derived.by(() =>
    inOrder(this.picked.map((footbridge) => this.view?.display[footbridge - 1]?.charAt(0) ?? '')),
  );

  readonly droppedCards: string = $derived(inOrder(this.dropped.map((index) => this.hand.charAt(index))));

  /** Which cards of the hand pay for the tile. */
  readonly raised: readonly boolean[] = $derived.by(() => {
    const { payment } = this.building;
    return payment ? raised(this.hand, payment.cards) : [];
  });

  readonly plan: readonly ActionId[] | null = $derived.by(() => {
    if (this.step === 'build') return this.building.plan;
    const id = this.#single();
    return id === null || id === undefined ? null : [id];
  });

  /** What makes a plan another plan. */
  readonly #planned: string = $derived(`${this.step}: ${this.plan?.join() ?? ''}`);

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

  readonly effect: Effect = $derived.by(() => {
    const { outcome } = this.questions;
    return outcome ? effectOf(outcome.events, this.seat) : NO_EFFECT;
  });
  readonly brings: readonly string[] = $derived(effectLines(this.effect));
  readonly draws: boolean = $derived(this.step === 'build');
  readonly gain: number | null = $derived.by(() => this.questions.outcome?.points.high ?? null);
  readonly ghost: number | null = $derived(this.gain && this.player ? this.player.points + this.gain : null);

  /** Squares for a white window, while one is asked for. */
  readonly singles: readonly string[] = $derived.by(() =>
    this.step === 'coat' && this.coatWay === 'window' ? [...this.choices.coatSquares.keys()] : [],
  );

  #reset(): void {
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

  async #preview(): Promise<void> {
    const isPreviewed = this.step === 'build' || this.step === 'coat';
    await this.questions.preview(isPreviewed ? this.plan : null, this.#planned, (answer) =>
      previewText(this.#planText(), effectLines(effectOf(answer.events, this.seat)), answer.points.high),
    );
  }

  /** What is picked, for the ear. */
  #planText(): string {
    const { place, payment } = this.building;
    if (this.step === 'build' && place)
      return t('cb-on-squares', {
        squares: place.squares.join(' '),
        brick: place.brick,
        cost: payment?.cards.length ?? 0,
      });
    if (this.coatWay === 'window') return this.square ?? '';
    return this.coatWay === 'ability' && this.ability ? abilityName(this.ability) : t('cb-coat-activate');
  }

  // What is done

  askWhyNot(...question: Parameters<Questions['askWhyNot']>): Promise<void> {
    return this.questions.askWhyNot(...question);
  }

  async confirm(): Promise<void> {
    if (this.busy) return;
    const plan = this.plan;
    if (!plan) return this.#askWhatIsMissing();
    if (this.step === 'done' && settings.askEnd && !this.ending) {
      this.ending = true;
      return;
    }
    await this.questions.act(plan);
  }

  #askWhatIsMissing(): Promise<void> {
    switch (this.step) {
      case 'take':
        return this.askWhyNot([takeText(this.picked.length ? this.picked : [1], this.uses)]);
      case 'discard':
        return this.askWhyNot([`discard ${this.droppedCards || this.hand.charAt(0)}`]);
      case 'build':
        return this.building.askWhatIsMissing();
      default:
        return Promise.resolve();
    }
  }

  /** Ends the turn without building, where both was possible. */
  end(): Promise<void> {
    return this.choices.end === null ? this.askWhyNot(['end']) : this.questions.act([this.choices.end]);
  }

  /** Takes back the last deed: a tile that was paid is one, although it was two steps. */
  async undo(): Promise<void> {
    if (this.step === 'build' && this.building.tile && this.view?.step !== 'pay') return this.building.putBack();
    if (this.step === 'build' && this.view?.step === 'turn') {
      this.mode = 'take';
      return;
    }
    if (!this.canUndo || this.busy) return;
    this.undoing = true;
    try {
      let done = await this.table.undo(this.seat ?? undefined);
      while (done.ok && this.canUndo && this.view?.step === 'pay') {
        done = await this.table.undo(this.seat ?? undefined);
      }
    } finally {
      this.undoing = false;
    }
  }

  use(ability: Ability): Promise<void> {
    return useAbility(this, ability);
  }

  /** A card at a footbridge was tapped. */
  async pick(footbridge: number): Promise<void> {
    if (this.step !== 'take') return this.askWhyNot([takeText([1, 2], NO_USES)]);
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
    return this.askWhyNot([takeText(wanted, this.uses)], { fix });
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
    if (!this.choices.coatSquares.has(square)) return this.askWhyNot([`coat ${square}`]);
    this.square = square;
    this.desk.settle();
    return Promise.resolve();
  }

  /** One of the three things that a coat gives. */
  chooseCoat(way: CoatWay): Promise<void> {
    const { coatSquares, coatAbilities, activate } = this.choices;
    const offered = { window: coatSquares.size > 0, ability: coatAbilities.size > 0, activate: activate !== null };
    const asked = { window: 'coat a1', ability: 'coat any', activate: 'coat activate' };
    if (!offered[way]) return this.askWhyNot([asked[way]]);
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
    return this.building.tap(point, square);
  }

  stepsText(steps: readonly OfferedAction[]): string {
    return stepsText(steps, this.view);
  }

  show(steps: readonly OfferedAction[]): void {
    this.#reset();
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
