/* How things stand at a table of this game, as one player or an onlooker sees them. All of it is reactive. */

import { inOrder } from '../../facade/colours';
import { t } from '../../i18n/language.svelte';
import { PlayerTurn } from '../../play/turn.svelte';
import type { Seat } from '../../wire';
import { type Choices, sortOut } from './choices';
import { handOf } from './facade';
import { freshSquares } from './story';
import type { CphView, PlayerView } from './view';

export abstract class Situation extends PlayerTurn<CphView> {
  readonly player: PlayerView | null = $derived(this.seat === null ? null : (this.view?.players[this.seat] ?? null));
  readonly choices: Choices = $derived(sortOut(this.actions));

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
