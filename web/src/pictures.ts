/* The only door to the folders of games: a game is found by listing, so that a new one is an added folder. */

import type { Component } from 'svelte';
import type { GameEvent, Info, Seat, View } from './wire';
import type { Language } from './i18n/language.svelte';
import type { Words } from './i18n/words';
import type { Audience } from './table/parts';
import type { Colour } from './ui/glyphs';

/** What home shows of a game, also of one that is still to come. Small: it is loaded with home. */
export interface GameCard {
  readonly id: string;
  /** Where it stands in the street. */
  readonly order: number;
  readonly name: string;
  /** The name in two parts, for where there is little room. */
  readonly short: readonly [name: string, kind: Readonly<Record<Language, string>>];
  readonly line: Readonly<Record<Language, string>>;
  readonly players: readonly [least: number, most: number];
  readonly minutes: number;
  /** Its house in the street; 300 by 322, standing on the ground line. */
  readonly Art: Component;
  /** The colour of its reflection in the water. */
  readonly reflection: string;
}

export interface BoardProps {
  readonly view: View;
  readonly info: Info;
  readonly words: Words | null;
  /** Whose sheet stands in front; null shows all alike. */
  readonly seat: Seat | null;
}

export interface MiniProps {
  readonly view: View;
  readonly seat: Seat;
}

/** The pictures of a game that is played. Loaded with a table, its end and its replay. */
export interface GameClient {
  /** A view with nothing to tap: for the replay and for onlookers. */
  readonly Board: Component<BoardProps>;
  /** One seat's sheet, small. As high as its box. */
  readonly Mini: Component<MiniProps>;
  /** The dice that a chance action of the record shows ("dice rrryp"); null for one that rolls none. */
  faces?(text: string): readonly Colour[] | null;
  /** An event in plain words, for a game that says it better than its messages alone. */
  tell?(to: Audience, event: GameEvent): string;
  /** The points that the boats race to, if the game ends by points. */
  readonly goal?: number;
  /** A game that doesn't race measures points on a folding rule, with room for so many. */
  readonly ruler?: number;
  /** Each seat's points in a view, for the boats. */
  points(view: View): readonly number[];
}

const found = import.meta.glob<{ card: GameCard }>('./games/*/card.ts', { eager: true });

export const cards: readonly GameCard[] = Object.values(found)
  .map((module) => module.card)
  .sort((a, b) => a.order - b.order);

export function cardOf(game: string): GameCard | undefined {
  return cards.find((card) => card.id === game);
}

/** A game's name, which is the same in every language. */
export function gameName(game: string): string {
  return cardOf(game)?.name ?? game;
}

const clients = import.meta.glob<{ client: GameClient }>('./games/*/client.ts');

export async function loadClient(game: string): Promise<GameClient | null> {
  const load = clients[`./games/${game}/client.ts`];
  return load ? (await load()).client : null;
}
