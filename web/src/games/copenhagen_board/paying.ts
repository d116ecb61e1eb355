/* Choosing among the offered payments of a tile. */

import { inOrder } from '../../facade/colours';
import { least } from '../../facade/places';
import type { Payment } from './choices';

export interface PaymentAbilities {
  readonly discount: boolean;
  readonly change: boolean;
}

export function count(cards: string, letter: string): number {
  return [...cards].filter((one) => one === letter).length;
}

/** The payment nearest to what is wanted: with these abilities and no others, then with cards of the tile's colour. */
export function bestPayment(payments: readonly Payment[], abilities: PaymentAbilities, letter: string): Payment | null {
  return least(payments, (one) => [
    Number(one.discount !== abilities.discount) + Number(one.change !== abilities.change),
    one.cards.length - count(one.cards, letter),
  ]);
}

/** Payments with these abilities and no others. */
export function withAbilities(payments: readonly Payment[], { discount, change }: PaymentAbilities): Payment[] {
  return payments.filter((one) => one.discount === discount && one.change === change);
}

/** Whether a payment takes all of some cards. */
function takes(payment: Payment, cards: string): boolean {
  return [...new Set(cards)].every((letter) => count(payment.cards, letter) >= count(cards, letter));
}

/**
 * What pays once a card is to pay too: that card, and as many of those that pay already as go with it. Where only one
 * payment is left, all of it. Null where no payment takes such a card.
 */
export function paidWith(payments: readonly Payment[], paid: string, letter: string): string | null {
  const aim = least(
    payments.filter((one) => one.cards.includes(letter)),
    // A card that is one more of its colour is meant to be one more.
    (one) => [
      Number(count(one.cards, letter) <= count(paid, letter)),
      -common(without(one.cards, letter), paid).length,
    ],
  );
  if (!aim) return null;
  const cards = inOrder([letter, ...common(without(aim.cards, letter), paid)]);
  const possible = payments.filter((one) => takes(one, cards));
  return possible.length === 1 ? aim.cards : cards;
}

function common(a: string, b: string): string {
  return [...new Set(a)].map((letter) => letter.repeat(Math.min(count(a, letter), count(b, letter)))).join('');
}

export function payText(cards: string, abilities: PaymentAbilities): string {
  const words = (['discount', 'change'] as const).filter((word) => abilities[word]);
  return ['pay', inOrder([...cards]) || 'nothing', ...words].join(' ');
}

/** Cards without one of a letter. */
export function without(cards: string, letter: string): string {
  return cards.replace(letter, '');
}
