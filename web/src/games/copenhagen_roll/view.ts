/* What `Game.to_json` of this game sends: src/rollwright/games/copenhagen_roll/position_json.py. */

import type { Colour } from '../../facade/colours';
import type { View } from '../../wire';

export type Step =
  'start' | 'cross' | 'setup' | 'roll' | 'rolling' | 'choose' | 'place' | 'brick' | 'coat' | 'finish' | 'mark' | 'over';

export interface TrackView {
  readonly colour: Colour;
  /** A sign for each square: + bonus, * star, . nothing. */
  readonly squares: string;
  readonly marks: number;
  readonly stars_used: number;
  readonly bonuses_used: number;
  readonly stars_usable: number;
  readonly bonuses_usable: number;
}

export interface SheetView {
  /** Rows from the bottom: X brick, O window, . empty. */
  readonly house: readonly string[];
  /** A letter for each square from a1 on: the colour of its shape, s for a single, . where it is not known. */
  readonly tints: string;
  readonly points: number;
  readonly parts: Readonly<Record<'rows' | 'columns' | 'tracks', number>>;
  readonly empty: number;
  readonly tracks: readonly TrackView[];
}

export interface CrwView {
  readonly round: number;
  readonly start: number;
  readonly active: number;
  readonly step: Step;
  readonly dice: string;
  readonly drawn: 'nothing' | 'drawn' | 'passed';
  readonly chosen: string | null;
  readonly placed: readonly string[];
  readonly coats: number;
  readonly decided: readonly number[];
  /** How often each once-only shape is crossed out. */
  readonly crossed: Readonly<Record<string, number>>;
  readonly sheets: readonly SheetView[];
}

export function crw(view: View): CrwView {
  return view as unknown as CrwView;
}

export function trackOf(sheet: SheetView, colour: Colour): TrackView {
  const track = sheet.tracks.find((one) => one.colour === colour);
  if (!track) throw new Error(`no ${colour} track`);
  return track;
}
