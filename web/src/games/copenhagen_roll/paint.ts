/* The colours of squares, as the tokens have them. */

import type { Tint } from './sheet';

/** A single, or a square whose shape is not known, has no colour of its own. */
function isPlain(tint: Tint): tint is 'single' | 'stone' {
  return tint === 'single' || tint === 'stone';
}

export function paint(tint: Tint): string {
  return tint === 'single' ? 'var(--raised)' : tint === 'stone' ? 'var(--edge)' : `var(--${tint})`;
}

/** What is drawn is a pale wash; yellow has one of its own at night. */
export function wash(tint: Tint): string {
  return isPlain(tint) ? paint(tint) : `var(--wash-${tint}, var(--${tint}))`;
}

export function glyphOn(tint: Tint): string {
  return isPlain(tint) ? 'var(--ink)' : `var(--glyph-on-${tint})`;
}

export function textIn(tint: Tint): string {
  return isPlain(tint) ? 'var(--blue-text)' : `var(--${tint}-text)`;
}
