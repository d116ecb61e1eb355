/* Choosing among the offered payments of a tile. */

import { inOrder } from '../../facade/colours';
import { least } from '../../facade/places';
import type { Payment } from './choices';

export interface PaymentAbilities {
  readonly discount: boolean;
  readonly change: boolean;
}

function count(cards: string, letter: string): number {
  return [...cards].filter((one) => one === letter).length;
}

/** The payment nearest to what is wanted: with these abilities and no others, then with cards of the tile's colour. */
export function bestPayment(payments: readonly Payment[], abilities: PaymentAbilities, letter: string): Payment | null {
  return least(payments, (one) => [
    Number(one.discount !== abilities.discount) + Number(one.change !== abilities.change),
    one.cards.length - count(one.cards, letter),
  ]);
}

/** The same payment with one card of a letter more or less and another instead, null where that isn't offered. */
export function swapped(
  payments: readonly Payment[],
  now: Payment,
  letter: string,
  change: 1 | -1,
  abilities: PaymentAbilities,
): Payment | null {
  const wanted = count(now.cards, letter) + change;
  const fitting = payments.filter(
    (one) =>
      one.discount === abilities.discount && one.change === abilities.change && count(one.cards, letter) === wanted,
  );
  return least(fitting, (one) => [difference(one.cards, now.cards)]);
}

function difference(a: string, b: string): number {
  return [...'rygbp'].reduce((sum, letter) => sum + Math.abs(count(a, letter) - count(b, letter)), 0);
}

/** Which cards of a hand pay: of equal ones those on the left. */
export function raised(hand: string, cards: string): boolean[] {
  const left = [...cards];
  return Array.from(hand, (letter) => {
    const at = left.indexOf(letter);
    if (at >= 0) left.splice(at, 1);
    return at >= 0;
  });
}

export function payText(cards: string, abilities: PaymentAbilities): string {
  const words = (['discount', 'change'] as const).filter((word) => abilities[word]);
  return ['pay', inOrder([...cards]) || 'nothing', ...words].join(' ');
}

/** Cards without one of a letter. */
export function without(cards: string, letter: string): string {
  return cards.replace(letter, '');
}
