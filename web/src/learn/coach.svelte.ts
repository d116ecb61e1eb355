/*
 * The coach of one step: says what to do, looks at each plan before it is carried out, and says what it brought. Only what
 * the step asks for is done at the table; anything else is answered, and the learner tries again.
 */

import { currentLanguage, t } from '../i18n/language.svelte';
import type { Table } from '../state/table.svelte';
import { madeBy } from '../table/made';
import type { ActionId, Answer as Outcome } from '../wire';
import { answer, ending, type Note, said, type Step, tagged } from './lesson-text';

/** What the card says: a sentence, and a quieter one. */
export interface Word {
  readonly kind: 'ask' | 'other' | 'done';
  readonly lead: string;
  readonly more: string;
  readonly rules: readonly string[];
}

/** A legal move that the step doesn't ask for: what the step answers, or what the move would bring. */
type Tried = { readonly notes: readonly Note[] } | { readonly outcome: Outcome | null };

export class Coach {
  readonly step: Step;
  readonly #table: Table;
  #tried = $state.raw<Tried | null>(null);
  /** My moves at this table that were not taken back. */
  readonly #made: readonly string[] = $derived.by(() => madeBy(this.#table.me, this.#table.told));
  readonly isDone: boolean = $derived.by(() => isDone(this.step, this.#made));

  /** What the step points at. */
  readonly at: readonly string[];

  constructor(step: Step, table: Table) {
    this.step = step;
    this.#table = table;
    this.at = tagged(step.notes, 'at');
    table.adviser = (plan) => this.#lets(plan);
  }

  /** Reactive. */
  get word(): Word {
    const language = currentLanguage();
    if (this.isDone) return { kind: 'done', ...parted(said(ending(this.step), language)), rules: this.rules };
    const ask = parted(said(this.step.notes, language));
    const tried = this.#tried;
    if (!tried) return { kind: 'ask', ...ask, rules: [] };
    if ('notes' in tried) return { kind: 'other', ...parted(said(tried.notes, language), ask.lead), rules: [] };
    return {
      kind: 'other',
      lead: t('coach-other', { brings: this.#brings(tried.outcome) }),
      more: ask.lead,
      rules: [],
    };
  }

  get rules(): readonly string[] {
    return tagged(ending(this.step), 'rule');
  }

  /** Forgets what was tried, since the learner has gone on. */
  settle(): void {
    this.#tried = null;
  }

  /** Whether a plan is what the step asks for, or the beginning of it. */
  async #lets(plan: readonly ActionId[]): Promise<boolean> {
    if (this.isDone) return false;
    const made = [...this.#made];
    for (const move of await this.#textsOf(plan)) {
      made.push(move);
      const found = answer(this.step, made);
      if (found.kind === 'done') break;
      if (found.kind === 'right') continue;
      this.#tried = found.kind === 'try' ? found : { outcome: await this.#table.ask(plan, { replaces: 'coach' }) };
      return false;
    }
    this.#tried = null;
    return true;
  }

  /** The moves of a plan in the game's notation: each is offered once those before it are made. */
  async #textsOf(plan: readonly ActionId[]): Promise<string[]> {
    const texts: string[] = [];
    for (const [i, id] of plan.entries()) {
      const offer =
        i === 0
          ? this.#table.offers.find((one) => one.actions.some((action) => action.id === id))
          : (await this.#table.ask(plan.slice(0, i)))?.offer;
      texts.push(offer?.actions.find((action) => action.id === id)?.text ?? '');
    }
    return texts;
  }

  #brings(outcome: Outcome | null): string {
    const { words, view } = this.#table;
    if (!words || !outcome) return 'none';
    return outcome.events.map((event) => words.event(event, view)).join(', ') || 'none';
  }
}

/** A sentence, and what follows it. `otherwise` is said where nothing does. */
function parted(texts: readonly string[], otherwise = ''): { lead: string; more: string } {
  const [first = '', ...rest] = texts;
  const [, lead = first, next = ''] = /^(.+?[.!?]) +(.+)$/.exec(first) ?? [];
  if (rest.length) return { lead: first, more: rest.join(' ') };
  return { lead, more: next || otherwise };
}

/** What chance did comes after the learner's moves. */
function isDone(step: Step, made: readonly string[]): boolean {
  return made.some((_, i) => answer(step, made.slice(0, i + 1)).kind === 'done');
}
