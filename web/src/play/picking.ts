/** Where wanted dice or cards lie among those at hand, each place once. */
export function indexesOf(wanted: Iterable<string>, among: Iterable<string>): number[] {
  const there = [...among];
  const found: number[] = [];
  for (const one of wanted) {
    const at = there.findIndex((other, index) => other === one && !found.includes(index));
    if (at >= 0) found.push(at);
  }
  return found;
}

/** The next of some things, or the one before, round and round; from none of them the first, or the last. */
export function nextOf<T>(things: readonly T[], present: T | null | undefined, change: 1 | -1): T | undefined {
  const at = things.findIndex((one) => one === present);
  const from = at < 0 && change < 0 ? 0 : at;
  return things[(from + change + things.length) % things.length];
}
