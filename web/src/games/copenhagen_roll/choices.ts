/* The offered actions, sorted by what the page does with them. Nothing is added to what was offered. */

import type { Colour, Face } from '../../facade/colours';
import { type Place, placeOn } from '../../facade/places';
import { turnOf } from '../../facade/squares';
import type { ActionId, OfferedAction } from '../../wire';

/** A shape with one way to pay for it. */
export interface Payment {
  readonly id: ActionId;
  readonly shape: string;
  /** Dice of the shape's colour, white dice, bonuses. */
  readonly dice: number;
  readonly whites: number;
  readonly bonuses: number;
  /** Whether it takes a star to use a crossed-out shape again. */
  readonly again: boolean;
}

export interface Recolouring {
  readonly id: ActionId;
  readonly count: number;
  readonly face: Face;
  readonly to: Face;
}

export interface Single {
  readonly id: ActionId;
  readonly square: string;
}

/** How a placed shape may be finished. */
export interface Endings {
  readonly bricks: ReadonlyMap<string, ActionId>;
  readonly noBrick: ActionId | null;
}

export interface Choices {
  readonly roll: ActionId | null;
  readonly pass: ActionId | null;
  readonly end: ActionId | null;
  readonly decline: ActionId | null;
  /** By shape; the payment that fills itself in comes first. */
  readonly shapes: ReadonlyMap<string, readonly Payment[]>;
  readonly places: readonly Place[];
  readonly endings: Endings;
  /** By the dice to be rolled again, as the notation writes them. */
  readonly rerolls: ReadonlyMap<string, ActionId>;
  readonly recolourings: readonly Recolouring[];
  readonly extraBricks: readonly Single[];
  readonly extraWindows: readonly Single[];
  readonly coatWindows: readonly Single[];
  readonly coatTracks: ReadonlyMap<Colour, ActionId>;
  readonly marks: ReadonlyMap<Colour, ActionId>;
  readonly setups: ReadonlyMap<Colour, ActionId>;
}

/** No star, then coloured dice, white ones, bonuses: what a player would rather keep is paid last. */
function byThrift(a: Payment, b: Payment): number {
  return Number(a.again) - Number(b.again) || b.dice - a.dice || b.whites - a.whites;
}

export function sortOut(actions: readonly OfferedAction[]): Choices {
  const does = (verb: string): OfferedAction[] => actions.filter((action) => action.do === verb);
  const one = (verb: string): ActionId | null => does(verb)[0]?.id ?? null;
  const byTrack = (verb: string): Map<Colour, ActionId> =>
    new Map(does(verb).flatMap((action) => (action.track ? [[action.track as Colour, action.id]] : [])));
  const singles = (found: readonly OfferedAction[]): Single[] =>
    found.filter((action) => action.square).map(({ id, square }) => ({ id, square: square as string }));
  const shapes = new Map<string, Payment[]>();
  for (const action of does('choose') as unknown as Payment[]) {
    shapes.set(action.shape, [...(shapes.get(action.shape) ?? []), action].sort(byThrift));
  }
  return {
    roll: one('roll'),
    pass: one('pass'),
    end: one('end'),
    decline: one('decline'),
    shapes,
    places: does('place').map(({ id, squares }) => placeOn(id, squares as string[], turnOf)),
    endings: {
      bricks: new Map(singles(does('brick')).map(({ id, square }) => [square, id])),
      noBrick: one('no-x'),
    },
    rerolls: new Map(does('reroll').map(({ id, dice }) => [dice as string, id])),
    recolourings: does('change') as unknown as Recolouring[],
    extraBricks: singles(does('one-x').filter((action) => !action.no_x)),
    extraWindows: singles(does('one-x').filter((action) => action.no_x)),
    coatWindows: singles(does('coat')),
    coatTracks: byTrack('coat'),
    marks: byTrack('mark'),
    setups: byTrack('setup'),
  };
}
