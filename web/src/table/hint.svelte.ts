/* A hint for what is being asked of me: thought out where bots think, shown on the sheet, never played by itself. */

import { untrack } from 'svelte';
import { t } from '../i18n/language.svelte';
import { refusalText } from '../i18n/refusal';
import type { Table } from '../state/table.svelte';
import type { Advised, Offer, Seat } from '../wire';
import type { Desk, GameTurn } from '../games/game';

export class Hint {
  readonly #table: Table;
  readonly #turn: GameTurn;
  readonly #desk: Desk;
  open = $state(false);
  /** Null while it is thought about. */
  moves = $state.raw<readonly Advised[] | null>(null);
  /** Why there are no moves. */
  why = $state('');
  /** The move that the sheet shows. */
  shown = $state(0);
  /** For a beginner: each move with why it is worth making, and no chances. */
  readonly plain: boolean;
  reasons = $state.raw<readonly string[]>([]);

  constructor(table: Table, turn: GameTurn, desk: Desk, plain = false) {
    this.plain = plain;
    this.#table = table;
    this.#turn = turn;
    this.#desk = desk;
    // Advice belongs to one decision.
    $effect(() => {
      void this.#offer?.decision;
      void this.#turn.seat;
      untrack(() => this.close());
    });
  }

  readonly #offer: Offer | undefined = $derived.by(() =>
    this.#table.offers.find(({ seat, actions }) => seat === this.#turn.seat && actions.length),
  );

  /** Whether the table gives hints, and there is something to decide. */
  readonly possible: boolean = $derived.by(() => (this.#table.info?.hints ?? false) && this.#offer !== undefined);

  /** Whether nobody is there to win against. */
  readonly alone: boolean = $derived.by(() => this.#table.info?.players === 1);

  close(): void {
    this.open = false;
    this.moves = null;
    this.reasons = [];
    this.why = '';
  }

  async ask(): Promise<void> {
    const offer = this.#offer;
    if (!this.possible || !offer || this.open) return;
    this.open = true;
    this.moves = null;
    this.#desk.settle();
    this.#desk.say(t('table-hint-thinking'));
    const answer = await this.#table.hint(offer.seat);
    if (!this.open || this.#offer?.decision !== offer.decision) return;
    const moves = answer?.moves ?? [];
    if (this.plain) {
      const reasons = await Promise.all(moves.map((move) => this.#reason(move, offer.seat)));
      if (!this.open || this.#offer?.decision !== offer.decision) return;
      this.reasons = reasons;
    }
    this.moves = moves;
    this.why = answer?.refusal ? refusalText(answer.refusal, this.#table.words) : t('table-hint-none');
    if (this.moves.length) this.show(0);
    else this.#desk.say(this.why);
  }

  show(index: number): void {
    const move = this.moves?.[index];
    if (!move) return;
    this.shown = index;
    this.#turn.show(move.steps);
    const why = this.plain ? (this.reasons[index] ?? '') : this.worth(move);
    this.#desk.say(`${this.text(move)}. ${why}`.trim());
  }

  async #reason({ steps }: Advised, seat: Seat): Promise<string> {
    const outcome = await this.#table.ask(
      steps.map(({ id }) => id),
      { seat },
    );
    return (outcome && this.#turn.reasonText(outcome)) || t('table-now-nothing');
  }

  text(move: Advised): string {
    return this.#turn.stepsText(move.steps);
  }

  /** What is said of a move: nothing where too few games were played. */
  worth({ chance, points }: Advised): string {
    if (chance === null || points === null) return '';
    return this.alone ? t('table-hint-points', { points }) : t('table-hint-chance', { chance });
  }
}
