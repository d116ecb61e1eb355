/* The offered actions, sorted by what the page does with them. Nothing is added to what was offered. */

import { type Place, placeOn } from '../../facade/places';
import { cellOf } from '../../facade/squares';
import type { ActionId, OfferedAction } from '../../wire';
import type { Ability } from './view';
import { wayOf } from './ways';

export interface Take {
  readonly id: ActionId;
  readonly footbridges: readonly number[];
  readonly any: boolean;
  readonly additional: boolean;
  readonly both: boolean;
}

/** What a coat of arms is spent on. */
export type CoatWay = 'window' | 'ability' | 'activate';

export interface Spot extends Place {
  readonly brick: string;
}

export interface Payment {
  readonly id: ActionId;
  readonly cards: string;
  readonly discount: boolean;
  readonly change: boolean;
}

export interface Choices {
  readonly takes: readonly Take[];
  /** By their cards, as the notation writes them. */
  readonly discards: ReadonlyMap<string, ActionId>;
  /** By tile. */
  readonly builds: ReadonlyMap<string, readonly Spot[]>;
  readonly payments: readonly Payment[];
  readonly coatSquares: ReadonlyMap<string, ActionId>;
  readonly coatAbilities: ReadonlyMap<Ability, ActionId>;
  readonly activate: ActionId | null;
  readonly end: ActionId | null;
}

export function sortOut(actions: readonly OfferedAction[]): Choices {
  const does = (verb: string): OfferedAction[] => actions.filter((action) => action.do === verb);
  const coats = does('coat');
  const builds = new Map<string, Spot[]>();
  for (const action of does('build')) {
    const { id, tile, squares, brick } = action as unknown as { id: ActionId } & Record<'tile' | 'brick', string> & {
        squares: string[];
      };
    const place = placeOn(id, squares, (cells) => wayOf({ cells, brick: cellOf(brick) }));
    builds.set(tile, [...(builds.get(tile) ?? []), { ...place, brick }]);
  }
  return {
    takes: does('take') as unknown as Take[],
    discards: new Map(does('discard').map(({ id, cards }) => [cards as string, id])),
    builds,
    payments: does('pay') as unknown as Payment[],
    coatSquares: new Map(coats.flatMap(({ id, square }) => (square ? [[square as string, id] as const] : []))),
    coatAbilities: new Map(coats.flatMap(({ id, ability }) => (ability ? [[ability as Ability, id] as const] : []))),
    activate: coats.find(({ activate }) => activate)?.id ?? null,
    end: does('end')[0]?.id ?? null,
  };
}
