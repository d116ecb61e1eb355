import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';

/** The script that a server draws cards with: the page's own pictures, for where there is no page. */
export default defineConfig({
  plugins: [svelte({ compilerOptions: { css: 'injected' } })],
  publicDir: false,
  ssr: { noExternal: true, target: 'webworker' },
  build: {
    ssr: 'src/share/server.ts',
    outDir: 'dist/.cards',
    target: 'es2022',
    minify: false,
    rolldownOptions: { output: { entryFileNames: 'cards.js', codeSplitting: false } },
  },
});
