/* What the address of a frame asks for: `/embed/t/<table>?at=12&spoilers=no&lang=fr&theme=dark`. */

export interface Asked {
  readonly table: string;
  /** The moment that it opens with; null for the beginning. */
  readonly at: number | null;
  /** Whether it may tell what comes later. */
  readonly spoilers: boolean;
  readonly language: string | null;
  readonly theme: 'light' | 'dark' | null;
}

export function askedOf(path: string, search: string): Asked {
  const asked = new URLSearchParams(search);
  const at = Number(asked.get('at'));
  const theme = asked.get('theme');
  return {
    table: decodeURIComponent(/^\/embed\/t\/([^/]+)/.exec(path)?.[1] ?? ''),
    at: at > 0 ? Math.round(at) : null,
    spoilers: asked.get('spoilers') !== 'no',
    language: asked.get('lang'),
    theme: theme === 'light' || theme === 'dark' ? theme : null,
  };
}
