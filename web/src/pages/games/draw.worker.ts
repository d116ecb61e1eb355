/*
 * Draws how games ended, aside: a thousand of them take some seconds. It is done by the script that a server draws the cards
 * of links with, so that there is one way to draw a game for who is not at its table.
 */

import type { CardContent } from '../../share/card';

/** Where the build leaves it (scripts/cards.js). */
const SCRIPT = '/draw/cards.js';

const drawing = globalThis as { drawCard?: (content: string) => string };
const ready = import(/* @vite-ignore */ SCRIPT) as Promise<unknown>;

addEventListener('message', (event: MessageEvent<CardContent>) => {
  void ready.then(
    () => postMessage(drawing.drawCard?.(JSON.stringify(event.data)) ?? ''),
    () => postMessage(''), // an older browser, or a server without pictures
  );
});
