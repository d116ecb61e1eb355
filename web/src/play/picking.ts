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
