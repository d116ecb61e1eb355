/*
 * The drawing that is being planned: a shape with its payment, a place, a brick. To the engine these are three steps;
 * here they are one, and nothing is committed before the last.
 */

import { type Colour, faceOf, letterOf } from '../../facade/colours';
import {
  cellsAround,
  cellsOver,
  covering,
  firstPlace,
  nearest,
  type Place,
  squaresNotation,
  stepped,
  turned,
} from '../../facade/places';
import { moveTo } from '../../facade/refusals';
import { type Cell, cellOf, middle, type Point, quarterTurned, turnOf } from '../../facade/squares';
import { t } from '../../i18n/language.svelte';
import { nextOf } from '../../play/picking';
import type { Questions } from '../../play/questions.svelte';
import type { ActionId, OfferedAction } from '../../wire';
import type { Desk } from '../game';
import { largestFor, nextBest, reasonsFor, richest, wantedText } from './alternatives';
import { Brick } from './brick.svelte';
import { type Choices, type Payment, sortOut } from './choices';
import { firstPayments, isOpen, stateOf } from './entries';
import { type Means, meansOf, ringed, swapped, changedText } from './payment';
import { colourOf, type Entry, waysOf } from './shapes';
import { shapeName } from './text';
import type { CrwView, SheetView } from './view';

/** A place in the notation of moves. */
function placing(cells: readonly Cell[]): string {
  return `place ${squaresNotation(cells)}`;
}

/** Whose turn it is to draw: what is seen and offered, and where to ask. */
interface Drawer {
  readonly view: CrwView | null;
  readonly sheet: SheetView | null;
  /** The dice that lie there unused. */
  readonly dice: string;
  readonly choices: Choices;
  readonly questions: Pick<Questions, 'ask' | 'askWhyNot'>;
  readonly desk: Pick<Desk, 'settle' | 'say'>;
}

export class Drawing {
  readonly #turn: Drawer;
  /** Whose shapes lie in the action bar. */
  colour = $state<Colour>('red');
  payment = $state.raw<Payment | null>(null);
  /** Dice that were tapped: of equal ones they pay first. */
  tapped = $state.raw<readonly number[]>([]);
  places = $state.raw<readonly Place[]>([]);
  place = $state.raw<Place | null>(null);
  readonly brick: Brick = new Brick();
  /** Squares that were refused. */
  refused = $state.raw<readonly Cell[] | null>(null);
  /** Squares that are the reason for it. */
  reasons = $state.raw<readonly Cell[]>([]);
  /** Points with a star that leaves the brick out, where that would bring more than any brick. */
  byStar = $state<number | null>(null);
  readonly #placesOf = new Map<string, readonly Place[]>();

  constructor(turn: Drawer) {
    this.#turn = turn;
  }

