/*
 * The workbench: which tool, which dice, and what becomes of them. Tool first or dice first, both work. Nothing is added to
 * what was offered; what was not offered is asked about.
 */

import { indexesOf, nextOf } from '../../play/picking';
import type { Questions } from '../../play/questions.svelte';
import type { ActionId, OfferedAction } from '../../wire';
import type { Desk } from '../game';
import type { PlayerView } from './view';
import { left, type Resource } from './view';

export const TOOLS = ['glue', 'saw', 'raise', 'hire', 'berry', 'complete', 'shift', 'sell'] as const;
export type Tool = (typeof TOOLS)[number];

/** Tools that work on dice, and on how many. */
const NEEDS: Readonly<Partial<Record<Tool, number>>> = { glue: 2, saw: 1, raise: 1, shift: 1 };

const PAID_BY: Readonly<Partial<Record<Tool, Resource>>> = { glue: 'glue', saw: 'sawblade', raise: 'scrapwood' };

/** A helper's tools are there when it has been hired. */
const HELPERS: Readonly<Partial<Record<Tool, readonly string[]>>> = { shift: ['3', '4'], sell: ['2'] };

interface Craft extends OfferedAction {
  readonly dice: readonly string[];
  readonly to: readonly string[];
  readonly pay?: Resource;
  readonly helper?: number;
}

/** Who works: what lies there and is offered, and where to ask. */
interface Worker {
  readonly player: PlayerView | null;
  readonly actions: readonly OfferedAction[];
  readonly questions: Pick<Questions, 'askWhyNot'>;
  readonly desk: Pick<Desk, 'settle'>;
}

export class Workbench {
  readonly #turn: Worker;
  tool = $state<Tool | null>(null);
  /** Dice that are picked, by where they lie. */
  dice = $state.raw<readonly number[]>([]);
  #pay = $state<Resource | null>(null);
  #chosen = $state<ActionId | null>(null);

  constructor(turn: Worker) {
    this.#turn = turn;
  }

  /** After a deed the tool stays in the hand, if it can still do something. */
  reset(): void {
    this.dice = [];
    this.#pay = null;
    this.#chosen = null;
    if (this.tool && !this.offered(this.tool).length) this.tool = null;
  }

  putAway(): void {
    this.tool = null;
    this.reset();
  }

  readonly tools: readonly Tool[] = $derived.by(() =>
    TOOLS.filter((tool) => {
      const helpers = HELPERS[tool];
      return !helpers || helpers.some((one) => (this.#turn.player?.helpers[one] ?? 'none') !== 'none');
    }),
  );

  offered(tool: Tool): readonly OfferedAction[] {
    return this.#turn.actions.filter((action) => action.do === tool);
  }

  /** What is left of what a tool uses up; null where it uses nothing that is counted. */
  stock(tool: Tool): number | null {
    const { player } = this.#turn;
    if (!player) return null;
    if (tool === 'hire') return left(player, 'blueberry');
    if (tool === 'complete') return this.offered(tool).length;
    const paid = PAID_BY[tool];
    return paid ? left(player, paid) : null;
  }

  readonly needs: number = $derived(this.tool ? (NEEDS[this.tool] ?? 0) : 0);

  readonly #names: readonly string[] = $derived.by(() =>
    this.dice.map((index) => this.#turn.player?.dice[index] ?? '').sort(),
  );

  /** What can be made of the picked dice, whatever is paid. */
  readonly #matching: readonly Craft[] = $derived.by(() => {
    if (!this.tool || !this.needs || this.dice.length !== this.needs) return [];
    const wanted = this.#names.join();
    return (this.offered(this.tool) as readonly Craft[]).filter(({ dice }) => [...dice].sort().join() === wanted);
  });

