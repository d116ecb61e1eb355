/*
 * Checks the cards of a table: the secret against its seal, each deck against the root that was shown when it was
 * made, and each card against its place in the deck. Which order the rules make of the secret, only they can say.
 */

import type { ActionId, CardDrawn, CardsOpened, DeckMade } from '../wire';
import { fromHex, hex } from './random';
import { bytesOf, hmac, join, sha256 } from './sha256';

const LEAF = new Uint8Array([0]);
const NODE = new Uint8Array([1]);

/** A deck with what the opened secret shows of it, if it has been opened. */
export class Deck {
  readonly made: DeckMade;
  /** The order that was opened is the one whose root was shown; null as long as nothing is opened. */
  readonly fits: boolean | null;
  private readonly name: string;
  /** Where it begins, as the rules count. */
  private readonly base: number;
  private readonly order: readonly ActionId[] | null;

  /** `first` is the card that it was made with. After a restore that is not the first one of the deck. */
  constructor(first: CardDrawn, made: DeckMade, context: Uint8Array, opened: CardsOpened | null) {
    this.name = first.deck;
    this.base = first.index;
    this.made = made;
    this.order = opened ? (opened.decks[this.name] ?? []) : null;
    this.fits = opened && this.order ? this.opens(context, opened.secret, this.order) : null;
  }

  private opens(context: Uint8Array, secret: string, order: readonly ActionId[]): boolean {
    const salt = saltsOf(fromHex(secret), context, this.name);
    const leaves = order.map((card, index) => this.leaf(index, card, salt(index)));
    return order.length === this.made.size && rootOf(leaves) === this.made.root;
  }

  private leaf(index: number, card: ActionId, salt: Uint8Array): Uint8Array {
    return sha256(join(LEAF, salt, bytesOf(JSON.stringify([this.name, index, card]))));
  }

  /** Whether a card lies where it was drawn; null if it is still covered. */
  holds(drawn: CardDrawn): boolean | null {
    if (drawn.leaf && !this.leads(drawn, drawn.leaf.salt, drawn.leaf.path)) return false;
    if (this.order) return this.order[drawn.index - this.base] === drawn.action;
    return drawn.leaf ? true : null;
  }

  private leads(drawn: CardDrawn, salt: string, path: readonly string[]): boolean {
    const place = drawn.index - this.base;
    let found = this.leaf(place, drawn.action, fromHex(salt));
    let used = 0;
    for (let index = place, size = this.made.size; size > 1; index >>= 1, size = (size + 1) >> 1) {
      if (index % 2 === 0 && index + 1 >= size) continue;
      const beside = fromHex(path[used++] ?? '');
      found = index % 2 ? sha256(join(NODE, beside, found)) : sha256(join(NODE, found, beside));
    }
    return used === path.length && hex(found) === this.made.root;
  }
}

/** The salts of a deck's leaves, by their places, which a secret gives. */
export function saltsOf(secret: Uint8Array, context: Uint8Array, deck: string): (place: number) => Uint8Array {
  const key = hmac(secret, join(context, bytesOf(deck)));
  return (place) => hmac(key, join(bytesOf('salt'), four(place)));
}

/** Each two hashed together, level by level; one that is left over goes up as it is. */
function rootOf(leaves: readonly Uint8Array[]): string {
  let level = leaves;
  while (level.length > 1) {
    const below = level;
    level = Array.from({ length: (below.length + 1) >> 1 }, (_, i) => {
      const beside = below[2 * i + 1];
      return beside ? sha256(join(NODE, below[2 * i]!, beside)) : below[2 * i]!;
    });
  }
  return level[0] ? hex(level[0]) : '';
}

function four(number: number): Uint8Array {
  const bytes = new DataView(new ArrayBuffer(4));
  bytes.setUint32(0, number);
  return new Uint8Array(bytes.buffer);
}
