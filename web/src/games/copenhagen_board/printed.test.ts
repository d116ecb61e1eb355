import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { squareName } from '../../facade/squares';
import { cellsOf, TILES } from './printed';

test('the tiles are those of the rules', () => {
  const page = readFileSync('../src/rollwright/games/copenhagen_board/RULES.md', 'utf8');
  const rule = /^- \*\*CPH-1\.8\*\* .*brick first: every 2 is a1, a2; (.*)\.$/m.exec(page)?.[1] ?? '';
  const told = rule.split('; ').flatMap((part) => {
    const [names = '', squares = ''] = part.split(/ (?:is|are) /);
    return names.split(/, | and /).map((name): [string, string] => [name, squares.replace(',', '')]);
  });
  expect(told).toHaveLength(15);
  const printed = (tile: string): string => cellsOf(tile).map(squareName).join(' ');
  expect(Object.fromEntries(told.map(([tile]) => [tile, printed(tile)]))).toEqual(Object.fromEntries(told));
  const twos = TILES.filter((tile) => tile.endsWith('-2'));
  expect(twos).toHaveLength(5);
  for (const tile of twos) expect(printed(tile)).toBe('a1 a2');
  expect(TILES).toHaveLength(20);
});
