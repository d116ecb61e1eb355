import { describe, expect, it } from 'vitest';
import { happenings as without, type Happening } from '../../play/happenings';
import type { GameEvent, Told } from '../../wire';
import { fallenDice, lastRoll, markedDice, marksMade, thisTurn, usedDice, FIRST_EVENTS } from './dice-log';

let seq = 0;

function happenings(told: Told[]): Happening[] {
  return without(told, FIRST_EVENTS);
}

function event(code: string, seat: number, values: GameEvent['values'] = {}): GameEvent {
  return { code: `crw.${code}`, seat, values };
}

function row(actor: number, moves: string[], events: GameEvent[], kind: Told['kind'] = 'acted'): Told {
  seq += 1;
  return { seq, actor, kind, at: 0, events, moves };
}

const rolled = row(0, ['roll', 'dice rrbww'], [event('rolled', 0, { fallen: 'rrbww', dice: 'rrbww' })]);
const chosen = event('chosen', 0, { shape: 'red-3', dice: 2, whites: 1, bonuses: 0 });
const placed = event('placed', 0, { shape: 'red-3', squares: 'a1 b1 b2' });
const drawn = event('drawn', 0, { shape: 'red-3', squares: 'a1 b1 b2', brick: 'a1' });
const drew = row(
  0,
  ['choose red-3 w1', 'place a1 b1 b2', 'brick a1'],
  [chosen, placed, drawn, event('row_completed', 0)],
);
const codes = (told: Told[]): string[] => happenings(told).map((one) => one.event.code.replace('crw.', ''));

describe('what happened', () => {
  it('is told in order', () => {
    expect(codes([rolled, drew])).toEqual(['rolled', 'chosen', 'placed', 'drawn', 'row_completed']);
  });

  it('leaves out what was taken back, move by move', () => {
    const undone = (move: string): Told => row(0, [move], [], 'undone');
    expect(codes([rolled, drew, undone('brick a1')])).toEqual(['rolled', 'chosen', 'placed']);
    expect(codes([rolled, drew, undone('brick a1'), undone('place a1 b1 b2')])).toEqual(['rolled', 'chosen']);
    const all = [rolled, drew, undone('brick a1'), undone('place a1 b1 b2'), undone('choose red-3 w1')];
    expect(codes(all)).toEqual(['rolled']);
    expect(codes([...all, drew])).toHaveLength(5);
  });

  it('takes back nothing of another player', () => {
    const other = row(1, ['mark red'], [event('marked', 1, { track: 'red' })]);
    expect(codes([other, row(0, ['mark red'], [], 'undone')])).toEqual(['marked']);
  });
});

describe('the dice of a turn', () => {
  it('that paid are those of the shape, counted since the turn began', () => {
    const began = row(0, [], [event('turn_began', 0, { round: 2 })]);
    expect(usedDice(thisTurn(happenings([began, rolled, drew])))).toBe('rrw');
    expect(usedDice(thisTurn(happenings([rolled, drew, began])))).toBe('');
  });

  it('that have just fallen are found among those lying there', () => {
    const again = row(0, ['reroll b', 'dice g'], [event('rolled', 0, { fallen: 'r', dice: 'rrrww' })]);
    expect(lastRoll(happenings([rolled, again]))).toEqual({ seq: again.seq, fallen: 'r' });
    expect(fallenDice('rrrww', 'r')).toEqual([false, false, true, false, false]);
    expect(fallenDice('rrrww', 'rrrww')).toEqual([true, true, true, true, true]);
  });

  it('are marked for after they were left', () => {
    const turn = happenings([
      row(1, ['mark red'], [event('marked', 1, { track: 'red' })]),
      row(0, ['end'], [event('turn_ended', 0)]),
      row(1, ['mark blue'], [event('marked', 1, { track: 'blue' })]),
    ]);
    expect(marksMade(turn, 1)).toEqual(['blue']);
    expect(marksMade(turn, 0)).toEqual([]);
  });

  it('lie aside once a mark was made for them: one of the colour, else a white one', () => {
    expect(markedDice('rbw', ['blue'])).toBe('b');
    expect(markedDice('rrw', ['red', 'red'])).toBe('rr');
    expect(markedDice('rw', ['red', 'green'])).toBe('rw');
    expect(markedDice('rw', [])).toBe('');
  });
});
