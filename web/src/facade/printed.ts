/* What is printed on every house. */

/** The worth of a complete line: with a brick in it, and with windows only. Tests ask the engine. */
export const ROW_WORTH = { brick: 1, windows: 2 } as const;
export const COLUMN_WORTH = { brick: 2, windows: 4 } as const;

/** What a line is worth, null while it is not complete. True stands for a brick, false for a window, null for nothing. */
export function lineWorth(
  bricks: readonly (boolean | null)[],
  printed: { readonly brick: number; readonly windows: number },
): number | null {
  if (bricks.includes(null)) return null;
  return bricks.includes(true) ? printed.brick : printed.windows;
}

/** Rows (from 0 at the bottom) that carry a coat of arms. */
export const COAT_ROWS: readonly number[] = [1, 3, 5];

/** Where the boats race to. */
export const GOAL = 12;
