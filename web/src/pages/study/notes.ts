/* What is written and drawn beside a move: lines of its comments, each perhaps with a tag before it. */

const TAG = /^\[([a-z]+)\]\s*/i;
const DRAWN = /^\[(arrow|ring)\]\s*/;

/** A place on somebody's sheet, or between all of them. */
export interface Place {
  readonly seat: number | null;
  readonly name: string;
}

/** An arrow, or a ring around its one place. */
export interface Drawn {
  readonly from: Place;
  readonly to: Place | null;
}

/** What is said in a language: what has its tag, or what has none where nothing has. */
export function saidIn(comments: readonly string[], language: string): readonly string[] {
  const own = comments.filter((one) => TAG.exec(one)?.[1] === language);
  return (own.length ? own : comments.filter((one) => !TAG.test(one))).map((one) => one.replace(TAG, ''));
}

/** All that is written, as its author edits it. */
export function written(comments: readonly string[]): string {
  return comments.filter((one) => !DRAWN.test(one)).join('\n');
}

export function drawn(comments: readonly string[]): readonly Drawn[] {
  return comments.flatMap((one) => {
    if (!DRAWN.test(one)) return [];
    const [from, to] = one.replace(DRAWN, '').trim().split(/\s+/);
    return from ? [{ from: placeFrom(from), to: to ? placeFrom(to) : null }] : [];
  });
}

/** The comments with another text, and other drawings. */
export function rewritten(text: string, drawings: readonly Drawn[]): readonly string[] {
  const lines = text.split('\n').map((line) => line.trim());
  return [
    ...lines.filter(Boolean),
    ...drawings.map(({ from, to }) => (to ? `[arrow] ${textOf(from)} ${textOf(to)}` : `[ring] ${textOf(from)}`)),
  ];
}

function placeFrom(text: string): Place {
  const [, seat, name] = /^(?:(\d+):)?(.*)$/.exec(text) ?? [];
  return { seat: seat === undefined ? null : Number(seat), name: name ?? '' };
}

export function textOf({ seat, name }: Place): string {
  return seat === null ? name : `${seat}:${name}`;
}

export function isSame(one: Place, other: Place): boolean {
  return textOf(one) === textOf(other);
}
