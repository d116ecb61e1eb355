import { beforeAll, expect, test } from 'vitest';
import { addMessages } from '../../i18n/language.svelte';
import type { SeatInfo, Standing } from '../../wire';
import { decided, type Finished, finishedByBot, headline, playerName, tookTheLead, whoLeft } from './headline';

const NAMES = ['Ada', 'Mads', 'Pil'];

beforeAll(() => addMessages(import.meta.glob('/src/messages/*.ftl', { query: '?raw', import: 'default' })));

function standing(seat: number, place: number, rows: number, columns: number, empty = 0): Standing {
  return { seat, place, points: rows + columns, parts: { rows, columns }, tiebreaks: { empty_squares: -empty } };
}

function game(result: readonly Standing[], me: number | null = 0, left: readonly number[] = []): Finished {
  return { result, nameOf: (seat) => NAMES[seat] ?? '', isMe: (seat) => seat === me, finishedByBot: left };
}

const WON = [standing(0, 1, 8, 4), standing(1, 2, 6, 4)];
const LOST = [standing(1, 1, 8, 4), standing(0, 2, 6, 4)];

test('whoever has won reads so, and whoever has lost reads who has', () => {
  expect(headline(game(WON))).toBe('You win, 12 to 10');
  expect(headline(game(LOST))).toBe('Mads wins, 12 to your 10');
  expect(headline(game(WON, null))).toBe('Ada wins with 12');
});

test('whoever left before the end neither wins nor loses: the bot does, and is mentioned', () => {
  expect(headline(game(WON, 0, [0]))).toBe('Your bot wins with 12');
  expect(headline(game(LOST, 0, [0]))).toBe('Mads wins with 12');
  expect(whoLeft(game(WON, 0, [0]))).toBe('You left before the end, and a bot finished for you.');
  expect(headline(game(LOST, 0, [1]))).toBe('The bot for Mads wins, 12 to your 10');
  expect(whoLeft(game(LOST, 0, [1]))).toBe('Mads left before the end, and a bot finished.');
  expect(whoLeft(game(LOST))).toBe('');
  expect(playerName(game(LOST, 0, [1]), 0)).toBe('You');
});

test('a bot that sat there from the start has finished for nobody', () => {
  const seats = [
    { seat: 0, kind: 'person', bot: 'greedy' },
    { seat: 1, kind: 'bot', bot: 'greedy' },
    { seat: 2, kind: 'person', bot: null },
  ] as unknown as SeatInfo[];
  expect(finishedByBot({ seats })).toEqual([0]);
});

test('what decided it is the source of points in which the winner was furthest ahead', () => {
  expect(decided([standing(0, 1, 6, 6), standing(1, 2, 7, 2)])).toMatchObject({ by: 'part', what: 'columns' });
  expect(decided([standing(0, 1, 6, 6, 3), standing(1, 2, 8, 4, 5)])).toMatchObject({
    by: 'tiebreak',
    what: 'empty_squares',
  });
  expect(decided([standing(0, 1, 6, 6), standing(1, 1, 6, 6)])).toBeNull();
  expect(decided([standing(0, 1, 6, 6)])).toBeNull();
});

test('the lead was taken in the turn after which nobody else was ever level again', () => {
  const points = [
    [0, 0],
    [2, 0],
    [2, 2],
    [4, 2],
    [5, 2],
  ];
  expect(tookTheLead(points, 0)).toBe(3);
  expect(tookTheLead([[1, 0]], 0)).toBeNull();
  expect(tookTheLead([[0, 0]], 0)).toBeNull();
});
