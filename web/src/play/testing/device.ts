/* A device for tests that have no browser: it wants nothing to move, and nothing on it has a size or changes it. */

import { CompressionStream, DecompressionStream } from 'node:stream/web';
import { afterAll, vi } from 'vitest';

// jsdom has none, and a test's own world sees no more of Node than it imports.
vi.stubGlobal('CompressionStream', CompressionStream);
vi.stubGlobal('DecompressionStream', DecompressionStream);

vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener: () => {}, removeEventListener: () => {} }));
vi.stubGlobal(
  'ResizeObserver',
  class {
    observe(): void {}
    unobserve(): void {}
    disconnect(): void {}
  },
);

// The files of tests share one browser, which takes longer to make than all of them take to run: each leaves it as it was.
afterAll(() => {
  vi.useRealTimers();
  if (typeof document === 'undefined') return; // This file wants no browser.
  localStorage.clear();
  sessionStorage.clear();
});
