/*
 * The tile that is being planned: which one, where, and what pays for it. To the engine placing and paying are two
 * steps; here they are one, and nothing is committed before the last.
 */

import { type Colour, COLOURS, faceOf, letterOf } from '../../facade/colours';
import { cellsAround, cellsOver, covering, firstPlace, nearest, stepped, turned } from '../../facade/places';
import { moveTo } from '../../facade/refusals';
import { type Cell, cellOf, middle, type Point } from '../../facade/squares';
import { t } from '../../i18n/language.svelte';
import { nextOf } from '../../play/picking';
import type { Questions } from '../../play/questions.svelte';
import type { ActionId, OfferedAction } from '../../wire';
import type { Desk } from '../game';
import { type Choices, sortOut, type Spot } from './choices';
import { buildText, movedTo, someSpot } from './laying';
import type { PaymentAbilities } from './paying';
import { Paying } from './paying.svelte';
import type { Uses } from './uses';
import { cph, type CphView, type PlayerView, type TileView } from './view';
import { flipped, type Lying, quarterTurned, turnsFrom, wayOf, waysFrom } from './ways';

/** Whose turn it is to build: what is seen and offered, and where to ask. */
interface Builder {
  readonly view: CphView | null;
  readonly player: PlayerView | null;
  readonly hand: string;
  readonly choices: Choices;
  readonly step: string;
  readonly questions: Pick<Questions, 'ask' | 'askWhyNot'>;
  readonly desk: Pick<Desk, 'settle' | 'say'>;
  uses: Uses;
}

export class Building {
  readonly #turn: Builder;
  /** Whose tiles lie in the action bar. */
  colour = $state<Colour>('red');
  tile = $state<string | null>(null);
  place = $state.raw<Spot | null>(null);
  /** What the tile costs there before any ability, and whether it touches its colour; null until that is known. */
  cost = $state.raw<{ readonly cards: number; readonly touching: boolean } | null>(null);
  readonly paying: Paying;
  /** A way to lie that was refused, and the squares that are the reason for it. */
  refused = $state.raw<Lying | null>(null);
  reasons = $state.raw<readonly Cell[]>([]);

  constructor(turn: Builder) {
    this.#turn = turn;
    this.paying = new Paying(turn);
  }

