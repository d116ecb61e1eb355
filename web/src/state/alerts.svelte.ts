/* What is heard and seen of a table that one isn't looking at: a sound, and a mark in the tab. Calls are the server's. */

import { closeCalls } from './push';
import { settings } from './settings.svelte';
import type { Sound } from './sound';
import type { Table } from './table.svelte';

const MARK = '● ';

export function keepAlert(table: Table): void {
  const myTurn = $derived(table.offers.some((offer) => offer.actions.length > 0));
  let was = { seq: -1, rolls: 0, myTurn: false };

  $effect(() => {
    const now = { seq: table.seq, rolls: table.info?.dice.rolls ?? 0, myTurn };
    // What had happened before the page was opened is old.
    if (was.seq >= 0 && now.seq > was.seq) {
      if (now.rolls > was.rolls) sound('dice');
      else if (table.told.at(-1)?.kind === 'acted') sound(table.following.move?.sound ?? 'mark');
      const last = table.told.at(-1);
      const nudged = last?.kind === 'nudged' && last.seats?.some((seat) => table.mine.includes(seat));
      if ((now.myTurn && !was.myTurn) || nudged) sound('turn');
    }
    was = now;
  });

  $effect(() => {
    if (!myTurn) return;
    const mark = (): void => {
      const away = document.visibilityState === 'hidden';
      const plain = document.title.replace(MARK, '');
      document.title = away ? MARK + plain : plain;
    };
    document.addEventListener('visibilitychange', mark);
    mark();
    return () => {
      document.removeEventListener('visibilitychange', mark);
      document.title = document.title.replace(MARK, '');
    };
  });

  $effect(() => {
    const look = (): void => {
      if (document.visibilityState === 'visible') void closeCalls(table.id).catch(() => {});
    };
    document.addEventListener('visibilitychange', look);
    look();
    return () => document.removeEventListener('visibilitychange', look);
  });
}

function sound(which: Sound): void {
  if (settings.sound) void import('./sound').then(({ play }) => play(which));
}
