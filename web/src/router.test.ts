import { expect, test } from 'vitest';
import { routeOf } from './router.svelte';

test.each([
  ['/', { page: 'home' }],
  ['/new', { page: 'new', game: null, pack: null }],
  ['/cards/toy', { page: 'cards', game: 'toy' }],
  ['/t/abc', { page: 'table', table: 'abc' }],
  ['/t/abc/replay', { page: 'replay', table: 'abc' }],
  ['/t/abc/review', { page: 'review', table: 'abc', moment: null }],
  ['/t/abc/dice', { page: 'dice', table: 'abc' }],
  ['/j/KR4B42', { page: 'join', code: 'KR4B42' }],
  ['/rules', { page: 'rules', game: null }],
  ['/rules/toy', { page: 'rules', game: 'toy' }],
  ['/learn/toy', { page: 'learn', game: 'toy', lesson: null }],
  ['/learn/toy/2', { page: 'learn', game: 'toy', lesson: 2 }],
  ['/learn/toy/two', { page: 'notFound' }],
  ['/puzzles', { page: 'puzzles', game: null, puzzle: null, theme: null }],
  ['/puzzles/toy', { page: 'puzzles', game: 'toy', puzzle: null, theme: null }],
  ['/puzzles/toy/00c0ffee', { page: 'puzzles', game: 'toy', puzzle: '00c0ffee', theme: null }],
  ['/puzzles/toy/storm', { page: 'puzzles', game: 'toy', puzzle: 'storm', theme: null }],
  ['/puzzles/toy/storm/else', { page: 'notFound' }],
  ['/key/toy', { page: 'key', game: 'toy' }],
  ['/settings', { page: 'settings' }],
  ['/daily', { page: 'daily' }],
  ['/daily/2026-W47/toy', { page: 'day', when: '2026-W47', game: 'toy' }],
  ['/daily/2026-11-18', { page: 'notFound' }],
  ['/help/', { page: 'help' }],
  ['/move', { page: 'move' }],
  ['/t/abc/else', { page: 'notFound' }],
  ['/else', { page: 'notFound' }],
])('%s leads to %o', (path, route) => {
  expect(routeOf(path)).toEqual(route);
});

test('a new table remembers which game was asked for', () => {
  expect(routeOf('/new', '?game=toy')).toEqual({ page: 'new', game: 'toy', pack: null });
});

test('a key moment of a review has an address', () => {
  expect(routeOf('/t/abc/review', '?moment=2')).toEqual({ page: 'review', table: 'abc', moment: 2 });
});
