/* Arrow keys as steps on the grid. */

import type { Cell } from './squares';

export const ARROWS: Readonly<Record<string, Cell>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};
