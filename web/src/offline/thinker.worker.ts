/* The worker in which bots think, and hints and reviews are thought out: one after the other, so that the host is always free to answer. */

import type { Thought } from './messages';
import { fetchText, startPython } from './python';

interface Thinking {
  think(request: string, seconds: () => number): string;
  bring(game: string, weights: string): void;
}

const thinking = startPython(() => {}).then((python) => python.pyimport('rollwright.offline.bots') as Thinking);
const brought = new Set<string>();

addEventListener('message', (event: MessageEvent<Thought>) => {
  void thinking.then(async ({ think, bring }) => {
    await learn(event.data, bring);
    postMessage(think(JSON.stringify(event.data), () => performance.now() / 1000));
  });
});

/** What a judge has learned comes with the first thought about a game. Where it can't be had, bots do without. */
async function learn({ game, setup }: Thought, bring: Thinking['bring']): Promise<void> {
  const file = `${game}/players_${setup.players}.json`;
  if (brought.has(file)) return;
  try {
    bring(game, await fetchText(file));
    brought.add(file);
  } catch (error) {
    console.warn('bots play without what was learned of this game', error);
  }
}
