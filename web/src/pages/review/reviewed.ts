/* A review together with the game that it is of: what the parts of its page are given. */

import type { Component } from 'svelte';
import type { ChangeProps, GameClient, GamePlay } from '../../games/game';
import { t } from '../../i18n/language.svelte';
import type { Words } from '../../i18n/words';
import type { Info, Moment, Replay, Review, Seat, View } from '../../wire';
import type { Course } from '../replay/course';
import { turnOf } from './graph';
import type { People } from './sentence';

export interface Reviewed extends People {
  readonly table: string;
  readonly review: Review;
  readonly info: Info;
  readonly replay: Replay;
  readonly course: Course;
  readonly client: GameClient;
  readonly play: GamePlay;
  readonly Change: Component<ChangeProps> | null;
  readonly words: Words | null;
  /** A name, also of the reader: for what is shared. */
  readonly trueName: (seat: Seat) => string;
  /** Whose game it is told as: the reader's, or the winner's. */
  readonly seat: Seat;
}

/** A moment with its number: they are counted in the order in which they came up. */
export interface Numbered {
  readonly number: number;
  readonly moment: Moment;
}

export function numbered({ moments }: Review): Numbered[] {
  return [...moments]
    .sort((one, two) => one.from - two.from || one.seat - two.seat)
    .map((moment, index) => ({ number: index + 1, moment }));
}

/** What lay on the table before a move. */
export function viewBefore({ replay }: Pick<Reviewed, 'replay'>, move: number): View {
  return replay.steps[move - 1]?.view ?? replay.start;
}

/** The number that people give to a turn of the review; 0 is the set-up. */
export function turnNumber({ review }: Pick<Reviewed, 'review'>, turn: number): number {
  return review.turns[turn]?.number ?? 0;
}

export function turnName(reviewed: Pick<Reviewed, 'review'>, turn: number): string {
  return t('review-turn', { turn: turnNumber(reviewed, turn) });
}

export function turnOfMoment({ review }: Pick<Reviewed, 'review'>, moment: Moment): number {
  return turnOf(review.turns, moment.from);
}

/** What had happened just before a moment, in its latest line; null where nothing had. */
export function lineBefore(reviewed: Reviewed, moment: Moment): { text: string; plain: string } | null {
  const made = reviewed.course.made(moment.from);
  const told = made.map(({ seq, seat, text, events }) => ({
    seq,
    actor: seat,
    kind: 'acted' as const,
    at: 0,
    events,
    moves: [text],
  }));
  const audience = {
    isMe: (seat: Seat | null) => seat !== null && reviewed.isMe(seat),
    nameOf: reviewed.nameOf,
    words: reviewed.words,
    view: viewBefore(reviewed, moment.from),
  };
  return reviewed.play.story(audience, told).flatMap((section) => section.lines)[0] ?? null;
}
