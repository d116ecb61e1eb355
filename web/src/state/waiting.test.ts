import { expect, test } from 'vitest';
import type { TableCard } from '../wire';
import { byUrgency, waitsForMe } from './waiting';

function card(id: string, more: Partial<TableCard>): TableCard {
  const seats = [
    { seat: 0, kind: 'person', resigned: false },
    { seat: 1, kind: 'person', resigned: false },
  ] as unknown as TableCard['seats'];
  return { id, my_turn: true, at: 0, seats, you: [0], clock: { kind: 'none' }, ...more } as TableCard;
}

test('the soonest deadline comes first, then who has waited longest, then those that wait for others', () => {
  const cards = [
    card('theirs', { my_turn: false, at: 90 }),
    card('no clock, waits since noon', { at: 50 }),
    card('no clock, waits since morning', { at: 40 }),
    card('next week', { until: 700 }),
    card('tomorrow', { until: 100 }),
  ];
  expect(cards.sort(byUrgency).map((one) => one.id)).toEqual([
    'tomorrow',
    'next week',
    'no clock, waits since morning',
    'no clock, waits since noon',
    'theirs',
  ]);
});

test('nobody waits for who plays with bots as they please, unless a clock runs', () => {
  const alone = { you: [0, 1] };
  expect(waitsForMe(card('a', {}))).toBe(true);
  expect(waitsForMe(card('b', { my_turn: false }))).toBe(false);
  expect(waitsForMe(card('c', alone))).toBe(false);
  expect(waitsForMe(card('d', { ...alone, clock: { kind: 'days', days: 1 } }))).toBe(true);
});
