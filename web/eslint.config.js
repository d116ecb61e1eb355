import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';

export default ts.config(
  { ignores: ['dist/', 'dev/shots/'] },
  ...ts.configs.strict,
  ...svelte.configs.recommended,
  { languageOptions: { globals: { ...globals.browser, ...globals.node } } },
  {
    files: ['**/*.svelte', '**/*.svelte.ts'],
    languageOptions: { parserOptions: { parser: ts.parser } },
  },
  {
    rules: {
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: ['**/games/*/*'],
              message: 'Only src/pictures.ts and a game itself reach into a game folder; no page names a game.',
            },
          ],
        },
      ],
      // Links are plain anchors: the router listens to clicks. There is no SvelteKit here.
      'svelte/no-navigation-without-resolve': 'off',
    },
  },
);
