import { expect, test } from 'vitest';
import type { LogLine } from '../games/game';
import { Log } from './log';

const line = (text: string): LogLine => ({ key: text, seq: 0, text, plain: text, scores: false });

test('the newest section and the newest line come first, and a section without lines is left out', () => {
  const log = new Log('Set-up');
  log.add(line('dealt'));
  log.begin('Round 1');
  log.begin('Round 2');
  log.add(line('rolled'));
  log.add(line('drew'));
  expect(log.newestFirst().map(({ title, lines }) => [title, ...lines.map(({ text }) => text)])).toEqual([
    ['Round 2', 'drew', 'rolled'],
    ['Set-up', 'dealt'],
  ]);
});
