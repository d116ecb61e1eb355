/* Words of this game's page, from its own message files. What the rules say comes from the engine's. */

import { type Colour, faceOf, inOrder } from '../../facade/colours';
import { whyNotThere } from '../../facade/refusals';
import { houseValueText, shapeColour, squaresText } from '../../facade/words';
import { t } from '../../i18n/language.svelte';
import { Capital, inOneLine, list } from '../../play/words';
import type { OfferedAction } from '../../wire';
import { ABILITIES, type Ability, type CphView } from './view';

export function tileName(tile: string): string {
  const [colour = '', size = ''] = tile.split('-');
  return t('cb-tile', { colour: shapeColour(colour as Colour), size: Number(size) });
}

/** A value of the game's messages, as people say it. */
export function valueText(name: string, value: string): string | null {
  if (name !== 'column' && /^[rygbp]+$/.test(value)) return cardsText(value);
  if (/^[a-z]+-\d$/.test(value)) return tileName(value);
  return ABILITIES.some((ability) => ability === value) ? abilityName(value as Ability) : houseValueText(name, value);
}

/** Cards in words: "2 red and 1 blue". */
export function cardsText(cards: string): string {
  const count = (letter: string): number => [...cards].filter((one) => one === letter).length;
  return list(
    [...new Set(cards)].map((letter) =>
      t('facade-count', { count: count(letter), colour: shapeColour(faceOf(letter)) }),
    ),
  );
}

export function abilityName(ability: Ability): string {
  return t('cb-ability', { ability });
}

/** What it does, in a few words. */
export function abilityAbout(ability: Ability): string {
  return t('cb-ability-does', { ability });
}

/** What advised steps do. To lay a tile and to pay for it is one deed, and the end of the turn goes without saying. */
export function stepsText(steps: readonly OfferedAction[], view: CphView | null): string {
  const pay = steps.find((step) => step.do === 'pay');
  const lays = steps.some((step) => step.do === 'build');
  const told = steps.filter((step) => (step.do !== 'end' || steps.length === 1) && !(step === pay && lays));
  return inOneLine(told.map((step) => stepText(step, String(pay?.cards ?? '').length, view)));
}

function stepText(step: OfferedAction, cost: number, view: CphView | null): string {
  const { tile, squares, brick, footbridges, both, cards, square, ability } = step as unknown as {
    [name in 'tile' | 'brick' | 'cards' | 'square']: string;
  } & { squares: string[]; footbridges: number[]; both: boolean; ability: Ability };
  switch (step.do) {
    case 'take': {
      const taken = inOrder(footbridges.map((one) => view?.display[one - 1]?.charAt(0) ?? ''));
      return t('cb-take', { count: footbridges.length, cards: cardsText(taken) }) + (both ? t('cb-take-both') : '');
    }
    case 'build':
      return Capital(
        t('cb-advice-build', {
          tile: tileName(tile),
          squares: squaresText(squares),
          brick: squaresText([brick]),
          cost,
        }),
      );
    case 'pay':
      return t('cb-lay', { cost });
    case 'discard':
      return t('cb-discard', { count: 0, cards: cardsText(cards) });
    case 'coat':
      if (square) return t('cb-coat-lay', { square: squaresText([square]) });
      return ability ? t('cb-coat-take', { ability: abilityName(ability) }) : t('cb-coat-activate');
    default:
      return t('play-end');
  }
}

/** Three words on a refusal, by its code. */
export function whyTitle(code: string): string {
  const there = whyNotThere(code);
  if (there) return there;
  if (/neighbours|ends_apart|no_pair/.test(code)) return t('cb-why-apart');
  if (/one_card|third_card|too_many_cards/.test(code)) return t('cb-why-number');
  if (/too_few_cards|pays_too|not_held|five_at_most/.test(code)) return t('cb-why-cards');
  if (/colour|nothing_changed/.test(code)) return t('cb-why-colour');
  if (/tile_gone|no_special$/.test(code)) return t('cb-why-gone');
  if (/ability_missing/.test(code)) return t('cb-why-missing');
  if (/ability_used/.test(code)) return t('cb-why-used');
  if (/ability_owned/.test(code)) return t('cb-why-owned');
  if (/not_the_shape|brick_elsewhere/.test(code)) return t('cb-why-shape');
  if (/not_your_turn|wait_for/.test(code)) return t('cb-why-wait');
  if (/discard/.test(code)) return t('cb-why-discard');
  return t('cb-why-now');
}

/** A square of a house, a card of the harbour, a hand. */
export function placeText(place: string): string {
  if (/^[a-e]\d$/.test(place)) return squaresText([place]);
  const [kind = '', number = ''] = place.split('-');
  return t('cb-place', { kind, number });
}