  /** Resources that can pay, the tool's own first. */
  readonly pays: readonly Resource[] = $derived.by(() => {
    const plainFirst = [...this.#matching].sort((a, b) => (a.helper ?? 0) - (b.helper ?? 0));
    return [...new Set(plainFirst.flatMap(({ pay }) => (pay ? [pay] : [])))];
  });
  readonly pay: Resource | null = $derived.by(() =>
    this.#pay && this.pays.includes(this.#pay) ? this.#pay : (this.pays[0] ?? null),
  );

  setPay(pay: Resource): void {
    this.#pay = pay;
    this.#chosen = null;
  }

  /** What one can choose between now: results for dice, or helpers, crates, orders, resources. */
  readonly options: readonly OfferedAction[] = $derived.by(() => {
    if (!this.tool) return [];
    if (!this.needs) return this.offered(this.tool);
    return this.#matching.filter((one) => this.pay === null || one.pay === this.pay);
  });

  /** Those of them that nothing on the sheet stands for: results, goods, and ways to pay for the order that is picked. */
  readonly choices: readonly OfferedAction[] = $derived.by(() => {
    if (this.tool === 'hire' || this.tool === 'berry') return [];
    if (this.tool !== 'complete') return this.options;
    const ways = this.options.filter(({ order }) => order === this.deed?.order);
    return ways.length > 1 ? ways : [];
  });

  readonly deed: OfferedAction | null = $derived.by(() => {
    const chosen = this.options.find((one) => one.id === this.#chosen);
    // Of dice the first result is shown at once; of other things one is picked, unless there is only one.
    return chosen ?? (this.needs || this.options.length === 1 ? (this.options[0] ?? null) : null);
  });

  // What is tapped

  async take(tool: Tool): Promise<void> {
    if (this.tool === tool) {
      this.tool = null;
      return;
    }
    if (!this.offered(tool).length) return this.#turn.questions.askWhyNot([this.#asked(tool)]);
    this.tool = tool;
    this.#chosen = null;
    this.dice = this.dice.slice(0, NEEDS[tool] ?? 0);
    this.#turn.desk.settle();
  }

  tapDie(index: number): void {
    if (!this.#turn.player?.dice[index]) return;
    const most = this.needs || 2;
    if (this.tool && !this.needs) this.tool = null;
    this.#chosen = null;
    this.dice = this.dice.includes(index)
      ? this.dice.filter((one) => one !== index)
      : [...this.dice, index].slice(-most);
    this.#turn.desk.settle();
  }

  /** Something was tapped on the sheet: what is done with it is taken up. */
  takeUp(tool: Tool, id: ActionId): void {
    this.tool = tool;
    this.dice = [];
    this.choose(id);
  }

  choose(id: ActionId): void {
    this.#chosen = id;
    this.#turn.desk.settle();
  }

  /** The next of what one can choose between. */
  chooseNext(change: 1 | -1): void {
    const next = nextOf(this.options, this.deed, change);
    if (next) this.choose(next.id);
  }

  /** Takes up the tool and the dice of an advised deed. */
  follow(action: OfferedAction): void {
    this.putAway();
    const tool = TOOLS.find((one) => one === action.do);
    if (!tool) return;
    this.tool = tool;
    if (NEEDS[tool]) this.dice = indexesOf((action as Craft).dice, this.#turn.player?.dice ?? []);
    this.#pay = (action as Craft).pay ?? null;
    this.#chosen = action.id;
  }

  /** Why what is picked can't be done. */
  async askWhyNot(): Promise<void> {
    if (this.tool && (!this.needs || this.dice.length === this.needs))
      await this.#turn.questions.askWhyNot([this.#asked(this.tool)]);
  }

  /** A move with a tool, for the game to refuse: with what is picked, or with what lies there. */
  #asked(tool: Tool): string {
    const { player } = this.#turn;
    const others = (player?.dice ?? []).filter((_, index) => !this.dice.includes(index));
    const [one = 'y1', other = 'y1'] = [...this.#names, ...others];
    const value = (die: string): number => Number(die.slice(1));
    switch (tool) {
      case 'glue':
        return `glue ${one} ${other} ${one.charAt(0)}${value(one) + value(other)}`;
      case 'saw':
        return `saw ${one} ${one.charAt(0)}1 ${one.charAt(0)}${Math.max(1, value(one) - 1)}`;
      case 'raise':
        return `raise ${one} ${one.charAt(0)}${value(one) + 1}`;
      case 'shift':
        return `shift ${one} ${one.charAt(0)}${value(one) + 1}`;
      case 'hire':
        return `hire ${Object.entries(player?.helpers ?? {}).find(([, state]) => state === 'none')?.[0] ?? 1}`;
      case 'berry':
        return 'berry 1';
      case 'complete':
        return `complete ${player?.held[0] ?? player?.done[0] ?? ''}`.trim();
      default:
        return 'sell';
    }
  }
}
