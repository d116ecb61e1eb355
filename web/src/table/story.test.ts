import { beforeAll, expect, test } from 'vitest';
import type { LogLine } from '../games/game';
import { addMessages, setLanguage } from '../i18n/language.svelte';
import type { RowKind, Told } from '../wire';
import { withTable } from './story';

beforeAll(async () => {
  await setLanguage('en');
  await addMessages(import.meta.glob('/src/table/messages/*.ftl', { query: '?raw', import: 'default' }));
});

const row = (seq: number, kind: string): Told => ({
  seq,
  kind: kind as RowKind,
  actor: null,
  at: 0,
  events: [],
  moves: [],
});
const line = (seq: number): LogLine => ({ key: `${seq}`, seq, text: `line ${seq}`, plain: '', scores: false });
const TO = { nameOf: (seat: number) => ['Ada', 'Mads', 'Noor'][seat] ?? '' };
const GAME = [
  { title: 'Round 2', lines: [line(12), line(10)] },
  { title: 'Round 1', lines: [line(8), line(7)] },
];

function told(rows: readonly Told[]): string[][] {
  return withTable(GAME, rows, TO).map(({ title, lines }) => [title, ...lines.map((one) => one.text.slice(0, 20))]);
}

test('a redraw is told before the game, and a time-out in the game is the game’s own', () => {
  const rows = [row(2, 'started'), row(3, 'timed_out'), row(5, 'started'), row(6, 'revealed'), row(9, 'timed_out')];
  expect(told(rows)).toEqual([
    ['Round 2', 'line 12', 'line 10'],
    ['Round 1', 'line 8', 'line 7'],
    ['Before the game', 'A number for the dic'],
  ]);
});

test('a restore is told where it came about', () => {
  const rows = [row(2, 'resealed'), row(5, 'started'), row(6, 'revealed'), row(11, 'resealed'), row(13, 'resealed')];
  expect(told(rows)).toEqual([
    ['Round 2', 'The server’s data we', 'line 12', 'The server’s data we', 'line 10'],
    ['Round 1', 'line 8', 'line 7'],
    ['Before the game', 'The server’s data we'],
  ]);
});

test('a game that nothing happened beside is told as it is', () => {
  expect(withTable(GAME, [row(2, 'started'), row(9, 'timed_out')], TO)).toEqual(GAME);
});

test('who was waited for, what the others said about it and who came back is told by name', () => {
  const rows = [
    row(5, 'started'),
    { ...row(9, 'nudged'), actor: 0, seats: [1] },
    { ...row(13, 'voted'), actor: 2, seats: [1], wish: 'bot' as const },
    { ...row(14, 'returned'), actor: 1 },
  ];
  const lines = withTable(GAME, rows, TO).flatMap((section) => section.lines.map((one) => one.plain));
  expect(lines.filter(Boolean)).toEqual(['Mads is back.', 'Noor wants a bot to play for Mads.', 'Ada nudged Mads.']);
});
