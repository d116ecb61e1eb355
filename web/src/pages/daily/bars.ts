/* Results as bars: one for each lead, or for a few next to one another where there are too many to draw. */

export interface Bar {
  /** The lowest lead in it. */
  readonly from: number;
  readonly count: number;
  readonly mine: boolean;
}

const MOST = 15;

/** From the lowest lead to the highest, gaps included. `mine` is null for who has no result. */
export function barsOf(scores: readonly (readonly [lead: number, count: number])[], mine: number | null): Bar[] {
  const leads = scores.map(([lead]) => lead);
  if (!leads.length) return [];
  const low = Math.min(...leads);
  const width = Math.ceil((Math.max(...leads) - low + 1) / MOST);
  const length = Math.floor((Math.max(...leads) - low) / width) + 1;
  return Array.from({ length }, (_, number) => {
    const from = low + number * width;
    const isIn = (lead: number): boolean => from <= lead && lead < from + width;
    const count = scores.reduce((sum, [lead, many]) => sum + (isIn(lead) ? many : 0), 0);
    return { from, count, mine: mine !== null && isIn(mine) };
  });
}
