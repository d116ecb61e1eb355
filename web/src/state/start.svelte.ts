/* How a table starts by itself: each seat gives the hash of its seed, the host starts once all have, and seeds are revealed. */

import { isDoubtful, keepReveal, keepSeal } from './seals';
import { seedOf } from './seeds';
import type { Table } from './table.svelte';

export function startWhenReady(table: Table): void {
  let started = '';

  $effect(() => {
    const info = table.info;
    if (!info || !table.online || (info.phase !== 'waiting' && info.phase !== 'starting')) return;
    keepSeal(info, table.told, table.seq);
    if (isDoubtful(info, table.told)) return;
    const mine = info.seats.filter((seat) => info.you.includes(seat.seat));
    if (info.phase === 'waiting') {
      for (const seat of mine) if (!seat.seed_hash) void table.sit(seat.seat);
      const ready = info.seats.every((seat) => seat.kind === 'bot' || (seat.kind === 'person' && seat.seed_hash));
      // Once for each set of players: a start that was refused is not asked for again and again.
      const crowd = JSON.stringify(info.seats.map((seat) => [seat.person, seat.bot, seat.seed_hash]));
      if (ready && table.isHost && !info.when_full && started !== crowd) {
        started = crowd;
        void table.start();
      }
    } else {
      const hash = mine.find((seat) => !seat.revealed)?.seed_hash;
      if (hash) void reveal(table, hash);
    }
  });
}

async function reveal(table: Table, hash: string): Promise<void> {
  const seed = seedOf(hash);
  if (seed === undefined) return;
  const done = await table.reveal(seed);
  if (done.ok) keepReveal(table.id, hash, done.seq);
}
