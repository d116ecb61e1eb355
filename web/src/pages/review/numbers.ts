/* The figures of a review as they are shown: rounded so that what is shown adds up. */

import { currentLocale } from '../../i18n/language.svelte';
import type { Review, Seat, Span, Stakes } from '../../wire';

/** Points that are too few to speak of. */
export const HARDLY = 0.5;

const TENTHS = 10;

/**
 * Parts in tenths that add up to their sum in tenths: all are rounded down, and the tenths that are missing then go to
 * those that lost most.
 */
export function addingUp(parts: readonly number[]): number[] {
  const exact = parts.map((part) => part * TENTHS);
  const shown = exact.map((part) => Math.floor(part + 1e-9));
  const total = Math.round(exact.reduce((sum, part) => sum + part, 0));
  let missing = total - shown.reduce((sum, part) => sum + part, 0);
  const byLoss = exact
    .map((part, index) => ({ index, lost: part - (shown[index] ?? 0) }))
    .sort((one, two) => two.lost - one.lost || one.index - two.index);
  for (const { index } of byLoss) {
    if (missing <= 0) break;
    shown[index] = (shown[index] ?? 0) + 1;
    missing -= 1;
  }
  return shown.map((part) => part / TENTHS || 0);
}

export type Source = 'start' | 'luck' | 'own' | 'others' | 'revealed';

export interface Part {
  readonly source: Source;
  /** Whose choices, where there is one other. */
  readonly seat: Seat | null;
  readonly value: number;
}

export interface Sum {
  readonly parts: readonly Part[];
  readonly total: number;
}

/** What made a seat's lead, or alone its points. What can't be, such as others' choices alone, is left out. */
export function sumOf(review: Review, seat: Seat): Sum {
  const of = ({ leads }: Stakes): number => leads[seat] ?? 0;
  const others = review.choices.map((_, other) => other).filter((other) => other !== seat);
  const own = review.choices[seat];
  const parts: Part[] = [
    { source: 'start', seat: null, value: of(review.start) },
    { source: 'luck', seat: null, value: of(review.luck) },
    { source: 'own', seat, value: own ? of(own) : 0 },
  ];
  if (others.length) {
    const value = others.reduce((sum, other) => sum + of(review.choices[other] ?? review.start), 0);
    parts.push({ source: 'others', seat: others.length === 1 ? (others[0] ?? null) : null, value });
  }
  if (of(review.revealed) !== 0) parts.push({ source: 'revealed', seat: null, value: of(review.revealed) });
  const shown = addingUp(parts.map(({ value }) => value));
  return {
    parts: parts.map((part, index) => ({ ...part, value: shown[index] ?? 0 })),
    total: Math.round(shown.reduce((sum, value) => sum + value * TENTHS, 0)) / TENTHS,
  };
}

export function valueOf({ parts }: Sum, ...sources: readonly Source[]): number {
  const tenths = parts.filter(({ source }) => sources.includes(source)).map(({ value }) => Math.round(value * TENTHS));
  return tenths.reduce((sum, value) => sum + value, 0) / TENTHS;
}

/** Points with a tenth: 2.1. */
export function tenths(value: number): string {
  return format(value, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

/** The same with what it does: +2.1, −0.4. */
export function signed(value: number): string {
  return format(value, { minimumFractionDigits: 1, maximumFractionDigits: 1, signDisplay: 'exceptZero' });
}

/** Points that may be whole: 2, 2.1. */
export function points(value: number): string {
  return format(value, { maximumFractionDigits: 1 });
}

export function percent(chance: number): string {
  return format(chance, { style: 'percent', maximumFractionDigits: 0 });
}

/** A chance without its sign, for intervals. */
export function hundredths(chance: number): string {
  return format(100 * chance, { maximumFractionDigits: 0 });
}

function format(value: number, options: Intl.NumberFormatOptions): string {
  const digits = options.style === 'percent' ? 100 : TENTHS;
  const shown = Math.round(value * digits) / digits || 0;
  return new Intl.NumberFormat(currentLocale(), options).format(shown).replace('-', '−');
}

/** Whether something is sure to differ from nothing. */
export function isSure({ low }: Span): boolean {
  return low > 0;
}