  /** Which dice pay. */
  readonly rings: readonly boolean[] = $derived.by(() =>
    this.payment ? ringed(this.#turn.dice, this.payment, this.tapped) : [],
  );

  readonly shape: string | null = $derived.by(() => this.payment?.shape ?? this.#turn.view?.chosen ?? null);

  /** Places the same way up as the present one. */
  readonly here: readonly Place[] = $derived(this.places.filter((one) => one.turn === this.place?.turn));

  /** All steps of the drawing, once each of them is known. */
  readonly plan: readonly ActionId[] | null = $derived.by(() => {
    if (!this.place || !this.shape || this.refused) return null;
    const { ending } = this.brick;
    return ending === null ? null : [...this.#toPlace(this.place), ending];
  });

  /** Begins afresh, or where the drawing was left: another page of the same player may have chosen already. */
  reset(): void {
    const { view, choices } = this.#turn;
    this.#placesOf.clear();
    this.putBack();
    this.colour = richest([...choices.shapes.keys()]);
    if (view?.step === 'place') {
      this.places = choices.places;
      if (view.chosen) this.#show(firstPlace(waysOf(view.chosen), choices.places));
    } else if (view?.step === 'brick') {
      const cells = view.placed.map(cellOf);
      this.place = { id: -1, squares: view.placed, cells, turn: turnOf(cells) };
      this.brick.square = view.placed.at(-1) ?? null;
      this.brick.learn(choices.endings);
    }
    if (view?.chosen) this.colour = colourOf(view.chosen);
  }

  /** Nothing is planned any more. */
  putBack(): void {
    this.payment = null;
    this.tapped = [];
    this.places = [];
    this.place = null;
    this.brick.putBack();
    this.byStar = null;
    this.refused = null;
  }

  // Shape and payment

  /** An entry of the façade sheet was tapped. One that is crossed out is wanted again. */
  async tapEntry(entry: Entry): Promise<void> {
    const { shape } = entry;
    const state = stateOf(entry, this.#turn);
    if (state !== 'gone') return this.choose(shape, state === 'again');
    const asked = isOpen(shape, this.#turn.view) ? `choose ${shape} again` : `choose ${shape}`;
    return this.#turn.questions.askWhyNot([asked]);
  }

  async choose(shape: string, again?: boolean): Promise<void> {
    const payments = this.#turn.choices.shapes.get(shape) ?? [];
    const first = payments.find((one) => again === undefined || one.again === again) ?? payments[0];
    this.colour = colourOf(shape);
    if (!first) {
      const best = nextBest(shape, [...this.#turn.choices.shapes.keys()]);
      const fix =
        best === undefined
          ? undefined
          : { label: t('cr-take', { shape: shapeName(best) }), act: () => void this.choose(best) };
      await this.#turn.questions.askWhyNot([wantedText(shape, this.#turn)], { fix });
      return;
    }
    if (this.payment?.shape === shape && this.payment.again === first.again) return;
    this.putBack();
    await this.#pay(first);
  }

  /** Lays the drawing out as advised steps have it: a shape with its payment, a place, an ending. */
  async follow(steps: readonly OfferedAction[]): Promise<void> {
    const of = (verb: string): OfferedAction | undefined => steps.find((step) => step.do === verb);
    const payment = [...this.#turn.choices.shapes.values()].flat().find((one) => one.id === of('choose')?.id);
    if (payment) {
      this.putBack();
      this.colour = colourOf(payment.shape);
      await this.#pay(payment);
    }
    const place = of('place');
    if (place) this.goTo(place.id);
    this.brick.clean = of('no-x') !== undefined;
    if (of('brick')) this.brick.square = String(of('brick')?.square);
  }

  /** The next shape that can be drawn, of any colour. */
  async chooseNext(change: 1 | -1): Promise<void> {
    const possible = firstPayments(this.#turn.choices);
    const now = possible.find((one) => one.shape === this.shape && one.again === (this.payment?.again ?? false));
    const next = nextOf(possible, now, change);
    return next ? this.choose(next.shape, next.again) : this.choose(`${this.colour}-2`);
  }

  /** A die was tapped: it pays instead of another, or it stands for its colour. */
  async tapDie(index: number): Promise<void> {
    const letter = this.#turn.dice.charAt(index);
    if (!letter) return;
    const means = this.payment && meansOf(letter, this.payment.shape);
    if (!this.payment || !means) return this.#chooseFor(letter);
    if (this.rings[index]) return this.#swap(means, -1);
    if (means === 'dice' && this.payment.whites + this.payment.bonuses === 0) {
      this.tapped = [index, ...this.tapped.filter((one) => one !== index)];
      return;
    }
    this.tapped = [index, ...this.tapped];
    return this.#swap(means, 1);
  }

  tapBonus(pays: boolean): Promise<void> {
    return this.#swap('bonuses', pays ? -1 : 1);
  }

  async #swap(means: Means, change: 1 | -1): Promise<void> {
    const now = this.payment;
    if (!now) return this.#chooseFor(letterOf(this.colour));
    const other = swapped(this.#turn.choices.shapes.get(now.shape) ?? [], now, means, change);
    if (!other) return this.#turn.questions.askWhyNot([changedText(now, means, change)]);
    this.payment = other;
    if (this.place) this.#show(this.place);
  }

  /** The largest shape that a die of this letter could help to draw. */
  async #chooseFor(letter: string): Promise<void> {
    const colour = letter === 'w' ? this.colour : (faceOf(letter) as Colour);
    return this.choose(largestFor(letter, this.#turn.choices.shapes) ?? `${colour}-2`);
  }

  async #pay(payment: Payment): Promise<void> {
    this.payment = payment;
    let places = this.#placesOf.get(payment.shape);
    if (!places) {
      const answer = await this.#turn.questions.ask([payment.id], 'places');
      if (!answer || this.payment?.shape !== payment.shape) return;
      places = answer.offer ? sortOut(answer.offer.actions).places : [];
      this.#placesOf.set(payment.shape, places);
    }
    this.places = places;
    this.#show(firstPlace(waysOf(payment.shape), places));
  }

  // Place and brick

  #toPlace(place: Place): ActionId[] {
    if (this.#turn.view?.step === 'brick') return [];
    return this.payment ? [this.payment.id, place.id] : [place.id];
  }

  /** Shows the shape on a place, and asks how it may be finished there. */
  #show(place: Place | null): void {
    if (place) this.brick.follow(this.place, place);
    this.place = place;
    this.refused = null;
    this.byStar = null;
    this.#turn.desk.settle();
    if (place) void this.#askEndings(place);
  }

  async #askEndings(place: Place): Promise<void> {
    const answer = await this.#turn.questions.ask(this.#toPlace(place), 'endings');
    if (!answer?.offer || this.place?.id !== place.id) return;
    this.brick.learn(sortOut(answer.offer.actions).endings);
    const more = answer.events.find(({ code }) => code === 'crw.more_by_star')?.values.points;
    this.byStar = more === undefined ? null : answer.points.high + Number(more);
  }

  goTo(id: ActionId): void {
    const found = this.places.find((place) => place.id === id);
    if (found) this.#show(found);
  }

  /** A tap on the house: on the shape it moves the brick, on a free spot it moves the shape, elsewhere it asks why not. */
  async tap(point: Point, square: string): Promise<void> {
    const cell = cellOf(square);
    if (!this.place || !this.shape) {
      // Any two squares: the game says what comes first.
      const other: Cell = cell[1] > 0 ? [cell[0], cell[1] - 1] : [cell[0], cell[1] + 1];
      return this.#turn.questions.askWhyNot([placing([cell, other])]);
    }
    if (this.place.squares.includes(square)) return this.brick.put(square);
    if (!this.places.length) return this.#turn.questions.askWhyNot([`brick ${square}`]);
    const found = covering(this.here, square, point);
    if (found) this.#show(found);
    else await this.#refuse(cellsOver(this.place.cells, cell, point), point);
  }

  /** The shape is dragged: it goes to the nearest spot. */
  drag(point: Point): boolean {
    const found = nearest(this.here, point);
    if (!found || found.id === this.place?.id) return false;
    this.#show(found);
    return true;
  }

  async step(direction: Cell): Promise<void> {
    if (!this.place) return this.askWhatIsMissing();
    const found = stepped(this.here, this.place, direction);
    if (found) return this.#show(found);
    // Past the last spot it stays where it is, and says why.
    const cells = this.place.cells.map(([x, y]): Cell => [x + direction[0], y + direction[1]]);
    return this.#turn.questions.askWhyNot([...(this.payment ? [this.payment.id] : []), placing(cells)]);
  }

  async turnShape(): Promise<void> {
    if (!this.place || !this.shape) return this.askWhatIsMissing();
    const found = turned(waysOf(this.shape), this.places, this.place);
    if (found) return this.#show(found);
    if (turnOf(quarterTurned(this.place.cells)) === this.place.turn) {
      this.#turn.desk.say(t('facade-turned-same'));
      return;
    }
    const cells = cellsAround(quarterTurned(this.place.cells), middle(this.place.cells));
    return this.#refuse(cells, middle(cells));
  }

  /** The brick goes to the next square; after the last one it is left out, where a star allows that. */
  async nextBrick(): Promise<void> {
    const squares = this.place?.squares ?? [];
    if (squares.length) this.brick.next(squares);
    else await this.#turn.questions.askWhyNot(['brick a1']);
  }

  async leaveOutBrick(): Promise<void> {
    if (this.place && this.brick.canBeLeftOut) this.brick.clean = !this.brick.clean;
    else await this.#turn.questions.askWhyNot(this.place ? [...this.#toPlace(this.place), 'no-x'] : ['no-x']);
  }

  /** Why there is nothing to confirm. */
  askWhatIsMissing(): Promise<void> {
    return this.refused
      ? this.#refuse(this.refused, middle(this.refused))
      : this.#turn.questions.askWhyNot(['place a1 a2']);
  }

  async #refuse(cells: readonly Cell[], point: Point): Promise<void> {
    this.#turn.desk.settle();
    this.refused = cells;
    this.reasons = [];
    const near = nearest(this.here, point) ?? nearest(this.places, point);
    await this.#turn.questions.askWhyNot([...(this.payment ? [this.payment.id] : []), placing(cells)], {
      fix: moveTo(near, (place) => this.#show(place)),
      over: () => (this.refused = null),
      found: (refusal) => (this.reasons = reasonsFor(refusal, cells, this.#turn.sheet)),
    });
  }
}
