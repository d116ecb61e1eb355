import { expect, test } from 'vitest';
import { positionText } from './position';

const GAME = { game: 'toy', version: 2, edition: 'en', options: { laps: 3, kind: null } };

test('a position becomes a record that starts there, each way where it leaves the best', () => {
  const ways = [
    { moves: ['a', 'b', 'end'], comment: 'The best.' },
    { moves: ['a', 'c', 'end'], comment: 'A point less.' },
    { moves: ['d'], comment: '' },
    { moves: ['a'], comment: 'Goes no further.' },
  ];
  expect(positionText(GAME, ['Ada', 'A|B'], 'x=1 | y', 1, ways).split('\n')).toEqual([
    'rollwright record 2',
    'game: toy',
    'rules: 2',
    'edition: en',
    'options: laps=3 kind=none',
    'seats: Ada | A/B',
    'start: x=1 | y',
    '',
    '1 a',
    '(',
    '1 d',
    ')',
    '1 b',
    '(',
    '1 c',
    '1 end',
    '# A point less.',
    ')',
    '1 end',
    '# The best.',
    '',
  ]);
});
