import { expect, test } from 'vitest';
import { Words } from '../i18n/words';
import type { Audience } from '../games/game';
import { eventText } from './event-text';

const nameOf = (seat: number) => ['Asta', 'Mads'][seat] ?? '';
const source = 'toy-word-red = red\ntoy-first = Goes first.\ntoy-over = The game is over.\n';
const reader: Audience = { isMe: () => false, nameOf, words: new Words(source, 'en', nameOf) };

test('an event is told of its player by name, and without one as it is', () => {
  expect(eventText(reader, { code: 'toy.first', seat: 1, values: {} })).toBe('Mads: goes first');
  expect(eventText(reader, { code: 'toy.over', seat: null, values: {} })).toBe('The game is over');
});
