/* The coach of a first game: one sentence when something happens for the first time, and never again. */

import { untrack } from 'svelte';
import { currentLanguage } from '../i18n/language.svelte';
import { load, save } from '../state/storage';
import type { Table } from '../state/table.svelte';
import type { Moment } from '../transport/api';
import type { Word } from './coach.svelte';
import { isMoment } from './first-game';

const KEY = 'rw.moments';

type Met = Readonly<Record<string, readonly string[]>>;

export class Guide {
  readonly #table: Table;
  readonly #game: string;
  readonly #moments: readonly Moment[];
  /** The moments that have come and wait, the first of them spoken of. */
  #waiting = $state.raw<readonly Moment[]>([]);
  /** How much of what happened has been looked at. */
  #looked = 0;
  /** My moves when the coach began to speak: with the next one it has been heard. */
  #since = 0;

  constructor(table: Table, game: string, moments: readonly Moment[]) {
    this.#table = table;
    this.#game = game;
    this.#moments = moments;
    $effect(() => {
      const { told } = table;
      const step = table.offers.some((offer) => offer.actions.length) ? table.view?.['step'] : undefined;
      untrack(() => this.#look(told.length, typeof step === 'string' ? step : ''));
    });
  }

  /** What is being spoken of; null while the coach is silent. Reactive. */
  readonly moment: Moment | null = $derived.by(() => this.#waiting[0] ?? null);

  readonly word: Word | null = $derived.by(() =>
    this.moment
      ? { kind: 'ask', lead: this.moment.say[currentLanguage()] ?? '', more: '', rules: [this.moment.rule] }
      : null,
  );

  readonly at: readonly string[] = $derived.by(() => (this.moment?.at ? [this.moment.at] : []));

  /** It has been read: the next one, if there is another. */
  close(): void {
    this.#waiting = this.#waiting.slice(1);
    this.#since = this.#mine();
    if (this.#waiting[0]) this.#keep(this.#waiting[0]);
  }

  #look(length: number, step: string): void {
    const { told, me } = this.#table;
    if (this.moment && this.#mine() > this.#since) this.close();
    // Where a move was taken back, what it had brought may come again.
    const news = told.slice(Math.min(this.#looked, length)).flatMap((row) => row.events);
    this.#looked = length;
    const found = this.#moments.filter(
      (one) => one.on === `step ${step}` || news.some((event) => isMoment(one, event, me)),
    );
    const met = load<Met>(KEY)?.[this.#game] ?? [];
    const fresh = found.filter((one) => !met.includes(one.id) && !this.#waiting.includes(one));
    if (!fresh.length) return;
    const silent = !this.moment;
    this.#waiting = [...this.#waiting, ...fresh];
    if (!silent || !this.moment) return;
    this.#since = this.#mine();
    this.#keep(this.moment);
  }

  #mine(): number {
    const { told, me } = this.#table;
    return told.filter((row) => row.kind === 'acted' && row.actor === me).length;
  }

  #keep(moment: Moment): void {
    const met = load<Met>(KEY) ?? {};
    save(KEY, { ...met, [this.#game]: [...(met[this.#game] ?? []), moment.id] });
  }
}
