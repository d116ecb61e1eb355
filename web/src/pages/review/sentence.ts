/* What a review comes to in a sentence or two: for the top of the page, and to be shared. */

import { t } from '../../i18n/language.svelte';
import type { Review, Seat } from '../../wire';
import { HARDLY, sumOf, tenths, valueOf } from './numbers';

export interface People {
  readonly nameOf: (seat: Seat) => string;
  readonly isMe: (seat: Seat) => boolean;
}

/** What luck did, and what choices did. The second may be empty. */
export interface Sentence {
  readonly luck: string;
  readonly choices: string;
}

/** Of a game of one, of two as `seat` sees it, or of more for the one who won. */
export function sentenceOf(review: Review, seat: Seat, people: People): Sentence {
  if (review.players === 1) return ofOne(review);
  return review.players === 2 ? ofTwo(review, seat, people) : ofMany(review, seat, people);
}

function ofTwo(review: Review, seat: Seat, people: People): Sentence {
  const sum = sumOf(review, seat);
  const luck = valueOf(sum, 'luck');
  const choices = valueOf(sum, 'own', 'others');
  const other = 1 - seat;
  const lucky = luck > 0 ? seat : other;
  const chooser = choices > 0 ? seat : other;
  const [isLuck, isChoice] = [luck, choices].map((value) => Math.abs(value) >= HARDLY);
  const light = lightOf(valueOf(sum, 'revealed'), seat, people);
  if (!isLuck && !isChoice) return { luck: t('review-neither'), choices: light };
  const gave = isLuck
    ? t('review-luck-gave', { ...named(lucky, people), points: tenths(Math.abs(luck)) })
    : t('review-luck-even');
  if (!isChoice) return { luck: gave, choices: [t('review-choices-even'), light].filter(Boolean).join(' ') };
  const chose = { ...named(chooser, people), points: tenths(Math.abs(choices)) };
  const cancels = isLuck && lucky !== chooser && Math.abs(luck + choices) < HARDLY;
  return {
    luck: gave,
    choices: [
      t('review-choices-gave', { ...chose, another: isLuck && lucky === chooser ? 'yes' : 'no' }),
      light || (cancels ? t('review-cancels') : ''),
    ]
      .filter(Boolean)
      .join(' '),
  };
}

/** What came to light, where it made a difference. */
function lightOf(value: number, seat: Seat, people: People): string {
  if (Math.abs(value) < HARDLY) return '';
  return t('review-light-gave', { ...named(value > 0 ? seat : 1 - seat, people), points: tenths(Math.abs(value)) });
}

function ofMany(review: Review, seat: Seat, people: People): Sentence {
  const sum = sumOf(review, seat);
  const [luck, own] = [valueOf(sum, 'luck'), valueOf(sum, 'own')];
  const given = review.seats.map((one) => one.given.points);
  const least = given.every((value, other) => other === seat || value > (given[seat] ?? 0));
  return {
    luck: luckOf(luck, seat, people),
    choices: [
      Math.abs(own) < HARDLY
        ? ''
        : t('review-own', {
            ...named(seat, people),
            points: tenths(Math.abs(own)),
            way: own > 0 ? 'gave' : 'cost',
          }),
      least ? t('review-least', named(seat, people)) : '',
    ]
      .filter(Boolean)
      .join(' '),
  };
}

function ofOne(review: Review): Sentence {
  const sum = sumOf(review, 0);
  const [start, luck, own] = [valueOf(sum, 'start'), valueOf(sum, 'luck'), valueOf(sum, 'own')];
  const way = (value: number): string => (Math.abs(value) < HARDLY ? 'even' : value > 0 ? 'gave' : 'cost');
  return {
    luck: t('review-alone-luck', { way: way(luck), points: tenths(Math.abs(luck)) }),
    choices: t('review-alone-choices', { way: way(own), points: tenths(Math.abs(own)), start: tenths(start) }),
  };
}

function luckOf(luck: number, seat: Seat, people: People): string {
  if (Math.abs(luck) < HARDLY) return t('review-luck-passed', named(seat, people));
  const said = { ...named(seat, people), points: tenths(Math.abs(luck)) };
  return luck > 0 ? t('review-luck-gave', said) : t('review-luck-took', said);
}

/** Who is meant, as messages want it: `you` is yes or no. */
export function named(seat: Seat, { nameOf, isMe }: People): { name: string; you: 'yes' | 'no' } {
  return { name: nameOf(seat), you: isMe(seat) ? 'yes' : 'no' };
}
