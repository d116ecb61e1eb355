import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { TRACKS } from './sample';

test('the tracks are those of the rules', () => {
  const page = readFileSync('../src/rollwright/games/copenhagen_roll/RULES.md', 'utf8');
  const rule = /^- \*\*CRW-1\.9\*\* .*$/m.exec(page)?.[0] ?? '';
  const told = [...rule.matchAll(/([a-z]+) `([+*.]{9})`/g)].map(([, colour, squares]) => [colour, squares]);
  expect(Object.fromEntries(told)).toEqual(TRACKS);
});
