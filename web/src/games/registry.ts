/* The only door to the folders of games: a game is found by listing, so that a new one is an added folder. */

import type { Component } from 'svelte';
import { sayValues } from '../i18n/games.svelte';
import type { Language } from '../i18n/language.svelte';
import type { ChangeProps, GameCard, GameClient, GameKey, GameLaw, GamePlay, PackForm } from './game';

const found = import.meta.glob<{ card: GameCard }>('./*/card.ts', { eager: true });

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

/** The name for where there is little room. Its second part tells games of one family apart. */
export function shortName(game: string, language: Language): string {
  const card = cardOf(game);
  return card ? `${card.short[0]} ${card.short[1][language]}` : game;
}

const clients = import.meta.glob<{ client: GameClient }>('./*/client.ts');

/** What draws a game's views; null for a game that has no pictures. */
export async function loadClient(game: string): Promise<GameClient | null> {
  const load = clients[`./${game}/client.ts`];
  if (!load) return null;
  const { client } = await load();
  if (client.valueText) sayValues(game, client.valueText);
  return client;
}

const changes = import.meta.glob<{ default: Component<ChangeProps> }>('./*/Change.svelte');

/** What draws a sheet after some moves, with what is new picked out; null for a game that has no such picture. */
export async function loadChange(game: string): Promise<Component<ChangeProps> | null> {
  return (await changes[`./${game}/Change.svelte`]?.())?.default ?? null;
}

const plays = import.meta.glob<{ play: GamePlay }>('./*/play.ts');

/** All that a table, or the replay of one, needs of its game; null for a game that has no pictures. */
export async function loadGame(game: string): Promise<{ play: GamePlay; client: GameClient } | null> {
  const [play, client] = await Promise.all([plays[`./${game}/play.ts`]?.(), loadClient(game)]);
  return play && client ? { play: play.play, client } : null;
}

const keys = import.meta.glob<{ key: GameKey }>('./*/key.ts');

/** How a game's signs are drawn; null for a game that has no pictures. */
export async function loadKey(game: string): Promise<GameKey | null> {
  return (await keys[`./${game}/key.ts`]?.())?.key ?? null;
}

const laws = import.meta.glob<{ law: GameLaw }>('./*/law.ts');

/** What is drawn beside a game's rules; null for a game that has no pictures. */
export async function loadLaw(game: string): Promise<GameLaw | null> {
  return (await laws[`./${game}/law.ts`]?.())?.law ?? null;
}

const forms = import.meta.glob<{ form: PackForm }>('./*/cards/form.ts');

/** Whether the owner of the printed game can type its cards into the page. */
export function hasPackForm(game: string): boolean {
  return `./${game}/cards/form.ts` in forms;
}

export async function loadPackForm(game: string): Promise<PackForm | null> {
  return (await forms[`./${game}/cards/form.ts`]?.())?.form ?? null;
}
