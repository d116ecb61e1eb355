/* Everything of mine in one file: the list as JSON, each game's record, and a picture of how it ended. */

import { currentLanguage, t } from '../../i18n/language.svelte';
import { shortName } from '../../games/registry';
import type { CardContent } from '../../share/card';
import { saveFile } from '../../share/send';
import { gamesToTakeAlong, type MyGame } from '../../state/my-games';
import { mySeat, outcomeOf } from './statistics';
import { company, dayOf, nameAt } from './words';
import { zipped, type Entry } from './zip';

/** The fonts of a card, for who has only the picture. */
const FONTS: readonly (readonly [own: string, anywhere: string])[] = [
  ['card-display', "'Bricolage Grotesque','Trebuchet MS',sans-serif"],
  ['card-strong', "'Atkinson Hyperlegible Next',Verdana,sans-serif"],
  ['card-text', "'Atkinson Hyperlegible Next',Verdana,sans-serif"],
];

/** Asks for all games, and saves them. Rejects where they can't be had. */
export async function takeAlong(): Promise<void> {
  const worker = new Worker(new URL('./draw.worker.ts', import.meta.url), { type: 'module' });
  const pictures = new Drawings(worker);
  try {
    const games = await gamesToTakeAlong((game) => pictures.ask(game)); // it draws while others are on their way
    const entries = entriesOf(games, await pictures.all());
    saveFile(new File([zipped(entries, new Date())], 'rollwright-games.zip', { type: 'application/zip' }));
  } finally {
    worker.terminate();
  }
}

/** What is in the file. */
export function entriesOf(games: readonly MyGame[], pictures: ReadonlyMap<string, string>): Entry[] {
  const listed = games.map(({ record: _record, view: _view, ...game }) => game);
  const entries: Entry[] = [{ name: 'games.json', text: JSON.stringify({ games: listed }, null, 1) }];
  for (const game of games) {
    const [name, picture] = [nameOf(game), pictures.get(game.table)];
    if (game.record) entries.push({ name: `records/${name}.txt`, text: game.record });
    if (picture) entries.push({ name: `pictures/${name}.svg`, text: picture });
  }
  return entries;
}

/** In the order of days, and no two alike. */
function nameOf(game: MyGame): string {
  return `${new Date(game.at).toISOString().slice(0, 10)}-${game.game}-${game.table}`;
}

/** The card of a game that is over, as its link shows it. */
function cardOf(game: MyGame): CardContent {
  const outcome = t(`games-${outcomeOf(game)}`);
  return {
    light: 'day',
    game: game.game,
    headline: company(game),
    text: `${shortName(game.game, currentLanguage())}, ${dayOf(game)}: ${outcome}`,
    view: game.view ?? undefined,
    seats: game.seats.map((seat, number) => ({ name: nameAt(game, number), points: seat.points })),
    front: mySeat(game),
  };
}

/** What a worker draws, in the order in which it was asked. */
class Drawings {
  readonly #worker: Worker;
  readonly #asked: string[] = [];
  readonly #drawn: string[] = [];
  #told: () => void = () => {};

  constructor(worker: Worker) {
    this.#worker = worker;
    const came = (picture: string): void => {
      this.#drawn.push(FONTS.reduce((text, [own, anywhere]) => text.replaceAll(own, anywhere), picture));
      this.#told();
    };
    worker.onmessage = (event: MessageEvent<string>) => came(event.data);
    worker.onerror = () => {
      while (this.#drawn.length < this.#asked.length) came(''); // a file without pictures is better than none
    };
  }

  ask(game: MyGame): void {
    this.#asked.push(game.table);
    this.#worker.postMessage(cardOf(game));
  }

  /** All that was asked for, by table. */
  async all(): Promise<ReadonlyMap<string, string>> {
    while (this.#drawn.length < this.#asked.length) await new Promise<void>((told) => (this.#told = told));
    return new Map(this.#asked.map((table, i) => [table, this.#drawn[i] ?? '']));
  }
}
