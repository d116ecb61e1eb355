import { flushSync } from 'svelte';
import { afterEach, expect, test, vi } from 'vitest';
import { FakeTransport } from '../transport/fake';
import type { Info, Offer, Snapshot } from '../wire';
import { keepAlert } from './alerts.svelte';
import { Tables } from './tables.svelte';

const OFFER: Offer = { seat: 0, decision: 1, can_undo: false, actions: [{ id: 1, text: 'roll', do: 'roll' }] };
let stop: () => void = () => {};

afterEach(() => {
  stop();
  vi.restoreAllMocks();
});

async function watched() {
  const line = new FakeTransport();
  const tables = new Tables(line, () => Promise.resolve('ticket'));
  await line.up();
  const table = tables.open('T1');
  stop = $effect.root(() => keepAlert(table));
  const tell = (seq: number, offers: Offer[]): void => {
    const info = { id: 'T1', game: 'toy', seats: [], you: [0], dice: { rolls: 0 } } as unknown as Info;
    line.receive({
      t: 'snapshot',
      table: 'T1',
      seq,
      info,
      view: null,
      offers,
      happened: [],
      chat: [],
    } as unknown as Snapshot);
    flushSync();
  };
  return tell;
}

test('a tab that is not looked at is marked while it is my turn', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.title = 'Table';
  const tell = await watched();
  tell(1, [OFFER]);
  expect(document.title).toBe('● Table');
  tell(2, []);
  expect(document.title).toBe('Table');
});

test('a tab that is looked at is not marked', async () => {
  document.title = 'Table';
  const tell = await watched();
  tell(1, [OFFER]);
  expect(document.title).toBe('Table');
});

test('an offer with nothing but undo is not my turn', async () => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  document.title = 'Table';
  const tell = await watched();
  tell(1, [{ ...OFFER, actions: [], can_undo: true }]);
  expect(document.title).toBe('Table');
});
