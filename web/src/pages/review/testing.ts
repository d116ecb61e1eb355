/* Reviews for tests: what is not given is nothing. */

import type { Review, ReviewedTurn, Stakes } from '../../wire';

interface Leads {
  readonly start: readonly number[];
  readonly luck: readonly number[];
  readonly choices: readonly (readonly number[])[];
  readonly revealed?: readonly number[];
  readonly given?: readonly number[];
  readonly turns?: readonly ReviewedTurn[];
}

export function reviewWith({ start, luck, choices, revealed, given, turns = [] }: Leads): Review {
  const players = start.length;
  const none = start.map(() => 0);
  const end = start.map((_, seat) =>
    [start, luck, revealed ?? none, ...choices].reduce((sum, leads) => sum + (leads[seat] ?? 0), 0),
  );
  return {
    game: 'toy',
    players,
    depth: 'whole',
    done: 1,
    start: stakes(start),
    end: stakes(end),
    luck: stakes(luck),
    revealed: stakes(revealed ?? none),
    doubt: stakes(none),
    choices: choices.map(stakes),
    turns,
    decisions: [],
    seats: start.map((_, seat) => ({
      real: 10,
      best: 5,
      given: { chance: 0, points: given?.[seat] ?? 0 },
      grade: null,
    })),
    moments: [],
  };
}

export function turnWith(from: number, to: number, rolled: readonly number[], after: readonly number[]): ReviewedTurn {
  const none = stakes(after.map(() => 0));
  return {
    number: 1,
    from,
    to,
    seat: 0,
    luck: none,
    revealed: none,
    choices: after.map(() => none),
    rolled: stakes(rolled),
    after: stakes(after),
    given: after.map(() => 0),
  };
}

function stakes(leads: readonly number[]): Stakes {
  return { chances: leads.map(() => 0.5), leads };
}
