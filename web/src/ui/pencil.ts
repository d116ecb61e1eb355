/* The pencil that stands on the folding rule, in a picture of 26 by 34. */

export const PENCIL = { body: 'M2 2h22v20L13 33 2 22Z', tip: 'M9.5 28.5 13 33l3.5-4.5Z' } as const;
