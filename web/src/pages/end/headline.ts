/* Who has won, and what decided it: from the standings and the course of the points. */

import { currentLanguage, t } from '../../i18n/language.svelte';
import type { Info, Seat, Standing } from '../../wire';

export interface Finished {
  /** By place, the best first. */
  readonly result: readonly Standing[];
  readonly nameOf: (seat: Seat) => string;
  readonly isMe: (seat: Seat) => boolean;
  /** Seats of people for whom a bot played to the end. */
  readonly finishedByBot: readonly Seat[];
}

/** The seats of people who had left before the end. */
export function finishedByBot(info: Pick<Info, 'seats'> | null): Seat[] {
  return (info?.seats ?? []).filter((one) => one.kind === 'person' && one.bot !== null).map((one) => one.seat);
}

/** What a player is called at the end: whoever left has not won or lost, their bot has. */
export function playerName({ nameOf, isMe, finishedByBot: left }: Finished, seat: Seat): string {
  if (isMe(seat)) return left.includes(seat) ? t('end-your-bot') : t('you');
  return left.includes(seat) ? t('end-bot-of', { name: nameOf(seat) }) : nameOf(seat);
}

export function headline(game: Finished): string {
  const { result, isMe, finishedByBot: left } = game;
  const winners = result.filter((one) => one.place === 1);
  const mine = result.find((one) => isMe(one.seat) && !left.includes(one.seat));
  const best = winners[0]?.points ?? 0;
  if (result.length === 1) {
    return mine ? t('end-alone', { points: best }) : t('end-wins', { names: namesOf(game, winners), points: best });
  }
  const names = namesOf(game, winners);
  if (winners.length > 1) return t('end-shared', { names, points: best });
  if (mine?.place === 1) return t('end-you-win', { points: best, next: result[1]?.points ?? 0 });
  return mine ? t('end-you-lose', { names, points: best, mine: mine.points }) : t('end-wins', { names, points: best });
}

function namesOf(game: Finished, standings: readonly Standing[]): string {
  const names = standings.map((one) => playerName(game, one.seat));
  return new Intl.ListFormat(currentLanguage()).format(names);
}

/** For whom a bot finished, in a sentence; empty where nobody left. */
export function whoLeft({ finishedByBot: left, isMe, nameOf }: Finished): string {
  const others = left.filter((seat) => !isMe(seat)).map(nameOf);
  const mine = left.some(isMe) ? t('end-you-left') : '';
  const names = new Intl.ListFormat(currentLanguage()).format(others);
  return [mine, others.length ? t('end-others-left', { names, count: others.length }) : ''].filter(Boolean).join(' ');
}

export type Decided =
  | { readonly by: 'tiebreak'; readonly what: string; readonly winner: Standing; readonly next: Standing }
  | { readonly by: 'part'; readonly what: string; readonly winner: Standing; readonly next: Standing }
  | { readonly by: 'points'; readonly winner: Standing; readonly next: Standing };

/**
 * What set the winner apart from the next: a tie-breaker where they are level, else the source of points in which the
 * winner was furthest ahead. Null where nobody is second, or the victory is shared.
 */
export function decided(result: readonly Standing[]): Decided | null {
  const [winner, next] = result;
  if (!winner || !next || next.place === 1) return null;
  if (winner.points === next.points) {
    const what = Object.keys(winner.tiebreaks).find((one) => winner.tiebreaks[one] !== next.tiebreaks[one]);
    return what === undefined ? null : { by: 'tiebreak', what, winner, next };
  }
  let what: string | null = null;
  let most = 0;
  for (const part of Object.keys(winner.parts)) {
    const ahead = (winner.parts[part] ?? 0) - (next.parts[part] ?? 0);
    if (ahead > most) [what, most] = [part, ahead];
  }
  return what === null ? { by: 'points', winner, next } : { by: 'part', what, winner, next };
}

/**
 * The turn, counted from 1, in which the winner went ahead of all others to stay there; null where nobody did, or it was
 * so from the start. `points` holds each seat's points after each turn, before the first one first.
 */
export function tookTheLead(points: readonly (readonly number[])[], winner: Seat): number | null {
  const leads = points.map((now) => now.every((one, seat) => seat === winner || one < (now[winner] ?? 0)));
  const behind = leads.lastIndexOf(false);
  return behind >= 0 && behind + 1 < leads.length ? behind + 1 : null;
}
