/* What the page says: to the ear, and about what can't be done. */

import { refusalText } from '../i18n/refusal';
import type { Table } from '../state/table.svelte';
import type { Seat } from '../wire';
import { readClock, readNews, showChat } from './news.svelte';
import type { Desk, LogLine, Why } from '../games/game';

const SHORT_MS = 7000;

export class TableDesk implements Desk {
  readonly #table: Table;
  readonly #explained = new Set<string>();
  #fading: ReturnType<typeof setTimeout> | undefined;
  announcement = $state('');
  alarm = $state('');
  why = $state.raw<Why | null>(null);
  /** Whether the refusal is shown with its rule, or in one line. */
  inFull = $state(false);

  constructor(table: Table) {
    this.#table = table;
  }

  /** Reads out what is new from now on: lines of the log, newest first, and my clock; and shows what is said. */
  follow(latest: () => readonly LogLine[], seat: () => Seat | null, chatting: () => boolean): void {
    readNews(this.#table, latest, this.say);
    readClock(this.#table, seat, this.say);
    showChat(this.#table, chatting);
  }

  readonly say = (text: string): void => {
    this.announcement = anew(text, this.announcement);
  };

  /** In full the first time that a thing is refused for this reason; in one line later. */
  refuse(why: Why): void {
    this.settle();
    this.why = why;
    this.inFull = !this.#explained.has(why.refusal.code);
    this.#explained.add(why.refusal.code);
    if (this.inFull) return;
    this.alarm = anew(`${why.title}. ${refusalText(why.refusal, this.#table.words, this.#table.view)}`, this.alarm);
    this.#fading = setTimeout(() => this.settle(), SHORT_MS);
  }

  settle(): void {
    clearTimeout(this.#fading);
    const over = this.why?.over;
    this.why = null;
    this.inFull = false;
    over?.();
  }
}

/** The same words once more are news to a screen reader only if the text differs. */
function anew(text: string, before: string): string {
  return text === before ? `${text}\u00A0` : text;
}
