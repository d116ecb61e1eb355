/*
 * The drawing that is being planned: a shape with its payment, a place, a brick. To the engine these are three steps;
 * here they are one, and nothing is committed before the last.
 */

import { t } from '../../i18n/language.svelte';
import type { ActionId, Answer, OfferedAction } from '../../wire';
import { type Means, meansOf, swapped, changedText } from './payment';
import { carriedBrick } from './brick';
import { type Endings, type Payment, sortOut } from './choices';
import {
  cellsAround,
  cellsOver,
  covering,
  firstPlace,
  nearest,
  type Place,
  squaresText,
  stepped,
  turned,
} from '../../facade/places';
import { type Colour, faceOf, letterOf } from '../../facade/colours';
import { colourOf, sizeOf, SHAPES, waysOf } from './shapes';
import {
  type Cell,
  cellOf,
  COLUMNS,
  middle,
  type Point,
  quarterTurned,
  ROWS,
  squareName,
  turnOf,
} from '../../facade/squares';
import { shapeName } from './text';
import type { Turn } from './turn.svelte';
import { nextBest, reasonsFor, richest, wantedText } from './alternatives';

/** A place in the notation of moves. */
function placing(cells: readonly Cell[]): string {
  return `place ${squaresText(cells)}`;
}

export class Drawing {
  readonly #turn: Turn;
  /** Whose shapes lie in the action bar. */
  colour = $state<Colour>('red');
  payment = $state.raw<Payment | null>(null);
  /** Dice that were tapped: of equal ones they pay first. */
  tapped = $state.raw<readonly number[]>([]);
  places = $state.raw<readonly Place[]>([]);
  place = $state.raw<Place | null>(null);
  brick = $state<string | null>(null);
  /** No brick at all. */
  clean = $state(false);
  endings = $state.raw<Endings | null>(null);
  /** Squares that were refused. */
  refused = $state.raw<readonly Cell[] | null>(null);
  /** Squares that are the reason for it. */
  reasons = $state.raw<readonly Cell[]>([]);
  /** Ids of bricks by their square: they are the same for every shape. */
  readonly #bricks = new Map<string, ActionId>();
  #noBrick: ActionId | null = null;
  readonly #placesOf = new Map<string, readonly Place[]>();

  constructor(turn: Turn) {
    this.#turn = turn;
  }

