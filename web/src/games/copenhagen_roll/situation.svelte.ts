/* How things stand at a table of this game, as one player or an onlooker sees them. All of it is reactive. */

import { colourName } from '../../facade/words';
import { t } from '../../i18n/language.svelte';
import { happenings, type Happening } from '../../play/happenings';
import { Tumble } from '../../play/tumble.svelte';
import { PlayerTurn } from '../../play/turn.svelte';
import { list } from '../../play/words';
import type { Seat } from '../../wire';
import { type Choices, sortOut } from './choices';
import {
  fallenDice,
  freshSquares,
  lastRoll,
  markedDice,
  marksMade,
  thisTurn,
  usedDice,
  without,
  FIRST_EVENTS,
} from './dice-log';
import type { CrwView, SheetView } from './view';

const DICE = 5;

export abstract class Situation extends PlayerTurn<CrwView> {
  readonly sheet: SheetView | null = $derived(this.seat === null ? null : (this.view?.sheets[this.seat] ?? null));
  readonly choices: Choices = $derived(sortOut(this.actions));

  readonly happenings: readonly Happening[] = $derived.by(() => happenings(this.table.told, FIRST_EVENTS));
  readonly turnSoFar: readonly Happening[] = $derived(thisTurn(this.happenings));
  /** Squares of mine that were drawn by the last row of the log. */
  readonly fresh: readonly string[] = $derived.by(() => freshSquares(this.table.told.at(-1), this.seat));

  /** Dice of somebody else's turn for which I have marked. */
  readonly #marked: string = $derived.by(() => {
    const marks = this.seat === null || this.view?.step !== 'mark' ? [] : marksMade(this.turnSoFar, this.seat);
    return markedDice(this.view?.dice ?? '', marks);
  });
  /** The dice that lie there unused. */
  readonly dice: string = $derived(without(this.view?.dice ?? '', this.#marked));
  readonly tumble: Tumble = new Tumble(() => {
    const roll = lastRoll(this.turnSoFar);
    return roll && { seq: roll.seq, falls: fallenDice(this.dice, roll.fallen) };
  });
  /** Dice that lie aside: they have paid for a shape this turn, or I have marked for them. */
  readonly used: string = $derived.by(() => {
    const paid = usedDice(this.turnSoFar);
    const all = this.view?.drawn === 'drawn' && paid.length + (this.view?.dice.length ?? 0) === DICE;
    return (all ? paid : '') + this.#marked;
  });

  readonly acting: readonly Seat[] = $derived.by(() => {
    const view = this.view;
    if (!view || view.step === 'over') return [];
    if (view.step !== 'mark') return [view.active];
    return view.sheets.map((_, seat) => seat).filter((seat) => seat !== view.active && !view.decided.includes(seat));
  });
  readonly done: readonly Seat[] = $derived.by(() => {
    const view = this.view;
    return view?.step === 'mark' ? view.decided.filter((seat) => seat !== view.active) : [];
  });

  readonly stage: string = $derived(this.view ? t('play-round', { round: this.view.round }) : '');
  readonly flag: string = $derived(
    this.happenings.some((one) => one.event.code === 'crw.last_round') ? t('cr-last-round') : '',
  );

  note(seat: Seat): string {
    const bonuses = (this.view?.sheets[seat]?.tracks ?? []).filter((track) => track.bonuses_usable > 0);
    if (!bonuses.length) return '';
    return t('cr-note', { colours: list(bonuses.map((track) => colourName(track.colour))) });
  }
}
