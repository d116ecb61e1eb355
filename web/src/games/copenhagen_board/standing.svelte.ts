/* How things stand at a table of this game, as one player or an onlooker sees them. All of it is reactive. */

import { inOrder } from '../../facade/colours';
import { happenings, type Happening } from '../../play/happenings';
import { t } from '../../i18n/language.svelte';
import type { Table } from '../../state/table.svelte';
import type { Seat } from '../../wire';
import { type Choices, sortOut } from './choices';
import { handOf } from './facade';
import { FIRST_EVENTS, freshSquares } from './story';
import { cph, type CphView, type PlayerView } from './view';

export class Standing {
  readonly table: Table;

  constructor(table: Table) {
    this.table = table;
  }

  /** What I may do: of several seats, the one that may act. An offer may be empty, where only an undo is possible. */
  readonly offer = $derived.by(() => this.table.offers.find((one) => one.actions.length) ?? this.table.offer);
  readonly seat: Seat | null = $derived.by(() => this.offer?.seat ?? this.table.me);
  readonly view: CphView | null = $derived.by(() => (this.table.view ? cph(this.table.view) : null));
  readonly player: PlayerView | null = $derived(this.seat === null ? null : (this.view?.players[this.seat] ?? null));
  readonly choices: Choices = $derived(sortOut(this.offer?.actions ?? []));
  readonly canUndo: boolean = $derived(this.offer?.can_undo ?? false);
  /** What makes a decision another decision. */
  readonly moment: string = $derived.by(() => `${this.offer?.decision} ${this.view?.step} ${this.seat}`);

  readonly happenings: readonly Happening[] = $derived.by(() => happenings(this.table.told, FIRST_EVENTS));
  /** My cards by colour, as they are held. */
  readonly hand: string = $derived(this.player ? inOrder([...handOf(this.player).cards]) : '');

  /** Squares of mine that were laid by the last row of the log. */
  readonly fresh: readonly string[] = $derived.by(() => freshSquares(this.table.told.at(-1), this.seat));

  readonly acting: readonly Seat[] = $derived.by(() =>
    this.view && this.view.step !== 'over' ? [this.view.active] : [],
  );
  readonly done: readonly Seat[] = [];
  readonly stage: string = $derived(this.view ? t('play-round', { round: this.view.round }) : '');
  readonly flag: string = $derived(this.view?.supply.end_card ? t('cb-end-near') : '');

  note(seat: Seat): string {
    return t('cb-holds', { count: this.view?.players[seat]?.cards ?? 0 });
  }
}
