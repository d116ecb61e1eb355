import { beforeEach, expect, test } from 'vitest';
import type { Info, SeatInfo } from '../wire';
import { seatName } from './names';
import { nameSeats, seatNameHere } from './seat-names.svelte';

beforeEach(() => localStorage.clear());

const seat = (number: number): SeatInfo => ({
  seat: number,
  kind: 'person',
  person: 'here',
  name: 'Asta',
  bot: null,
  away: false,
  connected: true,
  seed_hash: null,
  revealed: true,
  resigned: false,
});
const info: Pick<Info, 'id' | 'seats'> = { id: 'here-1', seats: [seat(0), seat(1)] };

test('those at one screen are numbered until they are named', () => {
  expect([seatName(info, 0), seatName(info, 1)]).toEqual(['Asta 1', 'Asta 2']);
  nameSeats('here-1', { 0: 'Asta', 1: '  Mads ' });
  expect([seatName(info, 0), seatName(info, 1)]).toEqual(['Asta', 'Mads']);
});

test('a name that is taken away leaves the number, and other tables are as they were', () => {
  nameSeats('here-2', { 1: 'Noor' });
  nameSeats('here-1', { 0: '', 1: 'Mads' });
  expect([seatName(info, 0), seatName(info, 1)]).toEqual(['Asta 1', 'Mads']);
  expect(seatNameHere('here-2', 1)).toBe('Noor');
});
