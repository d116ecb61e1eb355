import svelte from 'eslint-plugin-svelte';
import globals from 'globals';
import ts from 'typescript-eslint';
import imports from './eslint/imports.js';

/** From the lowest to the highest. A file of two layers belongs to the first that names it. */
const LAYERS = [
    ['wire.ts', 'router.svelte.ts'],
    ['crypto/'],
    ['transport/'],
    ['offline/'],
    ['i18n/'],
    ['state/'],
    ['ui/'],
    ['games/game.ts', 'games/registry.ts'],
    ['play/'],
    ['facade/'],
    ['games/'],
    ['table/'],
    ['pages/'],
    ['App.svelte'],
    ['main.ts'],
];

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
        plugins: { imports },
        rules: {
            'imports/no-cycle': 'error',
            'imports/downwards': ['error', LAYERS],
            '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
            'no-restricted-imports': [
                'error',
                {
                    patterns: [
                        {
                            group: ['**/games/*/*'],
                            message:
                                'Only src/games/registry.ts and a game itself reach into a game folder; no page names a game.',
                        },
                    ],
                },
            ],
            // An index that is known to be within bounds is said so with "!"; everything else is checked.
            '@typescript-eslint/no-non-null-assertion': 'off',
            // It takes every Map for state. Most are plain.
            'svelte/prefer-svelte-reactivity': 'off',
            // Links are plain anchors: the router listens to clicks. There is no SvelteKit here.
            'svelte/no-navigation-without-resolve': 'off',
        },
    },
    // Tests forge what no type would allow.
    { files: ['**/*.test.ts'], rules: { '@typescript-eslint/no-explicit-any': 'off' } },
);
