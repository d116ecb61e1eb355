/* Text where nothing measures it but we: a card is drawn on a server, too, where there is no page. */

import widths from './fonts/widths.json';

export type Style = keyof typeof widths;

/** Of what no font has. */
const UNKNOWN = 600;
const ELLIPSIS = '…';

/**
 * A text in letters that the fonts have: a letter of another language without its mark, and a dot where there is none like it.
 * What a link says in words has them all.
 */
export function drawable(text: string): string {
  const has = (letter: string): boolean => letter in widths.text && letter in widths.display;
  return [...text.replaceAll('\u202f', '\u00a0')]
    .map((letter) => (has(letter) ? letter : (letter.normalize('NFD')[0] ?? '')))
    .map((letter) => (has(letter) ? letter : '·'))
    .join('');
}

/** How wide a text is, in the units of its size. */
export function widthOf(text: string, style: Style, size: number): number {
  const known: Readonly<Record<string, number>> = widths[style];
  let sum = 0;
  for (const letter of text) sum += known[letter] ?? UNKNOWN;
  return (sum * size) / 1000;
}

/** As much of a text as fits, with three dots where something is missing. */
export function cut(text: string, style: Style, size: number, width: number): string {
  if (widthOf(text, style, size) <= width) return text;
  const letters = [...text];
  while (letters.length && widthOf(letters.join('') + ELLIPSIS, style, size) > width) letters.pop();
  return letters.join('').trimEnd() + ELLIPSIS;
}

/** A text in lines of this width, at most so many; a word that is too long, or the end of the last line, is cut. */
export function lines(text: string, style: Style, size: number, width: number, most: number): string[] {
  const found: string[] = [];
  let line = '';
  const words = text.split(' ').filter(Boolean);
  for (const [i, word] of words.entries()) {
    const longer = line ? `${line} ${word}` : word;
    if (line && widthOf(longer, style, size) > width) {
      if (found.length === most - 1) {
        line = [line, ...words.slice(i)].join(' ');
        break;
      }
      found.push(line);
      line = word;
    } else {
      line = longer;
    }
  }
  if (line) found.push(line);
  return found.map((one) => cut(one, style, size, width));
}
