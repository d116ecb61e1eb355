/* Days of a calendar, each by the moment at which it begins here. */

export interface Span {
  readonly first: number;
  readonly last: number;
}

/** So many days from today on. */
export function daysFrom(today: number, count: number): number[] {
  return Array.from({ length: count }, (_, n) => plus(today, n));
}

/** What a tap on a day makes of what was chosen: the first day, then the last, then anew. */
export function chosenWith(span: Span | null, day: number): Span {
  if (!span || span.first !== span.last || day < span.first) return { first: day, last: day };
  return { first: span.first, last: day };
}

export function isWithin(span: Span | null, day: number): boolean {
  return span !== null && span.first <= day && day <= span.last;
}

export function countOf({ first, last }: Span): number {
  return Math.round((last - first) / 86_400_000) + 1;
}

/** From when to when a vacation of these days lasts: to the end of the last. */
export function momentsOf({ first, last }: Span, now: number): { from: number; until: number } {
  return { from: Math.max(first, now), until: plus(last, 1) };
}

function plus(day: number, days: number): number {
  const date = new Date(day);
  return new Date(date.getFullYear(), date.getMonth(), date.getDate() + days).getTime();
}
