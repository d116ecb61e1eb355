import { expect, test } from 'vitest';
import { placeCard } from './sign-place';

const CARD = { width: 340, height: 220 };
const PHONE = { width: 390, height: 844 };
const LYING = { width: 844, height: 390 };

const sign = (left: number, top: number) => ({ left, top, width: 30, height: 30 });

test('it stands where there is more room', () => {
  expect(placeCard(sign(180, 600), CARD, PHONE)).toMatchObject({ side: 'above', top: 600 - 14 - 220 });
  expect(placeCard(sign(180, 200), CARD, PHONE)).toMatchObject({ side: 'below', top: 244 });
});

test('where it is too high for that, it stands beside the sign', () => {
  expect(placeCard(sign(100, 180), CARD, LYING)).toMatchObject({ side: 'right', left: 144 });
  expect(placeCard(sign(700, 180), CARD, LYING)).toMatchObject({ side: 'left', left: 700 - 14 - 340 });
});

test.each([
  [PHONE, sign(0, 0)],
  [PHONE, sign(360, 814)],
  [LYING, sign(0, 360)],
  [LYING, sign(814, 0)],
  [{ width: 320, height: 568 }, sign(290, 300)],
])('in a window of %j it stays inside, and its arrow points at the sign', (room, at) => {
  const card = { ...CARD, width: Math.min(CARD.width, room.width - 16) };
  const placed = placeCard(at, card, room);
  const height = Math.min(card.height, placed.most);
  expect(placed.left).toBeGreaterThanOrEqual(8);
  expect(placed.left + card.width).toBeLessThanOrEqual(room.width - 8);
  expect(placed.top).toBeGreaterThanOrEqual(8);
  expect(placed.top + height).toBeLessThanOrEqual(room.height - 8);
  const upright = placed.side === 'above' || placed.side === 'below';
  const tip = upright ? placed.left + placed.arrow - at.left : placed.top + placed.arrow - at.top;
  expect(tip).toBeGreaterThan(-20);
  expect(tip).toBeLessThan(50);
});
