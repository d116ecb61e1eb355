/* The brick of a drawing: on which of its squares it is, or that it is left out, where a star allows that. */

import { least, type Place } from '../../facade/places';
import { cellOf, distance, middle, squareName } from '../../facade/squares';

import type { ActionId } from '../../wire';
import type { Endings } from './choices';

export class Brick {
  square = $state<string | null>(null);
  /** No brick at all. */
  clean = $state(false);
  #endings = $state.raw<Endings | null>(null);
  /** Ids by square: they are the same for every shape. */
  readonly #ids = new Map<string, ActionId>();
  #leavingOut: ActionId | null = null;

  /** The step that finishes the drawing, once it is known. */
  get ending(): ActionId | null {
    if (this.clean) return this.#endings?.noBrick ?? this.#leavingOut;
    const square = this.square ?? '';
    return this.#endings?.bricks.get(square) ?? this.#ids.get(square) ?? null;
  }

  get canBeLeftOut(): boolean {
    return this.#endings !== null && this.#endings.noBrick !== null;
  }

  putBack(): void {
    this.square = null;
    this.clean = false;
    this.#endings = null;
  }

  /** How the drawing may be finished where it is now. */
  learn(endings: Endings): void {
    for (const [square, id] of endings.bricks) this.#ids.set(square, id);
    this.#leavingOut = endings.noBrick;
    this.#endings = endings;
    if (endings.noBrick === null) this.clean = false;
  }

  /** Goes along with the shape. How it may be finished there is not known yet. */
  follow(from: Place | null, to: Place): void {
    if (from && this.square) this.square = carriedBrick(from, this.square, to);
    this.square ??= to.squares.at(-1) ?? null;
    this.#endings = null;
  }

  /** Goes to a square of the shape. Where it is already, it is left out, if it can be. */
  put(square: string): void {
    this.clean = this.square === square && !this.clean && this.canBeLeftOut;
    this.square = square;
  }

  /** Goes to the next of some squares; after the last one it is left out, if it can be. */
  next(squares: readonly string[]): void {
    const at = this.clean ? -1 : squares.indexOf(this.square ?? '');
    this.clean = at === squares.length - 1 && this.canBeLeftOut;
    if (!this.clean) this.square = squares[(at + 1) % squares.length] ?? null;
  }
}

/** The brick goes with the shape: the square of the new place that corresponds to the old one's. */
export function carriedBrick(from: Place, brick: string, to: Place): string {
  if (from.turn === to.turn) {
    const index = from.cells.findIndex((cell) => squareName(cell) === brick);
    const cell = to.cells[index];
    if (cell) return squareName(cell);
  }
  const [x, y] = cellOf(brick);
  const target = { x: x + 0.5, y: y + 0.5 };
  const cell = least(to.cells, (one) => [distance(middle([one]), target)]);
  return cell ? squareName(cell) : brick;
}
