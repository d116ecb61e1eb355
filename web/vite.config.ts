import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vitest/config';

const server = process.env.ROLLWRIGHT_SERVER ?? 'http://localhost:8000';

export default defineConfig({
  plugins: [svelte()],
  base: '/',
  build: {
    target: 'es2022',
    // The server's policy allows no inline script and no data: script, so nothing may be inlined into the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
  server: {
    proxy: {
      '/api': server,
      '/ws': { target: server, ws: true },
    },
  },
  test: {
    environment: 'jsdom',
    include: ['src/**/*.test.ts'],
  },
  // Under vitest, Svelte's browser build is wanted: effects run there.
  resolve: process.env.VITEST ? { conditions: ['browser'] } : undefined,
});
