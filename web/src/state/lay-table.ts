/* A table of a lesson, a puzzle or a study: a real one that starts at a position, counts for nothing and is in no list. */

import type { Done } from '../transport/link';
import type { CreateTable } from '../wire';
import { lessonTables } from './lesson-tables';
import { tables } from './tables.svelte';

/** Whoever is quick has to wait now and then: a server lets nobody lay tables as fast as they can. */
const AGAIN_MS = 3000;
const TRIES = 6;

/** At the server, if there is one. It is to be ended by `tables.discard` when it is left. */
export async function layTable(wish: Omit<CreateTable, 'clock' | 'open'>): Promise<Done> {
  const host = (await tables.hasServer()) ? 'server' : 'device';
  if (host === 'device') tables.endLessons('device');
  const whole: CreateTable = { ...wish, clock: { kind: 'none' }, open: false };
  let done = await tables.create(whole, host);
  for (let tries = 1; tries < TRIES && !done.ok && done.code === 'limit'; tries += 1) {
    await new Promise((later) => setTimeout(later, AGAIN_MS));
    done = await tables.create(whole, host);
  }
  if (done.ok) lessonTables.add(done.table);
  return done;
}
