/* Which dice and bonuses lie ringed for a payment, and what a tap on one of them changes. */

import { letterOf } from '../../facade/colours';
import { least } from '../../facade/places';
import type { Payment } from './choices';
import { colourOf } from './shapes';

const MEANS = ['dice', 'whites', 'bonuses'] as const;
export type Means = (typeof MEANS)[number];

/** Where a payment's dice lie in the tray, as a boolean for each die. Dice that were tapped are taken before others. */
export function ringed(dice: string, payment: Payment, tapped: readonly number[] = []): boolean[] {
  const rings = Array.from(dice, () => false);
  const take = (letter: string, count: number): void => {
    const lying = Array.from(dice, (_, index) => index).filter((index) => dice.charAt(index) === letter);
    const wanted = lying.filter((index) => tapped.includes(index));
    const others = lying.filter((index) => !tapped.includes(index));
    for (const index of [...wanted, ...others].slice(0, count)) rings[index] = true;
  };
  take(letterOf(colourOf(payment.shape)), payment.dice);
  take('w', payment.whites);
  return rings;
}

/** What a die of this letter counts as for a shape; null for a die of another colour. */
export function meansOf(letter: string, shape: string): Means | null {
  if (letter === 'w') return 'whites';
  return letter === letterOf(colourOf(shape)) ? 'dice' : null;
}

/**
 * Among the offered payments, the one nearest to the present that has one more or one less of something: the others
 * stay as they are as far as they can, so that every mixture can be come to tap by tap.
 */
export function swapped(payments: readonly Payment[], now: Payment, means: Means, change: 1 | -1): Payment | null {
  const fitting = payments.filter((one) => one.again === now.again && one[means] === now[means] + change);
  return least(fitting, (one) => [MEANS.reduce((sum, each) => sum + Math.abs(one[each] - now[each]), 0)]);
}

/** A payment that is not on offer, in the notation of moves: the game says what is wrong with it. */
export function changedText(now: Payment, means: Means, change: 1 | -1): string {
  const wish = { whites: now.whites, bonuses: now.bonuses };
  if (means === 'dice') {
    // One coloured die less has to be made up by something: by a white, which is what lies there.
    wish.whites -= change;
  } else {
    wish[means] += change;
    if (change > 0 && means === 'bonuses' && wish.whites > 0) wish.whites -= 1;
  }
  return chooseText(now.shape, Math.max(0, wish.whites), wish.bonuses, now.again);
}

export function chooseText(shape: string, whites: number, bonuses: number, again: boolean): string {
  const words = [`choose ${shape}`];
  if (whites) words.push(`w${whites}`);
  if (bonuses) words.push(`b${bonuses}`);
  if (again) words.push('again');
  return words.join(' ');
}
