import { least, type Place } from '../../facade/places';
import { cellOf, distance, middle, squareName } from '../../facade/squares';

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
