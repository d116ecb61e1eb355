/* Where boats lie along a line, so that none hides another. */

interface Group {
  /** Where its first boat lies. */
  start: number;
  count: number;
}

/**
 * Each boat as near to its place as others let it be, none nearer than `gap` to the next, none beyond the ends. Boats keep
 * the order of their places; at one place, that in which they are named.
 */
export function berths(places: readonly number[], gap: number, length: number): number[] {
  const order = places.map((_, i) => i).sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0) || a - b);
  const groups: Group[] = [];
  for (const boat of order) {
    let group: Group = { start: places[boat] ?? 0, count: 1 };
    for (let last = groups.at(-1); last && last.start + last.count * gap > group.start; last = groups.at(-1)) {
      // Both make way, each as much as it has boats.
      const count = last.count + group.count;
      const start = (last.count * last.start + group.count * (group.start - last.count * gap)) / count;
      group = { start, count };
      groups.pop();
    }
    groups.push(group);
  }
  const rank = groups.flatMap(({ start, count }) => Array.from({ length: count }, (_, i) => start + i * gap));
  // The ends push back what has been pushed beyond them.
  rank.forEach((at, i) => (rank[i] = Math.max(at, i * gap)));
  rank.forEach((at, i) => (rank[i] = Math.min(at, length - (rank.length - 1 - i) * gap)));
  const found = [...places];
  order.forEach((boat, i) => (found[boat] = rank[i] ?? 0));
  return found;
}
