/* What is printed on every house. */

/** The worth of a complete line: with a brick in it, and with windows only. Tests ask the engine. */
export const ROW_WORTH = { brick: 1, windows: 2 } as const;
export const COLUMN_WORTH = { brick: 2, windows: 4 } as const;

/** Rows (from 0 at the bottom) that carry a coat of arms. */
export const COAT_ROWS: readonly number[] = [1, 3, 5];

/** Where the boats race to. */
export const GOAL = 12;
