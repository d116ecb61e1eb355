/* How things stand at a table of this game, as one player or an onlooker sees them. All of it is reactive. */

import { t } from '../../i18n/language.svelte';
import type { Table } from '../../state/table.svelte';
import type { Seat } from '../../wire';
import { type Choices, sortOut } from './choices';
import { happenings, type Happening } from '../../play/happenings';
import { freshSquares, lastRoll, type Roll, thisTurn, usedDice, FIRST_EVENTS } from './dice-log';
import { colourName } from '../../facade/words';
import { list } from '../../play/words';
import { crw, type CrwView, type SheetView } from './view';

const DICE = 5;

export class Standing {
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** What I may do: of several seats, the one that may act. An offer may be empty, where only an undo is possible. */
  readonly offer = $derived.by(() => this.table.offers.find((one) => one.actions.length) ?? this.table.offer);
  readonly seat: Seat | null = $derived.by(() => this.offer?.seat ?? this.table.me);
  readonly view: CrwView | null = $derived.by(() => (this.table.view ? crw(this.table.view) : null));
  readonly sheet: SheetView | null = $derived(this.seat === null ? null : (this.view?.sheets[this.seat] ?? null));
  readonly choices: Choices = $derived(sortOut(this.offer?.actions ?? []));
  readonly canUndo: boolean = $derived(this.offer?.can_undo ?? false);
  /** What makes a decision another decision. */
  readonly moment: string = $derived.by(() => `${this.offer?.decision} ${this.view?.step} ${this.seat}`);

  readonly happenings: readonly Happening[] = $derived.by(() => happenings(this.table.told, FIRST_EVENTS));
  readonly turnSoFar: readonly Happening[] = $derived(thisTurn(this.happenings));
  /** Squares of mine that were drawn by the last row of the log. */
  readonly fresh: readonly string[] = $derived.by(() => freshSquares(this.table.told.at(-1), this.seat));

  /** The dice that lie there unused. */
  readonly dice: string = $derived(this.view?.dice ?? '');
  readonly roll: Roll | null = $derived(lastRoll(this.turnSoFar));
  /** Dice that have paid for a shape this turn and lie aside. */
  readonly used: string = $derived.by(() => {
    const used = usedDice(this.turnSoFar);
    return this.view?.drawn === 'drawn' && used.length + this.dice.length === DICE ? used : '';
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
