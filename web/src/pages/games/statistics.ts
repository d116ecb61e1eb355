/* What a list of finished games comes to. It is counted here alone, so that it is the same with a server and without. */

import type { MyGame } from '../../state/my-games';
import type { Seat } from '../../wire';

export type Outcome = 'won' | 'tied' | 'lost' | 'alone';

/** So many games make up the moving average. */
export const AVERAGED = 6;
export const LAST_TEN = 10;

/** My seat: of several, the one that did best. */
export function mySeat(game: MyGame): Seat {
  return [...game.you].sort((a, b) => placeOf(game, a) - placeOf(game, b))[0] ?? 0;
}

function placeOf(game: MyGame, seat: Seat): number {
  return game.seats[seat]?.place ?? Infinity;
}

export function myPoints(game: MyGame): number {
  return game.seats[mySeat(game)]?.points ?? 0;
}

/** The seats that are not mine. */
export function others(game: MyGame): Seat[] {
  return game.seats.flatMap((_, seat) => (game.you.includes(seat) ? [] : [seat]));
}

/** A game that I have left is lost, whatever the bot made of it that played on for me. */
export function outcomeOf(game: MyGame): Outcome {
  const against = others(game);
  if (!against.length) return 'alone';
  const seat = mySeat(game);
  if (game.seats[seat]?.resigned) return 'lost';
  return compared(placeOf(game, seat), Math.min(...against.map((one) => placeOf(game, one))));
}

function compared(mine: number, theirs: number): Outcome {
  return mine < theirs ? 'won' : mine === theirs ? 'tied' : 'lost';
}

/** By how much I was ahead of the best of the others. */
export function leadOf(game: MyGame): number {
  return myPoints(game) - Math.max(...others(game).map((seat) => game.seats[seat]?.points ?? 0));
}

export interface Records {
  readonly games: number;
  readonly won: number;
  /** Games with others, which alone can be won. */
  readonly contests: number;
  readonly best: MyGame | null;
  /** The win in the fewest turns. */
  readonly fastest: MyGame | null;
  readonly streak: number;
  readonly streakNow: number;
}

/** Games come with the latest first, here and below. */
export function recordsOf(games: readonly MyGame[]): Records {
  const contests = games.filter((game) => outcomeOf(game) !== 'alone');
  const wins = contests.filter((game) => outcomeOf(game) === 'won');
  let streak = 0;
  let run = 0;
  for (const game of [...contests].reverse()) {
    run = outcomeOf(game) === 'won' ? run + 1 : 0;
    streak = Math.max(streak, run);
  }
  return {
    games: games.length,
    won: wins.length,
    contests: contests.length,
    best: least(games, (game) => -myPoints(game)),
    fastest: least(
      wins.filter((game) => game.turns),
      (game) => game.turns ?? 0,
    ),
    streak,
    streakNow: run,
  };
}

/** The first of those with the lowest measure: of two, the later game. */
function least(games: readonly MyGame[], measure: (game: MyGame) => number): MyGame | null {
  let found: MyGame | null = null;
  for (const game of games) if (found === null || measure(game) < measure(found)) found = game;
  return found;
}

export interface Point {
  readonly game: MyGame;
  readonly points: number;
  readonly outcome: Outcome;
  /** Of this game and those before it. */
  readonly average: number;
}

/** The points of the last games, the oldest first. */
export function pointsOverTime(games: readonly MyGame[], most: number): Point[] {
  const rising = [...games].reverse();
  return rising
    .map((game, index) => {
      const span = rising.slice(Math.max(0, index + 1 - AVERAGED), index + 1);
      return { game, points: myPoints(game), outcome: outcomeOf(game), average: mean(span.map(myPoints)) };
    })
    .slice(-most);
}

export interface Sources {
  /** Each source that ever brought something, in the game's order. */
  readonly parts: readonly string[];
  readonly games: readonly { readonly game: MyGame; readonly points: Readonly<Record<string, number>> }[];
}

