import { beforeEach, expect, test, vi } from 'vitest';
import { service } from '../offline/service.svelte';
import { offlineData } from './offline-data.svelte';

const BYTES = 7_000_000;
let line: object | undefined;
const asked = vi.fn();

beforeEach(() => {
  localStorage.clear();
  asked.mockClear();
  line = undefined;
  Object.defineProperty(navigator, 'connection', { configurable: true, get: () => line });
  vi.spyOn(service, 'start').mockResolvedValue(true);
  vi.spyOn(service, 'ask').mockImplementation((what, hear) => {
    asked(what);
    hear({ kept: what === 'keep', done: what === 'keep' ? BYTES : 0, bytes: BYTES });
    return Promise.resolve();
  });
});

test('a browser that says nothing of its line fetches only when asked, and the size is known before', async () => {
  await offlineData.begin();
  expect(asked.mock.calls.flat()).toEqual(['look']);
  expect([offlineData.isKept, offlineData.bytes]).toEqual([false, BYTES]);
  await offlineData.keep();
  expect(offlineData.isKept).toBe(true);
});

test('on a line that is reported free it is fetched by itself, until somebody removes it', async () => {
  line = { saveData: false, effectiveType: '4g' };
  await offlineData.begin();
  expect(asked.mock.calls.flat()).toEqual(['look', 'keep']);
  await offlineData.remove();
  expect(offlineData.isKept).toBe(false);
  asked.mockClear();
  await offlineData.begin();
  expect(asked.mock.calls.flat()).toEqual(['look']);
});

test('on a cellular line nothing is fetched unasked', async () => {
  line = { saveData: false, type: 'cellular', effectiveType: '4g' };
  await offlineData.begin();
  expect(asked.mock.calls.flat()).toEqual(['look']);
});

test('what could not be fetched can be asked for again', async () => {
  vi.mocked(service.ask).mockRejectedValueOnce(new Error('no line'));
  await offlineData.keep();
  expect(offlineData.doing).toBe('failed');
  await offlineData.keep();
  expect([offlineData.doing, offlineData.isKept]).toEqual(['nothing', true]);
});
