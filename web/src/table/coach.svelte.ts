/* The coach, where I play alone or against bots and have asked for one: whether what I have just done was best. */

import { untrack } from 'svelte';
import type { Desk, GameTurn } from '../games/game';
import { t } from '../i18n/language.svelte';
import { settings } from '../state/settings.svelte';
import type { Table } from '../state/table.svelte';
import type { Judged } from '../wire';

/** What costs less isn't worth a word, in points. */
const LEAST = 0.3;

export class Coach {
  readonly #table: Table;
  readonly #turn: GameTurn;
  readonly #desk: Desk;
  /** What is said of my latest decision; null while it is thought about, and where there is nothing to say. */
  judged = $state.raw<Judged | null>(null);
  /** Whether the better way is being looked at. */
  shown = $state(false);
  /** The row that was asked about last. */
  #asked = 0;

  constructor(table: Table, turn: GameTurn, desk: Desk) {
    this.#table = table;
    this.#turn = turn;
    this.#desk = desk;
    $effect(() => {
      const row = this.#decided;
      untrack(() => void this.#ask(row));
    });
  }

  /** Whether there can be one: nobody else plays here, and the table gives hints. */
  readonly possible: boolean = $derived.by(() => {
    const info = this.#table.info;
    const people = info?.seats.filter((seat) => seat.kind === 'person') ?? [];
    return (info?.hints ?? false) && people.length === 1 && this.#table.mine.length === 1;
  });

  /** My latest row, once it can't be taken back any more; 0 where nobody is to speak of it. */
  readonly #decided: number = $derived.by(() => {
    const { info, me, offers, told } = this.#table;
    if (!settings.coach || !this.possible || info?.phase !== 'playing') return 0;
    if (offers.some((offer) => offer.seat === me && offer.can_undo)) return 0;
    return told.findLast((row) => row.kind === 'acted' && row.actor === me)?.seq ?? 0;
  });

  async #ask(row: number): Promise<void> {
    if (row === this.#asked) return;
    this.#asked = row;
    this.judged = null;
    this.shown = false;
    if (!row) return;
    const answer = await this.#table.judge();
    if (this.#asked !== row) return;
    this.judged = answer?.judged ?? null;
    if (this.judged) this.#desk.say(`${this.lead} ${this.way}`.trim());
  }

  /** Whether something was better for sure. */
  get isBetter(): boolean {
    return this.judged?.verdict === 'better';
  }

  /** The verdict in a few words. */
  get lead(): string {
    if (!this.judged) return '';
    const { verdict, chance, points } = this.judged;
    if (verdict === 'better')
      return points.mean >= LEAST
        ? t('coach-better', { points: points.mean })
        : t('coach-likelier', { percent: Math.max(1, Math.round(100 * chance.mean)) });
    return verdict === 'best' || points.mean < LEAST ? t('coach-best') : t('coach-open');
  }

  /** What was better, in the game's words. */
  get way(): string {
    return this.judged && this.isBetter ? this.#turn.stepsText(this.judged.better.steps) : '';
  }
}
