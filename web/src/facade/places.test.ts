import { describe, expect, it } from 'vitest';
import {
  cellsAround,
  cellsOver,
  covering,
  firstPlace,
  nearest,
  nextSquare,
  type Place,
  placeOn,
  squaresNotation,
  stepped,
  turned,
  waysWithPlace,
} from './places';
import { type Cell, middle, turnOf, turnsOf } from './squares';

const RED_3: readonly Cell[] = [
  [0, 0],
  [1, 0],
  [1, 1],
];
const ways = turnsOf(RED_3).map(turnOf);

function places(...texts: string[]): readonly Place[] {
  return texts.map((text, id) => placeOn(id, text.split(' '), turnOf));
}

describe('finding a place', () => {
  const three = places('a1 b1 b2', 'b1 c1 c2', 'a3 b3 b4', 'a1 a2 b1', 'd1 e1 e2');
  const at = (squares: string): Place => {
    const found = three.find((place) => place.squares.join(' ') === squares);
    if (!found) throw new Error(squares);
    return found;
  };

  it('begins as low and as far left as it goes', () => {
    expect(firstPlace(ways, three)?.squares).toEqual(['a1', 'a2', 'b1']);
  });

  it('takes the nearest to a point, and one that covers a square', () => {
    expect(nearest(three, { x: 4.5, y: 0.5 })?.squares).toEqual(['d1', 'e1', 'e2']);
    expect(covering(three, 'b4', { x: 1.5, y: 3.5 })?.squares).toEqual(['a3', 'b3', 'b4']);
    expect(covering(three, 'e9', { x: 4.5, y: 8.5 })).toBeNull();
  });

  it('steps in the direction of an arrow, and nowhere past the last', () => {
    const printed = three.filter((place) => place.turn === at('a1 b1 b2').turn);
    expect(stepped(printed, at('a1 b1 b2'), [1, 0])?.squares).toEqual(['b1', 'c1', 'c2']);
    expect(stepped(printed, at('b1 c1 c2'), [1, 0])?.squares).toEqual(['d1', 'e1', 'e2']);
    expect(stepped(printed, at('a1 b1 b2'), [0, 1])?.squares).toEqual(['a3', 'b3', 'b4']);
    expect(stepped(printed, at('d1 e1 e2'), [1, 0])).toBeNull();
  });

  it('turns to the next way up that has a place', () => {
    expect(waysWithPlace(ways, three)).toHaveLength(2);
    expect(turned(ways, three, at('b1 c1 c2'))?.squares).toEqual(['a1', 'a2', 'b1']);
    expect(turned(ways, places('a1 b1 b2'), at('a1 b1 b2'))).toBeNull();
  });

  it('asks about the squares under a tap, also where they are taken or outside', () => {
    expect(squaresNotation(cellsAround(at('a1 b1 b2').cells, { x: 2.5, y: 5.5 }))).toBe('b6 c6 c7');
    expect(
      squaresNotation([
        [4, 0],
        [5, 0],
        [5, 1],
      ]),
    ).toBe('e1 f1 f2');
  });

  it('puts the shape over the square that was tapped, inside if it can be', () => {
    const printed = at('a1 b1 b2').cells;
    expect(squaresNotation(cellsOver(printed, [2, 5], { x: 2.5, y: 5.5 }))).toBe('b6 c6 c7');
    expect(squaresNotation(cellsOver(printed, [4, 8], { x: 4.5, y: 8.5 }))).toBe('d8 e8 e9');
    expect(squaresNotation(cellsOver(printed, [0, 8], { x: 0.5, y: 8.5 }))).toContain('a9');
  });

  it('knows the middle of some cells', () => {
    expect(
      middle([
        [0, 0],
        [1, 0],
      ]),
    ).toEqual({ x: 1, y: 0.5 });
  });

  it('steps from square to square, and asks about the one past the last', () => {
    expect(nextSquare(['a1', 'c1', 'c2'], 'a1', [1, 0])).toBe('c1');
    expect(nextSquare(['a1', 'c1', 'c2'], 'c1', [0, 1])).toBe('c2');
    expect(nextSquare(['a1', 'c1'], 'c1', [1, 0])).toBe('d1');
    expect(nextSquare(['a1'], null, [1, 0])).toBe('a1');
  });
});
