import { beforeEach, expect, test } from 'vitest';
import type { GameInfo } from '../transport/api';
import type { Standing } from '../wire';
import { DAY, dayText, deviceChallenges, finishHere, triesHere } from './daily';
import { forget } from './storage';

/** 18 November 2026, a Wednesday. tests/tables/test_challenge.py has the same. */
const NOON = 1_795_003_200_000;

function game(id: string, players: number[]): GameInfo {
  return { id, players, editions: [], options: [], versions: [1], content: '', action_space: 1 };
}

test('a device makes the challenges that the engine makes', () => {
  const made = deviceChallenges([game('roll', [2, 3, 4]), game('wood', [1, 2, 3, 4, 5])], 'eagle', NOON, []);
  expect(made.map(({ id, seats }) => [id, seats])).toEqual([
    ['2026-11-18/roll', ['eagle', null]],
    ['2026-11-18/wood', [null]],
    ['2026-W47/roll', ['eagle', 'eagle', 'eagle', null]],
    ['2026-W47/wood', [null, 'eagle', 'eagle']],
  ]);
  expect(made[0]?.ends).toBe(NOON + DAY / 2);
});

test('the first days of a year may be of the last week of the year before', () => {
  const at = Date.UTC(2027, 0, 1, 12);
  expect(deviceChallenges([game('roll', [2])], 'eagle', at, []).map(({ id }) => id)).toEqual([
    '2027-01-01/roll',
    '2026-W53/roll',
  ]);
  expect(dayText(at / DAY - 0.5)).toBe('2027-01-01');
});

beforeEach(() => forget('rw.daily'));

function standings(...points: number[]): Standing[] {
  return points.map((one, seat) => ({ seat, place: 1, points: one, parts: {}, tiebreaks: {} }));
}

test('what was played on this device is kept with its points, and the best of many tries', () => {
  finishHere('2026-11-18/roll', 'first', 1, standings(20, 14, 9));
  finishHere('2026-11-18/roll', 'better', 1, standings(12, 15, 9));
  finishHere('2026-11-18/roll', 'worse', 1, standings(30, 16, 9));
  finishHere('2026-11-18/wood', 'alone', 0, standings(31));
  expect(triesHere().map(({ id, game, table, result }) => [id, game, table, result?.points, result?.lead])).toEqual([
    ['2026-11-18/wood', 'wood', 'alone', 31, 31],
    ['2026-11-18/roll', 'roll', 'better', 15, 3],
  ]);
});

test('an onlooker has finished nothing', () => {
  finishHere('2026-11-18/roll', 'table', 5, standings(20, 14));
  expect(triesHere()).toEqual([]);
});
