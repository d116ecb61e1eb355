/* The worker in which bots think, and hints are thought out: one after the other, so that the host is always free to answer. */

import type { BotRequest } from './messages';
import { startPython } from './python';

interface Thinking {
  think(request: string, seconds: () => number): string;
}

const thinking = startPython(() => {}).then((python) => python.pyimport('rollwright.offline.bots') as Thinking);

addEventListener('message', (event: MessageEvent<BotRequest>) => {
  void thinking.then(({ think }) => postMessage(think(JSON.stringify(event.data), () => performance.now() / 1000)));
});
