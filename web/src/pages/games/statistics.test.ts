import { describe, expect, it } from 'vitest';
import {
  leadOf,
  luckOf,
  outcomeOf,
  pointsOverTime,
  recordsOf,
  rivalsOf,
  sharesBy,
  others,
  sourcesOf,
} from './statistics';
import { found } from './search';
import { DAY, played } from './testing';

const anyone = { game: null, person: '', outcome: null, since: '', until: '' };
const nameOf = (game: ReturnType<typeof played>, seat: number): string => game.seats[seat]?.name ?? '';

describe('what came of a game', () => {
  it('is won alone, tied where the place is shared, and lost else', () => {
    expect([[12, 9], [9, 9], [8, 12], [12]].map((points) => outcomeOf(played(points)))).toEqual([
      'won',
      'tied',
      'lost',
      'alone',
    ]);
  });

  it('is lost where I left, whatever the bot made of it', () => {
    const game = played([12, 9]);
    const left = { ...game, seats: game.seats.map((seat, i) => ({ ...seat, resigned: i === 0 })) };
    expect(outcomeOf(left)).toBe('lost');
    expect(rivalsOf([left])[0]?.last).toEqual(['lost']);
  });

  it('of several seats of mine counts the best, against those that are not mine', () => {
    const game = played([7, 12, 9], ['me too', 'Mads'], { you: [0, 1] });
    expect([outcomeOf(game), leadOf(game), others(game)]).toEqual(['won', 3, [2]]);
  });
});

describe('records', () => {
  const games = [
    played([12, 8], ['Mads'], { turns: 30, at: 5 }),
    played([10, 8], ['Mads'], { turns: 22, at: 4 }),
    played([7, 12], ['Mads'], { turns: 8, at: 3 }),
    played([12, 5], ['Mads'], { at: 2 }),
    played([9], [], { at: 1 }),
  ];

  it('count wins among games with others, the longest run of them and the one that goes on', () => {
    expect(recordsOf(games)).toMatchObject({ games: 5, contests: 4, won: 3, streak: 2, streakNow: 2 });
  });

  it('name the latest of the best, and the fastest of those wins of which it is known', () => {
    const { best, fastest } = recordsOf(games);
    expect([best?.at, fastest?.at]).toEqual([5, 4]);
    expect(recordsOf([])).toMatchObject({ best: null, fastest: null, streak: 0 });
  });
});

it('the average is that of six games, also of games that are not shown', () => {
  const games = [9, 8, 7, 6, 5, 4, 3, 100].map((points, i) => played([points, 1], ['Mads'], { at: 8 - i }));
  const shown = pointsOverTime(games, 2);
  expect(shown.map((one) => one.points)).toEqual([8, 9]);
  expect(shown.map((one) => one.average)).toEqual([5.5, 6.5]);
});

it('sources are those of games of which they were kept, and a source that never brought anything is left out', () => {
  const parts = (rows: number, tracks: number): Partial<ReturnType<typeof played>> => {
    const game = played([rows + tracks, 1]);
    return { seats: game.seats.map((seat) => ({ ...seat, parts: { rows, columns: 0, tracks } })), at: rows };
  };
  const games = [played([6, 1], ['Mads'], parts(4, 2)), played([9, 1]), played([3, 1], ['Mads'], parts(3, 0))];
  const { parts: names, games: kept } = sourcesOf(games, 9);
  expect(names).toEqual(['rows', 'tracks']);
  expect(kept.map(({ points }) => points.rows)).toEqual([3, 4]);
});

it('shares count a tie as half, and leave out games alone', () => {
  const games = [played([9, 9]), played([9, 8]), played([9, 8, 10], ['Mads', 'Noor']), played([4])];
  expect(sharesBy(games, (game) => others(game).length)).toEqual([
    { key: 1, games: 2, won: 1.5 },
    { key: 2, games: 1, won: 0 },
  ]);
});

it('each is compared with me alone, persons before bots, with the name that they have now', () => {
  const games = [
    played([9, 12, 8], ['Mads', 'gull'], { at: 3 }),
    played([9, 7], ['gull'], { at: 2 }),
    played([9, 9], ['gull'], { at: 1 }),
  ];
  const renamed = games.map((game) => ({
    ...game,
    seats: game.seats.map((seat) => (seat.name === 'Mads' ? { ...seat, name: 'Mads B.' } : seat)),
  }));
  const [mads, gull] = rivalsOf(renamed);
  expect(mads).toMatchObject({ kind: 'person', name: 'Mads B.', won: 0, lost: 1, tied: 0, lead: -3 });
  expect(gull).toMatchObject({ kind: 'bot', id: 'gull', won: 2, tied: 1, lost: 0, lead: 1 });
  expect(gull?.last).toEqual(['tied', 'won', 'won']);
});

it('luck is taken apart where a review has found it', () => {
  expect(luckOf([played([9, 7])])).toBeNull();
  const games = [
    played([9, 7], ['Mads'], { luck: [3, -3] }),
    played([9, 7]),
    played([5, 9], ['Mads'], { luck: [1, -1] }),
  ];
  expect(luckOf(games)).toEqual({ games: 2, luck: 2, apart: -3 });
});

describe('search', () => {
  const morning = new Date(2026, 10, 18, 0, 30).getTime();
  const games = [
    played([9, 7], ['Zoé'], { at: morning + DAY }),
    played([5, 7], ['gull'], { at: morning, game: 'woodcraft_roll' }),
    played([5, 7], ['Mads'], { at: morning - DAY }),
  ];

  it('finds names however they are written, and not my own', () => {
    expect(found(games, { ...anyone, person: ' ZOE' }, nameOf)).toEqual([games[0]]);
    expect(found(games, { ...anyone, person: 'asta' }, nameOf)).toEqual([]);
  });

  it('takes both ends of a span of days in', () => {
    expect(found(games, { ...anyone, since: '2026-11-18', until: '2026-11-18' }, nameOf)).toEqual([games[1]]);
    expect(found(games, { ...anyone, since: '2026-11-18' }, nameOf)).toEqual(games.slice(0, 2));
  });

  it('by game and result', () => {
    expect(found(games, { ...anyone, game: 'copenhagen_roll', outcome: 'lost' }, nameOf)).toEqual([games[2]]);
  });
});
