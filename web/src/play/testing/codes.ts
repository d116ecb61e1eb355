/* Looks for what is meant for programs in what people read and hear. */

/** Not within another word, in any language. */
function word(pattern: string): RegExp {
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${pattern})(?![\\p{L}\\p{N}])`, 'u');
}

const CODES: readonly RegExp[] = [
  // Squares, cells, orders and dice: "c3", "a20", "y12".
  word('[a-ey]\\d{1,2}'),
  // Dice and cards: "rrwyp".
  word('(?!(?:by|pry|wry)(?!\\p{L}))[rygbpw]{2,}'),
  // Shapes and tiles: "red-4", "blue-4-left".
  /\b(red|yellow|green|blue|purple)-\d/,
  // Abilities, options, crates.
  /\b(any-cards|additional-card|construction-discount|change-of-colors|both-actions)\b/,
  /\b(no-x|one-x|use-again|color-change|order-points)\b/,
  // Helpers.
  /\bH[1-8]\b/,
  // Keys of messages, codes of events and refusals, and what went wrong.
  /\b(cr|cb|wr|crw|cph|wrw|facade|play|table)[-.][a-z_]/,
  /[{}$_`]|\b(undefined|null|NaN)\b/,
];

/** The first code in a text; null where there is none. `moves` are texts in the notation of moves. */
export function codeIn(text: string, moves: readonly string[] = []): string | null {
  for (const code of CODES) {
    const found = code.exec(text)?.[0];
    if (found !== undefined) return found;
  }
  return moves.find((move) => move.includes(' ') && text.includes(move)) ?? null;
}

/** Everything that a part of the page shows or has read out. */
export function textsIn(root: ParentNode): string[] {
  const labelled = [...root.querySelectorAll('[aria-label], [title], [placeholder], [alt]')].flatMap((element) =>
    ['aria-label', 'title', 'placeholder', 'alt'].map((name) => element.getAttribute(name) ?? ''),
  );
  const written = [...root.querySelectorAll('*')]
    .flatMap((element) => [...element.childNodes])
    .filter((node) => node.nodeType === Node.TEXT_NODE)
    .map((node) => node.textContent ?? '');
  return [...labelled, ...written].filter((text) => text.trim());
}
