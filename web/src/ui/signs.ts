/* What stands on a boat: as little of a name as tells its owner from the others. */

/** One letter, or two where several names begin alike. No two are the same. */
export function signsOf(names: readonly string[]): readonly string[] {
  const letters = names.map((name) => [...name.trim()].map((letter) => letter.toUpperCase()));
  return letters.map((mine, seat) => {
    const first = mine[0] ?? '?';
    const alike = letters.filter((other) => (other[0] ?? '?') === first);
    if (alike.length === 1) return first;
    const at = mine.findIndex((_, place) => place > 0 && tellsApart(alike, place));
    const second = at < 0 ? `${seat + 1}` : (mine[at]?.toLowerCase() ?? '');
    return first + second;
  });
}

function tellsApart(names: readonly (readonly string[])[], place: number): boolean {
  const found = names.map((name) => name[place] ?? '');
  return new Set(found).size === names.length && !found.some((letter) => letter.trim() === '');
}

/** The sign of each seat. A boat that is only thought of has that of its seat. */
export function signsBySeat(boats: readonly { seat: number; name: string }[]): ReadonlyMap<number, string> {
  const names = new Map(boats.map(({ seat, name }) => [seat, name]));
  const signs = signsOf([...names.values()]);
  return new Map([...names.keys()].map((seat, i) => [seat, signs[i] ?? '']));
}