  readonly shape: string | null = $derived.by(() => this.payment?.shape ?? this.#turn.view?.chosen ?? null);

  /** Places the same way up as the present one. */
  readonly here: readonly Place[] = $derived(this.places.filter((one) => one.turn === this.place?.turn));

  /** All steps of the drawing, once each of them is known. */
  readonly plan: readonly ActionId[] | null = $derived.by(() => {
    if (!this.place || !this.shape || this.refused) return null;
    const ending = this.clean
      ? (this.endings?.noBrick ?? this.#noBrick)
      : (this.endings?.bricks.get(this.brick ?? '') ?? this.#bricks.get(this.brick ?? ''));
    if (ending === null || ending === undefined) return null;
    return [...this.#toPlace(this.place), ending];
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
      this.brick = view.placed.at(-1) ?? null;
      this.#learn(choices.endings);
    }
    if (view?.chosen) this.colour = colourOf(view.chosen);
  }

  /** Nothing is planned any more. */
  putBack(): void {
    this.payment = null;
    this.tapped = [];
    this.places = [];
    this.place = null;
    this.brick = null;
    this.clean = false;
    this.endings = null;
    this.refused = null;
  }

  // Shape and payment

  async choose(shape: string): Promise<void> {
    const payments = this.#turn.choices.shapes.get(shape);
    this.colour = colourOf(shape);
    if (!payments?.[0]) {
      const best = nextBest(shape, [...this.#turn.choices.shapes.keys()]);
      const fix =
        best === undefined
          ? undefined
          : { label: t('cr-take', { shape: shapeName(best) }), act: () => void this.choose(best) };
      await this.#turn.askWhyNot([wantedText(shape, this.#turn)], { fix });
      return;
    }
    if (this.payment?.shape === shape) return;
    this.putBack();
    await this.#pay(payments[0]);
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
    this.clean = of('no-x') !== undefined;
    if (of('brick')) this.brick = String(of('brick')?.square);
  }

  showColour(colour: Colour): void {
    this.colour = colour;
  }

  /** The next shape that can be drawn, of any colour. */
  async chooseNext(change: 1 | -1): Promise<void> {
    const possible = SHAPES.filter((shape) => this.#turn.choices.shapes.has(shape));
    if (!possible.length) return this.choose(`${this.colour}-2`);
    const at = this.shape === null ? -1 : possible.indexOf(this.shape);
    const next = at < 0 ? (change > 0 ? 0 : possible.length - 1) : (at + change + possible.length) % possible.length;
    return this.choose(possible[next] ?? '');
  }

  /** A die was tapped: it pays instead of another, or it stands for its colour. */
  async tapDie(index: number, rings: readonly boolean[]): Promise<void> {
    const letter = this.#turn.dice.charAt(index);
    if (!letter) return;
    const means = this.payment && meansOf(letter, this.payment.shape);
    if (!this.payment || !means) return this.#chooseFor(letter);
    if (rings[index]) return this.#swap(means, -1);
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
    if (!other) return this.#turn.askWhyNot([changedText(now, means, change)]);
    this.payment = other;
    if (this.place) this.#show(this.place);
  }

  /** The largest shape that a die of this letter could help to draw. */
  async #chooseFor(letter: string): Promise<void> {
    const possible = [...this.#turn.choices.shapes].filter(([shape, payments]) =>
      letter === 'w' ? payments.some((one) => one.whites > 0) : letterOf(colourOf(shape)) === letter,
    );
    const best = possible.map(([shape]) => shape).sort((a, b) => sizeOf(b) - sizeOf(a))[0];
    const colour = letter === 'w' ? this.colour : (faceOf(letter) as Colour);
    return this.choose(best ?? `${colour}-2`);
  }

  async #pay(payment: Payment): Promise<void> {
    this.payment = payment;
    let places = this.#placesOf.get(payment.shape);
    if (!places) {
      const answer = await this.#turn.ask([payment.id], 'places');
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
    if (place && this.place && this.brick) this.brick = carriedBrick(this.place, this.brick, place);
    this.place = place;
    this.refused = null;
    this.#turn.desk.settle();
    if (!place) return;
    this.brick ??= place.squares.at(-1) ?? null;
    this.endings = null;
    void this.#askEndings(place);
  }

  async #askEndings(place: Place): Promise<void> {
    const answer: Answer | null = await this.#turn.ask(this.#toPlace(place), 'endings');
    if (answer?.offer && this.place?.id === place.id) this.#learn(sortOut(answer.offer.actions).endings);
  }

  #learn(endings: Endings): void {
    for (const [square, id] of endings.bricks) this.#bricks.set(square, id);
    this.#noBrick = endings.noBrick;
    this.endings = endings;
    if (endings.noBrick === null) this.clean = false;
  }

  goTo(id: ActionId): void {
    const found = this.places.find((place) => place.id === id);
    if (found) this.#show(found);
  }

  /** A tap on the house: on the shape it moves the brick, on a free spot it moves the shape, elsewhere it asks why not. */
  async tap(point: Point): Promise<void> {
    const cell: Cell = [
      Math.min(COLUMNS - 1, Math.max(0, Math.floor(point.x))),
      Math.min(ROWS - 1, Math.max(0, Math.floor(point.y))),
    ];
    const square = squareName(cell);
    if (!this.place || !this.shape) {
      // Any two squares: the game says what comes first.
      const other: Cell = cell[1] > 0 ? [cell[0], cell[1] - 1] : [cell[0], cell[1] + 1];
      return this.#turn.askWhyNot([placing([cell, other])]);
    }
    if (this.place.squares.includes(square)) return this.putBrick(square);
    if (!this.places.length) return this.#turn.askWhyNot([`brick ${square}`]);
    const found = covering(this.here, square, point);
    if (found) this.#show(found);
    else await this.#refuse(cellsOver(this.place.cells, cell, point), point);
  }

  /** The shape is dragged: it goes to the nearest spot. */
  drag(point: Point): void {
    const found = nearest(this.here, point);
    if (found && found.id !== this.place?.id) this.#show(found);
  }

  async step(direction: Cell): Promise<void> {
    if (!this.place)
      return this.#turn.askWhyNot([
        placing([
          [0, 0],
          [0, 1],
        ]),
      ]);
    const found = stepped(this.here, this.place, direction);
    if (found) return this.#show(found);
    // Past the last spot it stays where it is, and says why.
    const cells = this.place.cells.map(([x, y]): Cell => [x + direction[0], y + direction[1]]);
    return this.#turn.askWhyNot([...(this.payment ? [this.payment.id] : []), placing(cells)]);
  }

  async turnShape(): Promise<void> {
    if (!this.place || !this.shape)
      return this.#turn.askWhyNot([
        placing([
          [0, 0],
          [0, 1],
        ]),
      ]);
    const found = turned(waysOf(this.shape), this.places, this.place);
    if (found) return this.#show(found);
    if (turnOf(quarterTurned(this.place.cells)) === this.place.turn) {
      this.#turn.desk.say(t('facade-turned-same'));
      return;
    }
    const cells = cellsAround(quarterTurned(this.place.cells), middle(this.place.cells));
    return this.#refuse(cells, middle(cells));
  }

  putBrick(square: string): Promise<void> {
    if (this.brick === square && !this.clean && this.endings?.noBrick !== null && this.endings !== null) {
      this.clean = true;
    } else {
      this.clean = false;
      this.brick = square;
    }
    return Promise.resolve();
  }

  /** The brick goes to the next square; after the last one it is left out, where a star allows that. */
  nextBrick(): Promise<void> {
    const squares = this.place?.squares ?? [];
    const at = this.clean ? -1 : squares.indexOf(this.brick ?? '');
    if (!squares.length) return this.#turn.askWhyNot(['brick a1']);
    if (at === squares.length - 1 && this.endings && this.endings.noBrick !== null) this.clean = true;
    else {
      this.clean = false;
      this.brick = squares[(at + 1) % squares.length] ?? null;
    }
    return Promise.resolve();
  }

  async leaveOutBrick(): Promise<void> {
    if (this.place && this.endings?.noBrick !== null && this.endings !== null) this.clean = !this.clean;
    else await this.#turn.askWhyNot(this.place ? [...this.#toPlace(this.place), 'no-x'] : ['no-x']);
  }

  /** Why the shape can't stay where it was put, once more. */
  async askWhyAgain(): Promise<void> {
    if (this.refused) await this.#refuse(this.refused, middle(this.refused));
  }

  async #refuse(cells: readonly Cell[], point: Point): Promise<void> {
    this.#turn.desk.settle();
    this.refused = cells;
    this.reasons = [];
    const near = nearest(this.here, point) ?? nearest(this.places, point);
    await this.#turn.askWhyNot([...(this.payment ? [this.payment.id] : []), placing(cells)], {
      fix: near
        ? { label: t('facade-move', { squares: near.squares.join(' ') }), act: () => this.#show(near) }
        : undefined,
      over: () => (this.refused = null),
      found: (refusal) => (this.reasons = reasonsFor(refusal, cells, this.#turn.sheet)),
    });
  }
}