/** How the points of the last games came about, the oldest first: of those of which it was kept. */
export function sourcesOf(games: readonly MyGame[], most: number): Sources {
  const known = games
    .flatMap((game) => {
      const points = game.seats[mySeat(game)]?.parts;
      return points ? [{ game, points }] : [];
    })
    .slice(0, most)
    .reverse();
  const names = known.flatMap(({ points }) => Object.keys(points));
  const parts = [...new Set(names)].filter((part) => known.some(({ points }) => points[part]));
  return { parts, games: known };
}

export interface Share {
  /** The number of others, or of the seat. */
  readonly key: number;
  readonly games: number;
  /** A tie counts as half. */
  readonly won: number;
}

export function sharesBy(games: readonly MyGame[], key: (game: MyGame) => number): Share[] {
  const found = new Map<number, { games: number; won: number }>();
  for (const game of games) {
    const outcome = outcomeOf(game);
    if (outcome === 'alone') continue;
    const share = found.get(key(game)) ?? { games: 0, won: 0 };
    share.games += 1;
    share.won += outcome === 'won' ? 1 : outcome === 'tied' ? 0.5 : 0;
    found.set(key(game), share);
  }
  return [...found].map(([one, share]) => ({ key: one, ...share })).sort((a, b) => a.key - b.key);
}

export interface Rival {
  /** A person's id, or the bot's. */
  readonly id: string;
  readonly kind: 'person' | 'bot';
  /** The latest that is known. */
  readonly name: string;
  readonly won: number;
  readonly tied: number;
  readonly lost: number;
  /** The oldest first. */
  readonly last: readonly Outcome[];
  /** By how much I was ahead of them on average. */
  readonly lead: number;
  /** When we last played, and what. */
  readonly latest: MyGame;
}

/** Those whom I have played, each compared with me alone. The one with most games first, persons before bots. */
export function rivalsOf(games: readonly MyGame[]): Rival[] {
  const met = new Map<string, { kind: 'person' | 'bot'; name: string; played: [MyGame, Seat][] }>();
  for (const game of games)
    for (const seat of others(game)) {
      const { person, bot, name } = game.seats[seat] ?? {};
      const id = person ?? bot;
      if (!id) continue;
      const rival = met.get(id) ?? { kind: person ? 'person' : 'bot', name: name ?? '', played: [] };
      rival.played.push([game, seat]);
      met.set(id, rival);
    }
  return [...met]
    .map(([id, { kind, name, played }]) => {
      const outcomes = played.map(([game, seat]) => duel(game, seat));
      const count = (wanted: Outcome): number => outcomes.filter((one) => one === wanted).length;
      return {
        id,
        kind,
        name,
        won: count('won'),
        tied: count('tied'),
        lost: count('lost'),
        last: outcomes.slice(0, LAST_TEN).reverse(),
        lead: mean(played.map(([game, seat]) => myPoints(game) - (game.seats[seat]?.points ?? 0))),
        latest: played[0]![0],
      } satisfies Rival;
    })
    .sort((a, b) => Number(b.kind === 'person') - Number(a.kind === 'person') || played(b) - played(a));
}

function played({ won, tied, lost }: Rival): number {
  return won + tied + lost;
}

function duel(game: MyGame, seat: Seat): Outcome {
  const me = mySeat(game);
  return game.seats[me]?.resigned ? 'lost' : compared(placeOf(game, me), placeOf(game, seat));
}

export interface Luck {
  readonly games: number;
  /** What luck gave me in a game, in points. */
  readonly luck: number;
  /** By how much I would have been ahead without it. */
  readonly apart: number;
}

/** What luck did in the games that were reviewed; null where none was. */
export function luckOf(games: readonly MyGame[]): Luck | null {
  const reviewed = games.filter((game) => game.luck && others(game).length);
  if (!reviewed.length) return null;
  const lucks = reviewed.map((game) => game.luck?.[mySeat(game)] ?? 0);
  const leads = reviewed.map(leadOf);
  const luck = mean(lucks);
  return { games: reviewed.length, luck, apart: mean(leads) - luck };
}

export function mean(numbers: readonly number[]): number {
  return numbers.length ? numbers.reduce((sum, one) => sum + one, 0) / numbers.length : 0;
}
