import { expect, test } from 'vitest';
import { Brick } from './brick.svelte';

const PLACE = ['a1', 'b1'];

function brick(noBrick: number | null): Brick {
  const made = new Brick();
  made.square = 'a1';
  made.learn({ bricks: new Map(PLACE.map((square, i) => [square, 10 + i])), noBrick });
  return made;
}

test('the brick goes from square to square, and round again where it has to be drawn', () => {
  const one = brick(null);
  one.next(PLACE);
  expect([one.square, one.ending]).toEqual(['b1', 11]);
  one.next(PLACE);
  expect([one.square, one.ending]).toEqual(['a1', 10]);
});

test('where a star allows it, the brick is left out after the last square', () => {
  const one = brick(20);
  one.next(PLACE);
  one.next(PLACE);
  expect([one.clean, one.ending]).toEqual([true, 20]);
  one.next(PLACE);
  expect([one.clean, one.ending]).toEqual([false, 10]);
});

test('a tap on the brick leaves it out only where a star allows it', () => {
  const [must, may] = [brick(null), brick(20)];
  must.put('a1');
  may.put('a1');
  expect([must.clean, may.clean]).toEqual([false, true]);
});
