/* Words of this game's page, from its own message files. What the rules say comes from the engine's. */

import { type Colour, COLOURS, faceOf, type Face } from '../../facade/colours';
import { whyNotThere } from '../../facade/refusals';
import { colourName, completionLines, houseValueText, shapeColour, squaresText } from '../../facade/words';
import { t } from '../../i18n/language.svelte';
import { Capital, inOneLine, list } from '../../play/words';
import type { OfferedAction } from '../../wire';
import type { Payment } from './choices';
import type { Effect } from './effect';
import { colourOf, handOf, SHAPES, sizeOf } from './shapes';
import { gainOf } from './sheet';
import type { CrwView, TrackView } from './view';

export function shapeName(shape: string): string {
  return t('cr-shape', { colour: shapeColour(colourOf(shape)), size: sizeOf(shape), hand: handOf(shape) });
}

/** A value of the game's messages, as people say it. */
export function valueText(name: string, value: string): string | null {
  if (name !== 'column' && /^[rygbpw]+$/.test(value)) return diceText(value);
  return SHAPES.includes(value) ? shapeName(value) : houseValueText(name, value);
}

/** A square of a house or of a track. */
export function placeText(place: string): string {
  const [, colour, number] = /^([a-z]+)-(\d+)$/.exec(place) ?? [];
  return colour && number ? t('cr-place', { colour: colourName(colour as Face), number }) : squaresText([place]);
}

/** Dice in words: "2 red and 1 white". */
export function diceText(dice: string): string {
  const faces = [...new Set(dice)];
  return list(
    faces.map((letter) =>
      t('facade-count', {
        count: [...dice].filter((one) => one === letter).length,
        colour: colourName(faceOf(letter)),
      }),
    ),
  );
}

/** What a payment takes: "2 red, 1 white and 1 bonus". */
export function billText(payment: Payment): string {
  const parts: string[] = [];
  if (payment.dice) parts.push(t('facade-count', { count: payment.dice, colour: colourName(colourOf(payment.shape)) }));
  if (payment.whites) parts.push(t('facade-count', { count: payment.whites, colour: colourName('white') }));
  if (payment.bonuses) parts.push(t('cr-bonuses', { count: payment.bonuses }));
  if (payment.again) parts.push(t('cr-star-again'));
  return list(parts);
}

/** What a plan completes, in short: "rows 3 and 4", "column b", "1 coat of arms". */
export function effectLines(effect: Effect): string[] {
  const lines = completionLines(effect.completion);
  if (effect.tracks.length)
    lines.push(t('cr-tracks-full', { tracks: list(effect.tracks.map((track) => colourName(track as Face))) }));
  if (effect.coats) lines.push(t('facade-coats', { count: effect.coats }));
  return lines;
}

/** What the next mark on a track unlocks, some squares ahead. */
export function nextGain(track: TrackView, ahead = 0): string {
  const number = track.marks + 1 + ahead;
  const gain = gainOf(track.squares[number - 1]);
  return t('cr-next-square', {
    colour: Capital(colourName(track.colour)),
    number,
    gain,
    ability: abilityName(abilityOf(track.colour)),
  });
}

/** What a die is called in the key of the rules page. */
export function dieSign(face: Face): string {
  return face === 'white' ? 'die-white' : `die:${face}`;
}

export type AbilityName = 'reroll' | 'again' | 'recolour' | 'clean' | 'extra';

const ABILITY: Readonly<Record<string, AbilityName>> = {
  red: 'reroll',
  yellow: 'again',
  green: 'recolour',
  blue: 'clean',
  purple: 'extra',
};

/** What each is called in the key of the rules page. */
export const KEY_OF: Readonly<Record<AbilityName, string>> = {
  reroll: 'reroll',
  again: 'again',
  recolour: 'change',
  clean: 'no-x',
  extra: 'one-x',
};

/** The ability that the stars of a track give. */
export function abilityOf(colour: string): AbilityName {
  return ABILITY[colour] ?? 'reroll';
}

export function abilityColour(ability: AbilityName): Colour {
  return COLOURS.find((colour) => abilityOf(colour) === ability) ?? 'red';
}

export function abilityName(ability: AbilityName): string {
  return t('cr-ability', { ability });
}

/** What advised steps do. A drawing is one deed, and the end of the turn goes without saying. */
export function stepsText(steps: readonly OfferedAction[], view: CrwView | null): string {
  const drawing = steps.filter((step) => DRAWING.has(step.do));
  const others = steps.filter((step) => !DRAWING.has(step.do) && (step.do !== 'end' || steps.length === 1));
  return inOneLine([...(drawing.length ? [drawingText(drawing, view)] : []), ...others.map(stepText)]);
}

const DRAWING: ReadonlySet<string> = new Set(['choose', 'place', 'brick', 'no-x']);

function drawingText(steps: readonly OfferedAction[], view: CrwView | null): string {
  const of = (verb: string): OfferedAction | undefined => steps.find((step) => step.do === verb);
  const squares = (of('place')?.squares as string[] | undefined) ?? view?.placed ?? [];
  return Capital(
    t('cr-advice-draw', {
      shape: shapeName(String(of('choose')?.shape ?? view?.chosen ?? '')),
      squares: squaresText(squares),
      brick: of('brick') ? squaresText([String(of('brick')?.square)]) : 'none',
    }),
  );
}

function stepText(step: OfferedAction): string {
  const { square, track, dice, count, face, to } = step as unknown as Record<string, string | undefined>;
  const colour = track ? colourName(track as Face) : '';
  switch (step.do) {
    case 'roll':
      return t('cr-roll');
    case 'pass':
      return t('cr-pass');
    case 'decline':
      return t('cr-no-mark');
    case 'mark':
      return t('cr-mark-do', { colour });
    case 'setup':
      return t('cr-mark-two', { colour });
    case 'coat':
      return square ? t('cr-coat-window-do', { square: squaresText([square]) }) : t('cr-mark-two', { colour });
    case 'one-x':
      return t('cr-extra-do', { square: square ? squaresText([square]) : '' });
    case 'reroll':
      return t('cr-reroll-dice', { count: dice?.length ?? 0 });
    case 'change':
      return t('cr-recolour-do', {
        count: Number(count),
        face: colourName(face as Face),
        to: colourName(to as Face),
      });
    default:
      return t('play-end');
  }
}

/** Three words on a refusal, by its code. */
export function whyTitle(code: string): string {
  const there = whyNotThere(code);
  if (there) return there;
  if (/mirrored|not_a_shape|other_shape/.test(code)) return t('cr-why-shape');
  if (/crossed_out|again_/.test(code)) return t('cr-why-crossed');
  if (/too_few|pays_too_much/.test(code)) return t('cr-why-dice');
  if (/bonus/.test(code)) return t('cr-why-bonus');
  if (/star_/.test(code)) return t('cr-why-star');
  if (/no_place/.test(code)) return t('cr-why-fits');
  if (/track_full/.test(code)) return t('cr-why-full');
  if (/not_your_turn|own_turn_only|wait_for/.test(code)) return t('cr-why-wait');
  return t('cr-why-now');
}
