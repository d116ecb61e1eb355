import { readFileSync } from 'node:fs';
import type { Component } from 'svelte';
import { describe, expect, test } from 'vitest';
import { cards } from '../games/registry';
import { card, type CardContent, type Pictures } from './card';
import { coloursOf, filledIn } from './colours';
import { cut, drawable, lines, widthOf } from './lines';
import { pictureOf } from './picture';
import widths from './fonts/widths.json';

const LOGO = { left: 0, top: 0, width: 30, height: 34, drawn: '<path d="M0 0"/>' };
const SHEET = { left: -5, top: -18, width: 60, height: 110, drawn: '<rect class="sheet" style="fill: var(--red)"/>' };

function pictures(more: Partial<Pictures> = {}): Pictures {
  return { theme: undefined, logo: LOGO, house: null, sheet: () => SHEET, ...more };
}

const RESULT: CardContent = {
  light: 'day',
  game: 'any',
  headline: 'Asta 12, Mads 10',
  text: 'A game.',
  call: 'Watch',
  view: {},
  seats: [
    { name: 'Asta', points: 12 },
    { name: 'Mads', points: 10 },
  ],
  front: 0,
};

describe('colours', () => {
  test('are those of the page, by day, by night, and in a game’s own theme', () => {
    const css = readFileSync('src/styles/tokens.css', 'utf8');
    expect(coloursOf('day').get('--mist')).toBe('#E8EDEC');
    expect(coloursOf('night').get('--mist')).toBe('#0A121D');
    for (const theme of new Set(cards.map((one) => one.theme))) {
      if (!theme) continue;
      expect(css).toContain(`body.${theme}{`);
      expect(coloursOf('day', theme).get('--mist')).not.toBe('#E8EDEC');
      expect(coloursOf('night', theme).get('--mist')).not.toBe(coloursOf('day', theme).get('--mist'));
    }
  });

  test('fill in variables, also in a fallback', () => {
    const colours = new Map([['--b', 'blue']]);
    expect(filledIn('var(--a, red) var(--b) var(--a, var(--b))', colours)).toBe('red blue blue');
  });
});

describe('lines', () => {
  test('are as wide as they may be, and the last is cut', () => {
    const found = lines('one two three four five six seven eight nine ten', 'text', 30, 200, 2);
    expect(found).toHaveLength(2);
    expect(found[1]).toMatch(/…$/);
    for (const line of found) expect(widthOf(line, 'text', 30)).toBeLessThanOrEqual(200);
  });

  test('cut a word that is longer than a line', () => {
    expect(widthOf(cut('x'.repeat(80), 'display', 78, 400), 'display', 78)).toBeLessThanOrEqual(400);
  });

  test('are drawn with the letters that there are', () => {
    expect(drawable('Žofie, Ōta, 王, 😀, œuf\u202f!')).toBe('Zofie, Ota, ·, ·, œuf\u00a0!');
  });

  test.each(Object.keys(widths))('the font %s has every letter of our languages', (style) => {
    const known: Readonly<Record<string, number>> = widths[style as keyof typeof widths];
    expect([...'éèêëïîôöüçœàâùûåøæñÉÇ«»’…·−–\u00a0'].filter((letter) => !(letter in known))).toEqual([]);
  });
});

describe('a card', () => {
  test('names everybody and their points, and no variable is left', () => {
    const svg = card(RESULT, pictures());
    for (const text of ['Asta 12, Mads 10', '>Asta<', '>Mads<', '>12<', '>10<', 'Watch']) expect(svg).toContain(text);
    expect(svg).not.toContain('var(');
    expect(svg.match(/class="sheet"/g)).toHaveLength(2);
  });

  test('shows a name as a name', () => {
    const svg = card({ ...RESULT, headline: '"><script>', seats: [{ name: '</svg>&', points: 1 }] }, pictures());
    expect(svg).not.toContain('<script>');
    expect(svg.match(/<\/svg>/g)).toHaveLength(1);
    expect(new DOMParser().parseFromString(svg, 'image/svg+xml').querySelector('parsererror')).toBeNull();
  });

  test('of a game without pictures has words alone', () => {
    const svg = card(RESULT, pictures({ sheet: () => null }));
    expect(svg).toContain('Asta 12, Mads 10');
    expect(svg).not.toContain('class="sheet"');
  });

  test('of the daily shows points turn by turn, and no table', () => {
    const { view: _view, seats: _seats, ...rest } = RESULT;
    const svg = card({ ...rest, headline: 'The daily', turns: [0, 2, 1, 3, 0] }, pictures());
    expect(svg).not.toContain('class="sheet"');
    const digits = [...svg.matchAll(/text-anchor="middle">(\d+)</g)].map(([, digit]) => Number(digit));
    expect(digits).toEqual([0, 2, 1, 3, 0]);
  });

  test('of an invitation shows the code', () => {
    const svg = card({ light: 'night', game: 'any', headline: 'A seat', text: '', code: 'KRAB42' }, pictures());
    expect(svg).toContain('KRAB42');
  });
});

const minis = import.meta.glob<{ default: Component }>('../games/*/Mini.svelte');

test('every game of ours has a small sheet, which a card is made of', () => {
  expect(Object.keys(minis).sort()).toEqual(cards.map(({ id }) => `../games/${id}/Mini.svelte`).sort());
});

test('styles are taken as far as they stand still', () => {
  const head =
    '<style id="x">/* c */ .a:where(.s){fill:red} @media (x){.b{fill:blue}} @keyframes k{from{x:1}to{x:2}}</style>';
  const found = pictureOf(head, '<!--[--><svg class="a" viewBox="1 2 3 4"><!----><path d="M0 0"/></svg>');
  expect(found).toMatchObject({ left: 1, top: 2, width: 3, height: 4 });
  expect(found?.drawn).toContain('.a.s{fill:red}');
  expect(found?.drawn).not.toMatch(/media|keyframes|<!--/);
});