  readonly spots: readonly Spot[] = $derived.by(() =>
    this.tile === null ? [] : (this.#turn.choices.builds.get(this.tile) ?? []),
  );
  /** Spots the same way up as the present one. */
  readonly here: readonly Spot[] = $derived(this.spots.filter((one) => one.turn === this.place?.turn));
  readonly printed: TileView | undefined = $derived.by(() => this.#printed(this.tile));
  /** All ways up of the tile. */
  readonly ways: readonly string[] = $derived(this.printed ? waysFrom(this.printed) : []);

  readonly plan: readonly ActionId[] | null = $derived.by(() => {
    const { payment } = this.paying;
    return this.place && payment && !this.refused ? [...this.#toPlace(), payment.id] : null;
  });

  #printed(tile: string | null): TileView | undefined {
    return this.#turn.view?.tiles.find((one) => one.tile === tile);
  }

  /** A placed tile that waits to be paid has no steps before the payment. */
  #toPlace(): ActionId[] {
    return this.place && this.#turn.view?.step !== 'pay' ? [this.place.id] : [];
  }

  /** Begins afresh, or where it was left: another page of the same player may have placed a tile already. */
  reset(): void {
    const { view, choices, hand } = this.#turn;
    this.putBack();
    const pending = view?.pending;
    if (pending) {
      const cells = pending.squares.map(cellOf);
      const turn = wayOf({ cells, brick: cellOf(pending.brick) });
      this.tile = pending.tile;
      this.place = { id: -1, squares: pending.squares, cells, turn, brick: pending.brick };
      this.cost = { cards: pending.cost, touching: pending.touching };
      this.paying.offer(choices.payments, this.printed?.colour ?? this.colour);
    }
    const most = COLOURS.reduce((a, b) => (many(hand, b) > many(hand, a) ? b : a));
    this.colour = this.printed?.colour ?? most;
  }

  /** Nothing is planned any more. */
  putBack(): void {
    this.tile = null;
    this.place = null;
    this.cost = null;
    this.paying.reset();
    this.refused = null;
  }

  // Which tile

  async choose(tile: string): Promise<void> {
    const printed = this.#printed(tile);
    if (!printed || this.tile === tile) return;
    this.colour = printed.colour;
    if (!this.#turn.choices.builds.has(tile)) {
      const { player } = this.#turn;
      await this.#turn.questions.askWhyNot([buildText(tile, player ? someSpot(printed, player) : printed)]);
      return;
    }
    this.putBack();
    this.tile = tile;
    this.#show(firstPlace(waysFrom(printed), this.spots));
  }

  /** Lays the tile and pays for it as advised steps have it. */
  async follow(steps: readonly OfferedAction[]): Promise<void> {
    const build = steps.find((step) => step.do === 'build');
    if (build) {
      this.putBack();
      this.tile = String(build.tile);
      this.colour = this.printed?.colour ?? this.colour;
      this.place = this.spots.find((spot) => spot.id === build.id) ?? null;
      if (this.place) await this.#askPayments(this.place);
    }
    this.paying.follow(steps.find((step) => step.do === 'pay')?.id);
  }

  /** The next tile that can be laid, of any colour. */
  async chooseNext(change: 1 | -1): Promise<void> {
    const possible = (this.#turn.view?.tiles ?? [])
      .map(({ tile }) => tile)
      .filter((one) => this.#turn.choices.builds.has(one));
    if (!possible.length) return this.choose(`${this.colour}-2`);
    return this.choose(nextOf(possible, this.tile, change) ?? '');
  }

  // Where

  #show(place: Spot | null): void {
    this.place = place;
    this.refused = null;
    this.cost = null;
    this.#turn.desk.settle();
    if (place) void this.#askPayments(place);
  }

  async #askPayments(place: Spot): Promise<void> {
    const answer = await this.#turn.questions.ask([place.id], 'payments');
    if (!answer?.offer || this.place?.id !== place.id) return;
    const pending = answer.view ? cph(answer.view).pending : null;
    this.cost = pending && { cards: pending.cost, touching: pending.touching };
    this.paying.offer(sortOut(answer.offer.actions).payments, this.printed?.colour ?? this.colour);
  }

  goTo(id: ActionId): void {
    const found = this.spots.find((spot) => spot.id === id);
    if (found) this.#show(found);
  }

  /** A tap on the house: on the tile it turns it, on a free spot it moves it, elsewhere it asks why not. */
  async tap(point: Point, square: string): Promise<void> {
    if (this.#turn.step !== 'build') return this.#turn.questions.askWhyNot(['build red-2 a1 a2 brick a1']);
    if (!this.place) return this.askWhatIsMissing();
    if (this.place.squares.includes(square)) return this.turnTile();
    const found = covering(this.here, square, point);
    if (found) return this.#show(found);
    return this.#refuse(movedTo(this.#lying(this.place), cellsOver(this.place.cells, cellOf(square), point)));
  }

  /** The tile is dragged: it goes to the nearest spot. */
  drag(point: Point): boolean {
    const found = nearest(this.here, point);
    if (!found || found.id === this.place?.id) return false;
    this.#show(found);
    return true;
  }

  async step([dx, dy]: Cell): Promise<void> {
    if (!this.place) return this.askWhatIsMissing();
    const found = stepped(this.here, this.place, [dx, dy]);
    if (found) return this.#show(found);
    // Past the last spot it stays where it is, and says why.
    const cells = this.place.cells.map(([x, y]): Cell => [x + dx, y + dy]);
    return this.#turn.questions.askWhyNot([buildText(this.tile ?? '', movedTo(this.#lying(this.place), cells))]);
  }

  turnTile(): Promise<void> {
    return this.#change(quarterTurned, (lying) => turnsFrom(lying), t('facade-turned-same'));
  }

  /** The mirror image; where that has no spot, it turned. */
  flipTile(): Promise<void> {
    return this.#change(flipped, (lying) => [wayOf(lying), ...turnsFrom(flipped(lying))], t('cb-flipped-same'));
  }

  async #change(change: (lying: Lying) => Lying, waysOf: (lying: Lying) => string[], same: string): Promise<void> {
    if (!this.place) return this.askWhatIsMissing();
    const lying = this.#lying(this.place);
    const found = turned(waysOf(lying), this.spots, this.place);
    if (found) return this.#show(found);
    const next = change(lying);
    if (wayOf(next) === this.place.turn) return this.#turn.desk.say(same);
    return this.#refuse(movedTo(next, cellsAround(next.cells, middle(lying.cells))));
  }

  #lying(spot: Spot): Lying {
    return { cells: spot.cells, brick: cellOf(spot.brick) };
  }

  async #refuse(lying: Lying): Promise<void> {
    this.#turn.desk.settle();
    this.refused = lying;
    this.reasons = [];
    const point = middle(lying.cells);
    const near = nearest(this.here, point) ?? nearest(this.spots, point);
    await this.#turn.questions.askWhyNot([buildText(this.tile ?? '', lying)], {
      fix: moveTo(near, (place) => this.#show(place)),
      over: () => (this.refused = null),
      found: ({ code, values }) => {
        if (code === 'cph.square_taken') this.reasons = String(values.squares).split(' ').map(cellOf);
      },
    });
  }

  /** Why there is nothing to confirm. */
  async askWhatIsMissing(): Promise<void> {
    if (this.refused) return this.#refuse(this.refused);
    if (this.place) return this.paying.askWhyNot(this.#toPlace());
    return this.choose(`${this.colour}-2`);
  }

  // What pays

  /** Pays with an ability, or without it. */
  toggle(word: keyof PaymentAbilities): Promise<void> {
    return this.paying.toggle(word, this.#toPlace());
  }

  /** A card was tapped: it pays, or no more; before a tile is chosen it stands for its colour. */
  async tapCard(letter: string, index: number): Promise<void> {
    if (this.paying.price === null) this.colour = faceOf(letter) as Colour;
    else await this.paying.tap(index, this.#toPlace());
  }
}

function many(hand: string, colour: Colour): number {
  return [...hand].filter((letter) => letter === letterOf(colour)).length;
}
