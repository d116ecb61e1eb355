/* What happened in some moves of a game, as the log of its table would tell it: newest first. */

import type { Audience, GamePlay, LogLine } from '../../games/game';
import type { ReplayStep, Told } from '../../wire';

export function linesOf(play: GamePlay, to: Audience, steps: readonly ReplayStep[]): LogLine[] {
  const told: Told[] = steps.map(({ seq, seat, text, events }) => ({
    seq,
    actor: seat,
    kind: 'acted',
    at: 0,
    events,
    moves: [text],
  }));
  return play.story(to, told).flatMap((section) => section.lines);
}
