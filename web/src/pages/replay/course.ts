/* The course of a finished game: its turns, whose they are, and where playing it back stops for a moment. */

import type { Replay, ReplayStep, Seat } from '../../wire';

/** A moment is the number of moves that have been made: 0 is the beginning. */
export type Moment = number;

export interface Turn {
  /** Counted from 1; 0 is the set-up. */
  readonly number: number;
  /** The moments before its first move and after its last. */
  readonly from: Moment;
  readonly to: Moment;
  /** Who made most of its moves; null where chance made all of them. */
  readonly seat: Seat | null;
  /** The points that each seat has gained in it. */
  readonly gains: readonly number[];
}

export class Course {
  readonly turns: readonly Turn[];
  readonly last: Moment;
  /** Each seat's points at each moment. */
  readonly points: readonly (readonly number[])[];
  readonly #steps: readonly ReplayStep[];

  constructor(
    { start, steps }: Pick<Replay, 'start' | 'steps'>,
    pointsOf: (view: Replay['start']) => readonly number[],
  ) {
    this.#steps = steps;
    this.last = steps.length;
    this.points = [start, ...steps.map((step) => step.view)].map(pointsOf);
    const turns: Turn[] = [];
    let from = 0;
    while (from < steps.length) {
      const number = steps[from]?.turn ?? 0;
      let to = from;
      while (steps[to]?.turn === number) to += 1;
      turns.push({ number, from, to, seat: mostActive(steps.slice(from, to)), gains: this.#gains(from, to) });
      from = to;
    }
    this.turns = turns[0]?.number === 0 ? turns : [{ number: 0, from: 0, to: 0, seat: null, gains: [] }, ...turns];
  }

  /** How many turns were played, the set-up not counted. */
  get played(): number {
    return this.turns.at(-1)?.number ?? 0;
  }

  #gains(from: Moment, to: Moment): number[] {
    return (this.points[to] ?? []).map((one, seat) => one - (this.points[from]?.[seat] ?? 0));
  }

  /** Which of the turns a moment belongs to: what is over still does, until the next begins. */
  turnAt(at: Moment): number {
    const found = this.turns.findIndex((turn) => at <= turn.to);
    return found < 0 ? this.turns.length - 1 : found;
  }

  /** The moves of a turn that have been made. */
  made(at: Moment): readonly ReplayStep[] {
    return this.#steps.slice(this.turns[this.turnAt(at)]?.from ?? 0, at);
  }

  /** Who made the latest move of the turn; null while only chance has acted. */
  actorAt(at: Moment): Seat | null {
    return this.made(at).findLast((step) => step.seat !== null)?.seat ?? null;
  }

  /** Points after each turn, those of the beginning first. */
  pointsByTurn(): readonly (readonly number[])[] {
    return this.turns.map((turn) => this.points[turn.to] ?? []);
  }

  /**
   * Where playing stops: when another seat goes on, and at the end of each turn. `tells` says of a move whether there is
   * something to tell of it; what is done in silence is passed over.
   */
  stops(tells: (step: ReplayStep) => boolean): Moment[] {
    const found: Moment[] = [];
    for (const { from, to } of this.turns) {
      let seat: Seat | null = null;
      let told = false;
      for (let i = from; i < to; i += 1) {
        const step = this.#steps[i];
        if (!step) continue;
        if (step.seat !== null && seat !== null && step.seat !== seat && told) {
          found.push(i);
          told = false;
        }
        seat = step.seat ?? seat;
        told ||= tells(step);
      }
      if (to > from) found.push(to);
    }
    return found;
  }
}

function mostActive(steps: readonly ReplayStep[]): Seat | null {
  const counts = new Map<Seat, number>();
  for (const { seat } of steps) if (seat !== null) counts.set(seat, (counts.get(seat) ?? 0) + 1);
  let most: Seat | null = null;
  for (const [seat, count] of counts) if (most === null || count > (counts.get(most) ?? 0)) most = seat;
  return most;
}
