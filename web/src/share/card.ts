/* A card: what a link shows of a table before anybody has opened it. 1200 by 630, as those who draw previews ask for. */

import wave from '../ui/wave.svg?raw';
import { coloursOf, filledIn, type Light } from './colours';
import { cut, drawable, lines, widthOf, type Style } from './lines';
import { placed, type Picture } from './picture';

/** Somebody at the table. */
export interface CardSeat {
  readonly name: string;
  readonly points: number;
}

/** All that a card shows, in words: it is drawn alike for who has the same. */
export interface CardContent {
  readonly light: Light;
  readonly game: string;
  readonly headline: string;
  readonly text: string;
  /** What one can do there; nothing where that isn't a button. */
  readonly call?: string;
  /** The code of an invitation. */
  readonly code?: string;
  /** What lies on the table, as an onlooker sees it; without it the game's house stands there. */
  readonly view?: unknown;
  readonly seats?: readonly CardSeat[];
  /** Whose sheet stands in front. */
  readonly front?: number;
  /** Points turn by turn: the windows of a façade, and no table. */
  readonly turns?: readonly number[];
}

/** The page's own pictures, as far as a game has them. */
export interface Pictures {
  /** The class of the page's body. */
  readonly theme: string | undefined;
  readonly logo: Picture;
  readonly house: Picture | null;
  sheet(view: unknown, seat: number): Picture | null;
}

const WIDTH = 1200;
const HEIGHT = 630;
const WATER = 518;
const GROUND = 514;
const LEFT = 64;
/** Where pictures begin. */
const RIGHT = 680;
const EDGE = 1144;
/** The highest that a picture stands. */
const HIGHEST = 404;

export function escaped(text: string): string {
  return text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;');
}

interface Written {
  readonly style: Style;
  readonly size: number;
  readonly fill: string;
  readonly anchor?: 'middle';
}

function written(text: string, x: number, y: number, { style, size, fill, anchor }: Written): string {
  const from = anchor ? ` text-anchor="${anchor}"` : '';
  return `<text x="${x}" y="${y}" font-family="card-${style}" font-size="${size}" fill="${fill}"${from}>${escaped(text)}</text>`;
}

export function card(given: CardContent, pictures: Pictures): string {
  const content = {
    ...given,
    headline: drawable(given.headline),
    text: drawable(given.text),
    call: drawable(given.call ?? ''),
  };
  const parts = [
    `<rect width="${WIDTH}" height="${HEIGHT}" fill="var(--mist)"/>`,
    water(),
    content.turns ? facade(content.turns) : scene(content, pictures),
    words(content),
    placed(pictures.logo, LEFT, 556, 42, 47.6),
    written('Rollwright', 122, 594, { style: 'display', size: 40, fill: 'var(--on-water)' }),
  ];
  const size = `width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"`;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" ${size}>${parts.join('')}</svg>`;
  const colours = new Map(coloursOf(content.light, pictures.theme));
  return filledIn(svg, colours).replaceAll('currentColor', colours.get('--on-water') ?? '');
}

function water(): string {
  const path = /d="([^"]+)"/.exec(wave)?.[1] ?? '';
  const waves = Array.from(
    { length: Math.ceil(WIDTH / 44) },
    (_, i) => `<path transform="translate(${i * 44} ${WATER - 9})" d="${path}"/>`,
  );
  return `<g fill="var(--water)">${waves.join('')}<rect y="${WATER}" width="${WIDTH}" height="${HEIGHT - WATER}"/></g>`;
}

function words({ headline, text, call, code }: CardContent): string {
  const width = RIGHT - LEFT - 40;
  const big = lines(headline, 'display', 78, width, 3);
  const size = big.length > 2 ? 62 : 78;
  const title = lines(headline, 'display', size, width, 3);
  let y = 60 + size * 0.85;
  const parts: string[] = [];
  for (const line of title) {
    parts.push(written(line, LEFT, Math.round(y), { style: 'display', size, fill: 'var(--ink)' }));
    y += size;
  }
  y += 2;
  for (const line of lines(text, 'text', 30, width - 20, 3)) {
    parts.push(written(line, LEFT, Math.round(y), { style: 'text', size: 30, fill: 'var(--ink-2)' }));
    y += 40;
  }
  y = Math.round(y - 14);
  if (call) {
    const wide = Math.round(widthOf(call, 'strong', 30)) + 60;
    parts.push(`<rect x="${LEFT}" y="${y}" width="${wide}" height="66" rx="14" fill="#f6c343"/>`);
    parts.push(written(call, LEFT + 30, y + 43, { style: 'strong', size: 30, fill: '#0e1b2e' }));
  } else if (code) {
    const wide = Math.round(widthOf(code, 'strong', 34)) + 60;
    const dashes = 'stroke-width="3" stroke-dasharray="7 5"';
    parts.push(
      `<rect x="${LEFT + 1.5}" y="${y}" width="${wide}" height="66" rx="14" fill="none" stroke="var(--edge)" ${dashes}/>`,
    );
    parts.push(written(code, LEFT + 30, y + 45, { style: 'strong', size: 34, fill: 'var(--ink)' }));
  }
  return parts.join('');
}

