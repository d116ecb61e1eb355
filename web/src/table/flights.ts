/* What goes from one place to another flies there: a copy of it, over everything else. What is laid out anew slides in. */

import type { Move } from '../state/following.svelte';

export const FLY_MS = 420;
const APART_MS = 80;
const SLIDE_MS = 160;
const OUT = 'cubic-bezier(.2,.8,.2,1)';

interface Flyer {
  readonly copy: HTMLElement;
  readonly from: DOMRect;
  readonly to: string;
}

export function placeIn(scope: ParentNode, place: string): Element | undefined {
  return [...scope.querySelectorAll(`[data-place="${CSS.escape(place)}"]`)].find((one) => one.getClientRects().length);
}

/** Copies what is about to leave: called before the page is drawn anew. */
export function flyersOf(move: Move, scope: ParentNode): Flyer[] {
  return (move.flights ?? []).flatMap(({ from, to }) => {
    const found = placeIn(scope, from);
    if (!(found instanceof HTMLElement)) return [];
    return [{ copy: found.cloneNode(true) as HTMLElement, from: found.getBoundingClientRect(), to }];
  });
}

/** Lets them fly over the scope, once it is drawn anew, after they were held up to be seen. Gives what ends it. */
export function fly(flyers: readonly Flyer[], scope: Element, air: Element, hold: number): () => void {
  const origin = air.getBoundingClientRect();
  const flights = flyers.flatMap(({ copy, from, to }, i) => {
    const target = placeIn(scope, to) ?? placeIn(scope, 'mine') ?? scope.querySelector('main');
    if (!target) return [];
    const there = target.getBoundingClientRect();
    copy.removeAttribute('data-place');
    air.append(copy);
    Object.assign(copy.style, {
      position: 'absolute',
      width: 'max-content',
      left: `${from.left - origin.left}px`,
      top: `${from.top - origin.top}px`,
      transformOrigin: '0 0',
    });
    // Away from its surroundings it may be of another size.
    const scale = from.width / (copy.offsetWidth || from.width);
    const dx = there.left + there.width / 2 - from.left - from.width / 2;
    const dy = there.top + there.height / 2 - from.top - from.height / 2;
    const at = (x: number, y: number, turn = 0): string =>
      `translate(${x}px, ${y}px) rotate(${turn}deg) scale(${scale})`;
    const lift = hold ? -8 : 0;
    const share = hold / (hold + FLY_MS);
    const flight = copy.animate(
      [
        { transform: at(0, 0), offset: 0 },
        { transform: at(0, lift), offset: share / 2 },
        { transform: at(0, lift), offset: share, easing: OUT },
        { transform: at(dx * 0.45 - 18, dy * 0.6 - 18, 12), opacity: 1, offset: share + (1 - share) / 2, easing: OUT },
        { transform: at(dx, dy), opacity: 0, offset: 1 },
      ],
      { duration: hold + FLY_MS, delay: i * APART_MS, fill: 'both' },
    );
    void flight.finished.then(
      () => copy.remove(),
      () => copy.remove(),
    );
    return [flight];
  });
  return () => {
    for (const flight of flights) flight.cancel();
  };
}

/** Lets what was laid out slide to its place from the right, one after the other, after a while. */
export function slideIn(places: readonly string[], scope: ParentNode, wait: number): void {
  places.forEach((place, i) => {
    placeIn(scope, place)?.animate(
      [
        { transform: 'translateX(24px)', opacity: 0 },
        { transform: 'none', opacity: 1 },
      ],
      { duration: SLIDE_MS, delay: wait + i * SLIDE_MS, easing: OUT, fill: 'backwards' },
    );
  });
}
