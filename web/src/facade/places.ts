/* Finding one's way among the offered places of a shape. */

import type { ActionId } from '../wire';
import { byReading, type Cell, cellOf, distance, isInside, middle, anyName, type Point, squareName } from './squares';

export interface Place {
  readonly id: ActionId;
  readonly squares: readonly string[];
  readonly cells: readonly Cell[];
  /** The way up, as a text that equal ones share. */
  readonly turn: string;
}

/** `wayOf` names the way up of some cells. */
export function placeOn(id: ActionId, squares: readonly string[], wayOf: (cells: readonly Cell[]) => string): Place {
  const cells = squares.map(cellOf).sort(byReading);
  return { id, squares, cells, turn: wayOf(cells) };
}

/** Of some ways up those that have a place. */
export function waysWithPlace(ways: readonly string[], places: readonly Place[]): string[] {
  return ways.filter((way) => places.some((place) => place.turn === way));
}

/** Where a shape is shown first: as low as it goes, then as far left, the first of its ways up if that is as good. */
export function firstPlace<P extends Place>(ways: readonly string[], places: readonly P[]): P | null {
  const rank = (place: P): [number, number, number] => {
    const { x, y } = middle(place.cells);
    return [y, x, ways.indexOf(place.turn)];
  };
  return least(places, rank);
}

export function nearest<P extends Place>(places: readonly P[], point: Point): P | null {
  return least(places, (place) => [distance(middle(place.cells), point)]);
}

/** The place that covers a square, as near as can be to the point that was tapped. */
export function covering<P extends Place>(places: readonly P[], square: string, point: Point): P | null {
  return nearest(
    places.filter((place) => place.squares.includes(square)),
    point,
  );
}

/** The next place in a direction: as little sideways as possible, then as near as possible. */
export function stepped<P extends Place>(places: readonly P[], from: P, direction: Cell): P | null {
  const here = middle(from.cells);
  const along = (place: P): number => {
    const there = middle(place.cells);
    return (there.x - here.x) * direction[0] + (there.y - here.y) * direction[1];
  };
  const across = (place: P): number => {
    const there = middle(place.cells);
    return Math.abs((there.x - here.x) * direction[1]) + Math.abs((there.y - here.y) * direction[0]);
  };
  const ahead = places.filter((place) => along(place) > 0.1 && across(place) <= 2 * along(place));
  return least(ahead, (place) => [along(place) + 3 * across(place), across(place)]);
}

/** The next way up that has a place, and its place nearest to the present one. Null where there is no other way up. */
export function turned<P extends Place>(ways: readonly string[], places: readonly P[], from: P): P | null {
  const turns = waysWithPlace(ways, places);
  const next = turns[(turns.indexOf(from.turn) + 1) % turns.length];
  if (next === undefined || next === from.turn) return null;
  return nearest(
    places.filter((place) => place.turn === next),
    middle(from.cells),
  );
}

/** The same cells, moved so that their middle is at a point, wherever that may be. */
export function cellsAround(cells: readonly Cell[], point: Point): Cell[] {
  const centre = middle(cells);
  const dx = Math.round(point.x - centre.x);
  const dy = Math.round(point.y - centre.y);
  return cells.map(([x, y]): Cell => [x + dx, y + dy]);
}

/** The same cells moved over a square: inside the grid if they can be, and as near as can be to the point tapped. */
export function cellsOver(cells: readonly Cell[], [x, y]: Cell, point: Point): Cell[] {
  const moved = cells.map(([fromX, fromY]) => cells.map(([cx, cy]): Cell => [cx + x - fromX, cy + y - fromY]));
  return least(moved, (one) => [Number(!one.every(isInside)), distance(middle(one), point)]) ?? [];
}

/** Squares as the notation writes them, also where there are none. */
export function squaresNotation(cells: readonly Cell[]): string {
  return cells.map((cell) => (isInside(cell) ? squareName(cell) : anyName(cell))).join(' ');
}

/** The next free square in a direction; where there is none, the square itself, which is then asked about. */
export function nextSquare(squares: readonly string[], from: string | null, [dx, dy]: Cell): string {
  const first = squares[0] ?? 'a1';
  if (from === null) return first;
  const [x, y] = cellOf(from);
  const ahead = squares
    .map((square) => {
      const [ox, oy] = cellOf(square);
      return {
        square,
        along: (ox - x) * dx + (oy - y) * dy,
        across: Math.abs((ox - x) * dy) + Math.abs((oy - y) * dx),
      };
    })
    .filter((one) => one.along > 0)
    .sort((a, b) => a.along - b.along || a.across - b.across);
  return ahead[0]?.square ?? squareName([Math.max(0, Math.min(4, x + dx)), Math.max(0, Math.min(8, y + dy))]);
}

export function least<T>(items: readonly T[], rank: (item: T) => readonly number[]): T | null {
  let best: T | null = null;
  let bestRank: readonly number[] = [];
  for (const item of items) {
    const own = rank(item);
    if (best === null || isLess(own, bestRank)) {
      best = item;
      bestRank = own;
    }
  }
  return best;
}

function isLess(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i += 1) {
    const difference = (a[i] ?? 0) - (b[i] ?? 0);
    if (Math.abs(difference) > 1e-9) return difference < 0;
  }
  return false;
}

/** Free spots to be shown beside the present one: none of them overlap, low ones first. */
export function spotsBeside(places: readonly Place[], present: Place): (readonly Cell[])[] {
  const taken = new Set(present.squares);
  const spots: (readonly Cell[])[] = [];
  const byHeight = [...places].sort((a, b) => {
    const p = middle(a.cells);
    const q = middle(b.cells);
    return p.y - q.y || p.x - q.x;
  });
  for (const place of byHeight) {
    if (place.squares.some((square) => taken.has(square))) continue;
    for (const square of place.squares) taken.add(square);
    spots.push(place.cells);
  }
  return spots;
}