/** The sheets side by side on the quay, the one in front larger; the names in the water below. */
function scene({ view, seats = [], front }: CardContent, pictures: Pictures): string {
  const sheets = view === undefined ? [] : seats.map((_, seat) => pictures.sheet(view, seat));
  if (!sheets.length || sheets.includes(null)) return harbour(pictures);
  const order = seats.map((_, seat) => seat).sort((a, b) => Number(b === front) - Number(a === front));
  const ratio = (seat: number): number => (sheets[seat]?.width ?? 1) / (sheets[seat]?.height ?? 1);
  const share = (seat: number): number => (seat === front ? 1 : 0.76);
  const gap = seats.length > 2 ? 18 : 40;
  const room = EDGE - RIGHT - gap * (seats.length - 1);
  const height = Math.min(HIGHEST, room / order.reduce((sum, seat) => sum + ratio(seat) * share(seat), 0));
  const widths = order.map((seat) => ratio(seat) * share(seat) * height);
  let x = EDGE - widths.reduce((sum, one) => sum + one, gap * (seats.length - 1));
  const parts: string[] = [];
  for (const [i, seat] of order.entries()) {
    const [picture, width, one] = [sheets[seat], widths[i] ?? 0, seats[seat]];
    if (!picture || !one) continue;
    parts.push(standing(picture, x, width));
    const middle = Math.round(x + width / 2);
    const name = cut(drawable(one.name), 'text', 24, width + gap - 8);
    parts.push(written(name, middle, 562, { style: 'text', size: 24, fill: 'var(--on-water)', anchor: 'middle' }));
    parts.push(
      written(String(one.points), middle, 602, {
        style: 'display',
        size: 36,
        fill: 'var(--on-water)',
        anchor: 'middle',
      }),
    );
    x += width + gap;
  }
  return parts.join('');
}

/**
 * A picture on the quay. Its squares begin and end with a pixel: alike among themselves, they pack into half the bytes.
 */
function standing(picture: Picture, x: number, wide: number): string {
  const scale = Math.floor((10 * wide) / picture.width) / 10;
  const [width, height] = [scale * picture.width, scale * picture.height];
  const snapped = (from: number, at: number): number => Math.round(at - scale * from) + scale * from;
  const left = snapped(picture.left, x + (wide - width) / 2);
  return placed(picture, left, snapped(picture.top, GROUND - height), width, height);
}

/** The game's house of the street, where there is no sheet to show. */
function harbour({ house }: Pictures): string {
  if (!house) return '';
  const high = HIGHEST - 20;
  const wide = (high * house.width) / house.height;
  return placed(house, EDGE - wide - 30, GROUND - high, wide, high);
}

/** A façade with a window for each turn, the brighter the more it brought. */
function facade(turns: readonly number[]): string {
  const across = turns.length > 20 ? 6 : 5;
  const down = Math.ceil(turns.length / across);
  const [width, pitch] = [340, 340 / (across + 0.4)];
  const tall = Math.min(78, 300 / down);
  const top = GROUND - 24 - down * tall;
  const x = EDGE - width - 20;
  const wall = `M${x} ${GROUND}V${top - 8}q6 -26 70 -30q30 -4 46 -34q18 -22 54 -22q36 0 54 22q16 30 46 34q64 4 70 30V${GROUND}Z`;
  const parts = [
    `<path d="${wall}" fill="var(--raised)" stroke="var(--ink)" stroke-width="5" stroke-linejoin="round"/>`,
  ];
  const [wide, high] = [pitch * 0.72, tall * 0.8];
  for (const [i, points] of turns.entries()) {
    const [left, over] = [x + pitch * (0.34 + (i % across)), top + tall * Math.floor(i / across)];
    const fill = points <= 0 ? 'var(--line)' : '#f6c343';
    const opacity = points <= 0 ? 0.5 : Math.min(1, 0.4 + points * 0.2);
    const shape = `M${left} ${over + high}v${-high * 0.8}q${wide / 2} ${-high * 0.36} ${wide} 0v${high * 0.8}Z`;
    parts.push(`<path d="${shape}" fill="${fill}" fill-opacity="${opacity}" stroke="var(--edge)" stroke-width="2.5"/>`);
    const size = Math.min(30, high * 0.55);
    const y = Math.round(over + high / 2 + size * 0.36);
    parts.push(
      written(String(points), left + wide / 2, y, { style: 'display', size, fill: 'var(--ink)', anchor: 'middle' }),
    );
  }
  return parts.join('');
}
