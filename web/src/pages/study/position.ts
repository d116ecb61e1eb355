/* A position becomes a study: with ways to go on from it, if there are some, the best first. */

import { valueText } from '../../i18n/words';
import type { Info, Seat } from '../../wire';

export interface Way {
  readonly moves: readonly string[];
  readonly comment: string;
}

type Game = Pick<Info, 'game' | 'version' | 'edition' | 'options'>;

/** All ways are those of one seat. Each begins with another move, or goes along with the one before as far as it can. */
export function positionText(
  game: Game,
  names: readonly string[],
  start: string,
  seat: Seat,
  ways: readonly Way[],
): string {
  const options = Object.entries(game.options).map(([name, value]) => `${name}=${valueText(value)}`);
  return [
    'rollwright record 2',
    `game: ${game.game}`,
    `rules: ${game.version}`,
    ...(game.edition ? [`edition: ${game.edition}`] : []),
    ...(options.length ? [`options: ${options.join(' ')}`] : []),
    `seats: ${names.map((name) => name.replaceAll('|', '/')).join(' | ')}`,
    `start: ${start}`,
    '',
    ...linesOf(seat, ways),
    '',
  ].join('\n');
}

function linesOf(seat: Seat, ways: readonly Way[]): readonly string[] {
  const [best, ...others] = ways.filter(({ moves }) => moves.length);
  if (!best) return [];
  return best.moves.flatMap((move, i) => {
    const comment = i === best.moves.length - 1 && best.comment ? [`# ${best.comment}`] : [];
    const from = others.filter((other) => branch(best, other) === i && other.moves.length > i);
    return [`${seat} ${move}`, ...comment, ...from.flatMap((other) => ['(', ...rest(seat, other, i), ')'])];
  });
}

/** With which move a way leaves the best. */
function branch(best: Way, { moves }: Way): number {
  const found = moves.findIndex((move, i) => move !== best.moves[i]);
  return found < 0 ? moves.length : found;
}

function rest(seat: Seat, { moves, comment }: Way, from: number): readonly string[] {
  return [...moves.slice(from).map((move) => `${seat} ${move}`), ...(comment ? [`# ${comment}`] : [])];
}
