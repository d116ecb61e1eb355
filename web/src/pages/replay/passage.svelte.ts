/* A game that is looked through, at the moment where one is: who acts, what has happened, and where playing stops. */

import type { Audience, LogLine } from '../../games/game';
import { wordsOf } from '../../i18n/games.svelte';
import { t } from '../../i18n/language.svelte';
import { type Seated, seatName } from '../../state/names';
import type { loadTable } from '../../table/load';
import type { Replay, ReplayStep, Seat } from '../../wire';
import { Course, type Moment } from './course';
import { linesOf } from './lines';
import { Playback } from './playback.svelte';

export interface Source {
  readonly game: string;
  readonly parts: NonNullable<Awaited<ReturnType<typeof loadTable>>>;
  readonly start: Replay['start'];
  readonly steps: readonly ReplayStep[];
  /** Who sat where. */
  readonly info: Seated;
  /** Where I sat, if I did. */
  readonly me: Seat | null;
}

export class Passage {
  readonly #source: () => Source | null;
  readonly playback: Playback;

  /** Called while a component is being made. The source is null until it has been read. */
  constructor(source: () => Source | null) {
    this.#source = source;
    this.playback = new Playback(
      () => this.course,
      () => this.stops,
    );
  }

  readonly #now = $derived.by(() => this.#source());

  readonly course = $derived.by(() => {
    const now = this.#now;
    return now && new Course({ start: now.start, steps: [...now.steps] }, (view) => now.parts.client.points(view));
  });

  get at(): Moment {
    return this.playback.at;
  }

  readonly view = $derived.by(() => this.#now && (this.#now.steps[this.at - 1]?.view ?? this.#now.start));

  readonly actor = $derived.by(() => this.course?.actorAt(this.at) ?? null);

  /** Whose sheet it is about: of a turn that is looked at as a whole, whoever had it. */
  readonly front = $derived.by(() => {
    const turn = this.playback.whole ? this.course?.turns[this.course.turnAt(this.at)]?.seat : null;
    return turn ?? this.actor;
  });

  readonly words = $derived.by(() => this.#now && wordsOf(this.#now.game, this.nameOf));

  readonly audience = $derived.by((): Audience => {
    const me = this.#now?.me ?? null;
    return { isMe: (seat) => seat === me && seat !== null, nameOf: this.nameOf, words: this.words, view: this.view };
  });

  /** All so far, as the log of its table would tell it: newest first. */
  readonly happened = $derived.by(() => this.#told(this.at));

  /** What the turn has brought so far, in its latest line. */
  readonly latest = $derived.by(() => {
    const made = new Set(this.course?.made(this.at).map((step) => step.seq));
    return this.happened.find((line) => made.has(line.seq));
  });

  /** What stands there as long as there is no such line. */
  readonly begins = $derived.by(() => {
    if (this.actor !== null) return t('replay-begins', { name: this.nameOf(this.actor) });
    return this.at ? '' : t('replay-start');
  });

  /** Where playing stops for a moment. */
  readonly stops = $derived.by((): readonly Moment[] => {
    const told = new Set(this.#told().map((line) => line.seq));
    return this.course?.stops((step) => told.has(step.seq)) ?? [];
  });

  readonly players = $derived.by(() =>
    (this.#now?.info.seats ?? []).map((_, seat) => ({
      seat,
      name: this.nameOf(seat),
      points: this.course?.points[this.at]?.[seat] ?? 0,
      me: seat === this.#now?.me,
    })),
  );

  readonly nameOf = (seat: Seat): string => seatName(this.#now?.info ?? null, seat);

  #told(until?: Moment): LogLine[] {
    return this.#now ? linesOf(this.#now.parts.play, this.audience, this.#now.steps.slice(0, until)) : [];
  }
}
