/* What pays for the tile that is being planned: cards of the hand, which are tapped, and abilities. */

import { type Colour, inOrder, letterOf } from '../../facade/colours';
import { t } from '../../i18n/language.svelte';
import { indexesOf } from '../../play/picking';
import type { Questions } from '../../play/questions.svelte';
import type { ActionId } from '../../wire';
import type { Payment } from './choices';
import { bestPayment, paidWith, payText, type PaymentAbilities, withAbilities } from './paying';
import { abilityName } from './text';
import type { Uses } from './uses';

/** Who pays: the cards there are, what is planned so far, and where to ask. */
interface Payer {
  readonly hand: string;
  readonly questions: Pick<Questions, 'askWhyNot'>;
  uses: Uses;
}

export class Paying {
  readonly #turn: Payer;
  #payments = $state.raw<readonly Payment[]>([]);
  #abilities = $state.raw<PaymentAbilities | null>(null);
  /** Cards that pay, by where they are in the hand. */
  #paid = $state.raw<readonly number[]>([]);
  #colour: Colour = 'red';

  constructor(turn: Payer) {
    this.#turn = turn;
  }

  readonly #cards: string = $derived.by(() => inOrder(this.#paid.map((index) => this.#turn.hand.charAt(index))));
  readonly #possible: readonly Payment[] = $derived.by(() =>
    this.#abilities ? withAbilities(this.#payments, this.#abilities) : [],
  );

  /** Which cards of the hand pay. */
  readonly raised: readonly boolean[] = $derived.by(() => {
    const paid = this.#paid;
    return Array.from(this.#turn.hand, (_, index) => paid.includes(index));
  });
  /** The payment, once enough cards are there. */
  readonly payment: Payment | null = $derived.by(
    () => this.#possible.find((one) => inOrder([...one.cards]) === this.#cards) ?? null,
  );
  /** How many cards it takes; null until that is known. */
  readonly price: number | null = $derived(this.#possible[0]?.cards.length ?? null);
  /** How many of them are still to be picked. */
  readonly missing: number = $derived(Math.max(0, (this.price ?? 0) - this.#paid.length));

  /** Whether an ability is in use, or will be where it can. */
  uses(word: keyof PaymentAbilities): boolean {
    return (this.#abilities ?? this.#turn.uses)[word];
  }

  /** Nothing is to be paid. */
  reset(): void {
    this.#payments = [];
    this.#abilities = null;
    this.#paid = [];
  }

  /** Payments for a tile of a colour. What was picked stays, if it pays for this too. */
  offer(payments: readonly Payment[], colour: Colour): void {
    this.#payments = payments;
    this.#colour = colour;
    if (this.payment) return;
    const best = bestPayment(payments, this.#abilities ?? this.#turn.uses, letterOf(colour));
    if (best) this.#take(best);
  }

  /** A payment as it was advised. */
  follow(id: ActionId | undefined): void {
    const advised = this.#payments.find((one) => one.id === id);
    if (advised) this.#take(advised);
  }

  #take({ cards, discount, change }: Payment): void {
    this.#abilities = { discount, change };
    this.#paid = indexesOf(cards, this.#turn.hand);
  }

  /** Pays with an ability, or without it. `placed` are the steps that come before the payment. */
  async toggle(word: keyof PaymentAbilities, placed: readonly ActionId[]): Promise<void> {
    const now = this.#abilities;
    if (!now) {
      this.#turn.uses = { ...this.#turn.uses, [word]: !this.#turn.uses[word] };
      return;
    }
    const abilities = { ...now, [word]: !now[word] };
    const possible = this.#payments.filter((one) => one[word] === abilities[word]);
    const best = bestPayment(possible, abilities, letterOf(this.#colour));
    if (best) return this.#take(best);
    const cards = word === 'discount' ? this.#cards.slice(abilities.discount ? 1 : 0) : this.#cards;
    return this.#turn.questions.askWhyNot([...placed, payText(cards, abilities)]);
  }

  /** A card was tapped: it pays, or it pays no more. */
  async tap(index: number, placed: readonly ActionId[]): Promise<void> {
    const now = this.#abilities;
    const letter = this.#turn.hand.charAt(index);
    if (!now || !letter) return;
    if (this.#paid.includes(index)) {
      this.#paid = this.#paid.filter((one) => one !== index);
      return;
    }
    if (this.#pick(now, index)) return;
    const changing = { ...now, change: true };
    const fix = paidWith(withAbilities(this.#payments, changing), this.#cards, letter)
      ? {
          label: t('cb-use', { ability: abilityName('change-of-colors') }),
          act: () => void this.#pick(changing, index),
        }
      : undefined;
    const cards = this.missing ? this.#cards : this.#cards.slice(0, -1);
    await this.#turn.questions.askWhyNot([...placed, payText(cards + letter, now)], { fix });
  }

  /** Lets a card pay, this very one and as many of those that pay already as go with it. */
  #pick(abilities: PaymentAbilities, index: number): boolean {
    const { hand } = this.#turn;
    const letter = hand.charAt(index);
    const cards = paidWith(withAbilities(this.#payments, abilities), this.#cards, letter);
    if (cards === null) return false;
    this.#abilities = abilities;
    const found: number[] = [index];
    for (const one of cards.replace(letter, '')) {
      const there = [...this.#paid, ...Array.from(hand, (_, at) => at)];
      const at = there.find((place) => hand.charAt(place) === one && !found.includes(place));
      if (at !== undefined) found.push(at);
    }
    this.#paid = found;
    return true;
  }

  /** Why what is picked pays for nothing. */
  askWhyNot(placed: readonly ActionId[]): Promise<void> {
    return this.#turn.questions.askWhyNot([...placed, payText(this.#cards, this.#abilities ?? this.#turn.uses)]);
  }
}
