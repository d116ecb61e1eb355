/* How things stand at a table of this game, as one player or an onlooker sees them. All of it is reactive. */

import { t } from '../../i18n/language.svelte';
import { type Happening, happenings } from '../../play/happenings';
import { Tumble } from '../../play/tumble.svelte';
import { PlayerTurn } from '../../play/turn.svelte';
import type { Seat } from '../../wire';
import { lastRoll, revealed, type Taken } from './story';
import type { PlayerView, WrwView } from './view';

const LINES = [1, 2, 3, 4, 5, 6];

export abstract class Situation extends PlayerTurn<WrwView> {
  readonly player: PlayerView | null = $derived(this.seat === null ? null : (this.view?.players[this.seat] ?? null));

  readonly #events: readonly Happening[] = $derived.by(() => happenings(this.table.told, {}));
  readonly reveal: readonly Taken[] = $derived(revealed(this.#events));
  /** The dice of the board, by line. */
  readonly tumble: Tumble = new Tumble(() => {
    const roll = lastRoll(this.#events);
    return roll && { seq: roll.seq, falls: LINES.map((line) => roll.line === null || roll.line === line) };
  });

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
