import { expect, test } from 'vitest';
import type { GameInfo } from '../transport/api';
import { DAY, dayText, deviceChallenges } from './daily';

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
