/* What a server draws cards with: this file is built into one script, which runs where there is neither page nor Node. */

import type { Component } from 'svelte';
import { render } from 'svelte/server';
import type { GameCard, MiniProps } from '../games/game';
import Logo from '../ui/Logo.svelte';
import type { View } from '../wire';
import { card, type CardContent, type Pictures } from './card';
import { pictureOf, type Picture } from './picture';

const cards = import.meta.glob<{ card: GameCard }>('../games/*/card.ts', { eager: true });
const minis = import.meta.glob<{ default: Component<MiniProps> }>('../games/*/Mini.svelte', { eager: true });

const NOTHING: Picture = { left: 0, top: 0, width: 1, height: 1, drawn: '' };

function drawn<P extends object>(component: Component<P>, props: P): Picture | null {
  const { head, body } = render(component as unknown as Component, { props: props as Record<string, unknown> });
  return pictureOf(head, body);
}

function picturesOf(game: string): Pictures {
  const found = cards[`../games/${game}/card.ts`]?.card;
  const Mini = minis[`../games/${game}/Mini.svelte`]?.default;
  return {
    theme: found?.theme,
    logo: drawn(Logo, {}) ?? NOTHING,
    house: found ? drawn(found.Art, {}) : null,
    sheet: (view, seat) => (Mini ? drawn(Mini, { view: view as View, seat }) : null),
  };
}

/** The names of the games, as home has them. */
function gameNames(): string {
  return JSON.stringify(Object.fromEntries(Object.values(cards).map((one) => [one.card.id, one.card.name])));
}

Object.assign(globalThis, {
  drawCard: (content: string): string => {
    const read = JSON.parse(content) as CardContent;
    return card(read, picturesOf(read.game));
  },
  gameNames,
});
