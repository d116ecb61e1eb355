import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

/** A run that a script has started instead of the tests. */
const RUN = process.env.REACH ? 'src/**/reach.run.ts' : process.env.CODES ? 'src/**/codes.run.ts' : undefined;
const server = process.env.ROLLWRIGHT_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    target: 'es2022',
    manifest: true,
    // The server's policy allows no inline script and no data: script, so nothing may be inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    // What most pages share comes in one file rather than in a dozen small ones. A game has several parts of its own, which
    // share its pictures: those are not for every page.
    rolldownOptions: {
      input: ['index.html', 'embed.html'],
      output: { codeSplitting: { groups: [{ name: 'shared', minShareCount: 6 }] } },
    },
  },
  worker: { format: 'es' },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    // Every file of tests has modules of its own, and shares a browser with the others (device.ts).
    pool: 'vmThreads',
    // Cards read the page's colours from its style sheet.
    css: { include: /tokens\.css/ },
    setupFiles: 'src/play/testing/device.ts',
    // Runs that scripts start are long, and no tests of `npm test`.
    include: [RUN ?? 'src/**/*.test.ts'],
  },
  // Under vitest, Svelte's browser build is wanted: effects run there.
  resolve: { conditions: process.env.VITEST ? ['browser'] : ['module', 'browser', 'development|production'] },
});
