/* Finding one's way among the offered places of a shape. */

import type { Place } from './choices';
import { cellsOf } from './shapes';
import {
  anyName,
  type Cell,
  cellOf,
  distance,
  isInside,
  middle,
  type Point,
  squareName,
  turnOf,
  turnsOf,
} from './squares';

/** The ways up of a shape that have a place, in the order in which turning goes through them. */
export function turnsWithPlace(shape: string, places: readonly Place[]): string[] {
  return turnsOf(cellsOf(shape))
    .map(turnOf)
    .filter((turn) => places.some((place) => place.turn === turn));
}

/** Where a shape is shown first: as low as it goes, then as far left, the way it is printed if that is as good. */
export function firstPlace(shape: string, places: readonly Place[]): Place | null {
  const turns = turnsWithPlace(shape, places);
  const rank = (place: Place): [number, number, number] => {
    const { x, y } = middle(place.cells);
    return [y, x, turns.indexOf(place.turn)];
  };
  return least(places, rank);
}

export function nearest(places: readonly Place[], point: Point): Place | null {
  return least(places, (place) => [distance(middle(place.cells), point)]);
}

/** The place that covers a square, as near as can be to the point that was tapped. */
export function covering(places: readonly Place[], square: string, point: Point): Place | null {
  return nearest(
    places.filter((place) => place.squares.includes(square)),
    point,
  );
}

/** The next place in a direction: as little sideways as possible, then as near as possible. */
export function stepped(places: readonly Place[], from: Place, direction: Cell): Place | null {
  const here = middle(from.cells);
  const along = (place: Place): number => {
    const there = middle(place.cells);
    return (there.x - here.x) * direction[0] + (there.y - here.y) * direction[1];
  };
  const across = (place: Place): number => {
    const there = middle(place.cells);
    return Math.abs((there.x - here.x) * direction[1]) + Math.abs((there.y - here.y) * direction[0]);
  };
  const ahead = places.filter((place) => along(place) > 0.1 && across(place) <= 2 * along(place));
  return least(ahead, (place) => [along(place) + 3 * across(place), across(place)]);
}

/** The next way up that has a place, and its place nearest to the present one. Null where there is no other way up. */
export function turned(shape: string, places: readonly Place[], from: Place): Place | null {
  const turns = turnsWithPlace(shape, places);
  const next = turns[(turns.indexOf(from.turn) + 1) % turns.length];
  if (next === undefined || next === from.turn) return null;
  return nearest(
    places.filter((place) => place.turn === next),
    middle(from.cells),
  );
}

/** The cells that a shape of some way up would cover with its middle at a point, wherever that may be. */
export function cellsAround(turn: string, point: Point): Cell[] {
  const cells = turn.split(' ').map((pair): Cell => {
    const [x = 0, y = 0] = pair.split(',').map(Number);
    return [x, y];
  });
  const centre = middle(cells);
  const dx = Math.round(point.x - centre.x);
  const dy = Math.round(point.y - centre.y);
  return cells.map(([x, y]): Cell => [x + dx, y + dy]);
}

/** The same cells pushed back into the grid, so that a tap near an edge means the edge. */
export function keptInside(cells: readonly Cell[], columns: number, rows: number): Cell[] {
  const push = (values: number[], most: number): number =>
    Math.max(0, -Math.min(...values)) - Math.max(0, Math.max(...values) - most + 1);
  const dx = push(
    cells.map(([x]) => x),
    columns,
  );
  const dy = push(
    cells.map(([, y]) => y),
    rows,
  );
  return cells.map(([x, y]): Cell => [x + dx, y + dy]);
}

export function placeText(cells: readonly Cell[]): string {
  return `place ${cells.map((cell) => (isInside(cell) ? squareName(cell) : anyName(cell))).join(' ')}`;
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

function least<T>(items: readonly T[], rank: (item: T) => readonly number[]): T | null {
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
