/* The page's colours, for where there is no page: read from the very style sheet. */

import css from '../styles/tokens.css?raw';

export type Light = 'day' | 'night';
export type Colours = ReadonlyMap<string, string>;

const DARK = ':root[data-theme=dark]';

/** The properties that a rule sets, by its selector as the style sheet writes it. */
function rule(selector: string): [name: string, value: string][] {
  const start = css.search(new RegExp(`^${selector.replace(/[[\]]/g, '\\$&')}\\{`, 'm'));
  if (start < 0) return [];
  const body = css.slice(css.indexOf('{', start) + 1, css.indexOf('}', start)).replace(/\/\*.*?\*\//gs, '');
  return body
    .split(';')
    .map((line) => line.split(/:(.*)/s))
    .flatMap(([name, value]) => (name?.trim().startsWith('--') && value ? [[name.trim(), value.trim()]] : []));
}

/** What a page would have by day or by night; a game's theme is a class of its body. */
export function coloursOf(light: Light, theme?: string): Colours {
  const night = light === 'night';
  const found = [
    ...rule(':root'),
    ...(night ? rule(DARK) : []),
    ...(theme ? rule(`body.${theme}`) : []),
    ...(theme && night ? rule(`${DARK} body.${theme}`) : []),
  ];
  return new Map(found);
}

/** A text of CSS or SVG with its variables filled in. */
export function filledIn(text: string, colours: Colours): string {
  let before = '';
  // A fallback may hold a variable again.
  while (before !== text) {
    before = text;
    text = text.replace(/var\((--[\w-]+)(?:,\s*([^()]*))?\)/g, (_, name: string, or?: string) => {
      return colours.get(name) ?? or ?? 'none';
    });
  }
  return text;
}
