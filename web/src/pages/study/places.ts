/* The places of the sheets that can be drawn at: what a move lights up, and every square of a house. */

import type { Place } from './notes';

const SQUARE = /(?:^| )squares:(\S+)/;

interface Found {
  readonly place: Place;
  readonly element: Element;
}

/** All that are to be seen. */
export function placesIn(scope: ParentNode): readonly Found[] {
  return [...scope.querySelectorAll('[data-place], [data-at*="squares:"]')].flatMap((element) => {
    const name = element.getAttribute('data-place') ?? SQUARE.exec(element.getAttribute('data-at') ?? '')?.[1];
    if (!name || name.startsWith('seat-') || !element.getClientRects().length) return [];
    const sheet = element.closest<HTMLElement>('[data-sheet]')?.dataset.sheet;
    return [{ place: { seat: sheet === undefined ? null : Number(sheet), name }, element }];
  });
}

export function elementOf(scope: ParentNode, { seat, name }: Place): Element | undefined {
  return placesIn(scope).find(({ place }) => place.seat === seat && place.name === name)?.element;
}

/** The smallest that lies at a point: a circle rather than its row. */
export function placeAt(scope: ParentNode, x: number, y: number): Place | null {
  let best: Place | null = null;
  let least = Infinity;
  for (const { place, element } of placesIn(scope)) {
    const { left, right, top, bottom, width, height } = element.getBoundingClientRect();
    const inside = x >= left && x <= right && y >= top && y <= bottom;
    if (inside && width * height < least) [best, least] = [place, width * height];
  }
  return best;
}
