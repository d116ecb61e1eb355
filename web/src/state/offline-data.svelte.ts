/*
 * What the page needs to work without a connection: whether it is kept in this browser, and how it gets there. It is some
 * megabytes, so it is fetched when somebody asks for it, or where the browser reports that its line is free.
 */

import { isFreeLine } from '../offline/line';
import { type Kept, service } from '../offline/service.svelte';
import { forget, load, save } from './storage';

/** Set once somebody has removed what was kept: then it is not fetched again unasked. */
const REMOVED = 'rw.offline-removed';

type Doing = 'nothing' | 'fetching' | 'failed';

/** Null until the service worker has answered, and where there is none. */
let found = $state.raw<Kept | null>(null);
let doing = $state.raw<Doing>('nothing');

export const offlineData = {
  /** Whether anything can be kept here. */
  get isPossible(): boolean {
    return found !== null;
  },

  get isKept(): boolean {
    return found?.kept ?? false;
  },

  get doing(): Doing {
    return doing;
  },

  /** What all of it takes on the line, in bytes, and how much of that is there. */
  get bytes(): number {
    return found?.bytes ?? 0;
  },
  get done(): number {
    return found?.done ?? 0;
  },

  /** Looks what is kept. Called once. */
  async begin(): Promise<void> {
    if (!(await service.start())) return;
    await service.ask('look', hear).catch(() => undefined);
    if (this.isPossible && !this.isKept && !load<boolean>(REMOVED) && isFreeLine()) await this.keep();
  },

  async keep(): Promise<void> {
    if (doing === 'fetching') return;
    forget(REMOVED);
    doing = 'fetching';
    doing = await service.ask('keep', hear).then(
      () => 'nothing' as const,
      () => 'failed' as const,
    );
  },

  async remove(): Promise<void> {
    save(REMOVED, true);
    await service.ask('remove', hear).catch(() => undefined);
  },
};

function hear(now: Kept): void {
  found = now;
}
