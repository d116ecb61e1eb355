/* How things stand at a table of this game, as one player or an onlooker sees them. All of it is reactive. */

import { t } from '../../i18n/language.svelte';
import { happenings } from '../../play/happenings';
import { PlayerTurn } from '../../play/turn.svelte';
import type { Seat } from '../../wire';
import { revealed, type Taken } from './story';
import type { PlayerView, WrwView } from './view';

export abstract class Situation extends PlayerTurn<WrwView> {
  readonly player: PlayerView | null = $derived(this.seat === null ? null : (this.view?.players[this.seat] ?? null));

  readonly reveal: readonly Taken[] = $derived.by(() => revealed(happenings(this.table.told, {})));

  readonly acting: readonly Seat[] = $derived.by(() => this.#seats((player, seat) => this.#mayAct(player, seat)));
  readonly done: readonly Seat[] = $derived.by(() =>
    this.#seats((player) => (this.view?.step === 'work' ? player.ended : this.#isSecret && player.chosen)),
  );
  readonly stage: string = $derived.by(() =>
    this.view?.turn ? t('wr-stage', { round: this.view.round, half: this.view.half }) : t('wr-setup-title'),
  );
  readonly flag: string = $derived.by(() => (this.view && this.view.round === 6 ? t('wr-last-round') : ''));

  get #isSecret(): boolean {
    return this.view?.step === 'keep' || this.view?.step === 'choose';
  }

  #seats(which: (player: PlayerView, seat: Seat) => boolean): Seat[] {
    return (this.view?.players ?? []).flatMap((player, seat) => (which(player, seat) ? [seat] : []));
  }

  #mayAct(player: PlayerView, seat: Seat): boolean {
    if (this.view?.step === 'work') return !player.ended;
    return this.#isSecret ? !player.chosen : this.view?.taker === seat;
  }

  /** Where a player is in this turn. */
  note(seat: Seat): string {
    const step = this.view?.step ?? '';
    const through = this.done.includes(seat);
    if (!through && !this.acting.includes(seat)) return '';
    return t('wr-note', { step: step === 'keep' ? 'choose' : step, through: through ? 'yes' : 'no' });
  }
}
