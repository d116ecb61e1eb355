/* What is new at a table: read out, or shown in passing. Called while the page is made, so that it ends with it. */

import { untrack } from 'svelte';
import { t } from '../i18n/language.svelte';
import type { Table } from '../state/table.svelte';
import { toast } from '../ui/toasts.svelte';
import type { Seat } from '../wire';
import { READ_OUT } from './clock';
import type { LogLine } from '../games/game';

/** `latest` gives the lines of the log, newest first. */
export function readNews(table: Table, latest: () => readonly LogLine[], say: (text: string) => void): void {
  let heard = untrack(() => table.seq);
  $effect(() => {
    const news = latest().filter((line) => line.seq > heard);
    heard = Math.max(heard, table.seq);
    if (!news.length) return;
    const text = news
      .reverse()
      .map((line) => line.plain)
      .join('. ');
    untrack(() => say(text));
  });
}

/** My clock at a minute, at half of one, and at ten seconds. */
export function readClock(table: Table, seat: () => Seat | null, say: (text: string) => void): void {
  let last = Infinity;
  $effect(() => {
    const mine = seat();
    const left = mine === null || !table.isRunning(mine) ? null : table.left(mine);
    if (left === null) return;
    const seconds = left / 1000;
    if (seconds > (READ_OUT[0] ?? 0)) last = Infinity;
    const due = READ_OUT.find((one) => seconds <= one && seconds > one - 2 && one < last);
    if (due === undefined) return;
    last = due;
    untrack(() => say(t('table-seconds', { seconds: due })));
  });
}

/** What others say, while one isn't looking at the chat. */
export function showChat(table: Table, looking: () => boolean): void {
  let seen = untrack(() => table.chat.length);
  $effect(() => {
    const last = table.chat.slice(seen).at(-1);
    seen = table.chat.length;
    if (!last || untrack(looking)) return;
    const mine = table.mine.some((seat) => table.seat(seat)?.person === last.from);
    if (!mine) toast('good', last.name, last.text);
  });
}
