/* What the dice of the turn have been through. */

import { type Colour, letterOf } from '../../facade/colours';
import { squaresFilled } from '../../facade/log';
import type { Happening } from '../../play/happenings';
import type { Told } from '../../wire';
import { colourOf } from './shapes';

/** The events by which moves that are made together begin to tell of themselves. */
export const FIRST_EVENTS: Readonly<Record<string, string>> = {
  choose: 'crw.chosen',
  place: 'crw.placed',
  brick: 'crw.drawn',
  'no-x': 'crw.drawn',
};

/** The events since the turn began, which stays so while the others mark. */
export function thisTurn(list: readonly Happening[]): readonly Happening[] {
  return list.slice(list.findLastIndex((one) => one.event.code === 'crw.turn_began') + 1);
}

/** The dice that paid for this turn's shape. */
export function usedDice(turn: readonly Happening[]): string {
  const chosen = turn.findLast((one) => one.event.code === 'crw.chosen')?.event.values;
  if (!chosen) return '';
  return letterOf(colourOf(String(chosen.shape))).repeat(Number(chosen.dice)) + 'w'.repeat(Number(chosen.whites));
}

export interface Roll {
  readonly seq: number;
  /** The dice that fell: all, or those that were rolled again. */
  readonly fallen: string;
}

export function lastRoll(turn: readonly Happening[]): Roll | null {
  const found = turn.findLast((one) => one.event.code === 'crw.rolled');
  return found ? { seq: found.seq, fallen: String(found.event.values.fallen) } : null;
}

/** Which of the dice lying there have just fallen; of equal ones those on the right. */
export function fallenDice(dice: string, fallen: string): boolean[] {
  const left = [...fallen];
  return Array.from(dice)
    .reverse()
    .map((letter) => {
      const at = left.indexOf(letter);
      if (at >= 0) left.splice(at, 1);
      return at >= 0;
    })
    .reverse();
}

/** The tracks that a seat has marked since the dice were left to the others. */
export function marksMade(turn: readonly Happening[], seat: number): Colour[] {
  const ended = turn.findLastIndex((one) => one.event.code === 'crw.turn_ended');
  return turn
    .slice(ended + 1)
    .filter((one) => one.event.code === 'crw.marked' && one.event.seat === seat)
    .map((one) => one.event.values.track as Colour);
}

/** Of dice that were left, those that marks were made for. */
export function markedDice(dice: string, marks: readonly Colour[]): string {
  let left = dice;
  let marked = '';
  for (const colour of marks) {
    const at = dieFor(left, letterOf(colour));
    marked += left.charAt(at);
    left = without(left, left.charAt(at));
  }
  return marked;
}

/** Dice, less some of them. */
export function without(dice: string, gone: string): string {
  return [...gone].reduce((left, letter) => left.replace(letter, ''), dice);
}

/** The die that a mark would be made for: one of the colour, else a white one. */
export function dieFor(dice: string, letter: string): number {
  const own = dice.indexOf(letter);
  return own >= 0 ? own : dice.indexOf('w');
}

/** The squares that a row of the log drew for a seat. */
export function freshSquares(row: Told | undefined, seat: number | null): string[] {
  return squaresFilled(row, seat, 'crw.drawn', 'crw.single_drawn');
}
