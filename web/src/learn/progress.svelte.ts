/* How far one has come in the lessons of each game. It is kept in this browser. */

import { load, save } from '../state/storage';

const KEY = 'rw.lessons';

type Progress = Readonly<Record<string, Readonly<Record<string, number>>>>;

let reached = $state.raw<Progress>(load<Progress>(KEY) ?? {});

/** How many steps of a lesson lie behind. Lessons count from 1. */
export function stepsDone(game: string, lesson: number): number {
  return reached[game]?.[lesson] ?? 0;
}

export function keepSteps(game: string, lesson: number, steps: number): void {
  // A lesson that is taken again stays done.
  const most = Math.max(stepsDone(game, lesson), steps);
  reached = { ...reached, [game]: { ...reached[game], [lesson]: most } };
  save(KEY, reached);
}
