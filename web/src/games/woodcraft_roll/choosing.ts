/*
 * What is chosen by tapping it on the sheet: lanterns, crates, orders, helpers. Nothing is added to what was offered; what
 * was not offered is asked about.
 */

import type { HTMLAttributes, HTMLButtonAttributes } from 'svelte/elements';
import type { OfferedAction } from '../../wire';
import type { Tool } from './workbench.svelte';

export type Part = 'lanterns' | 'crates' | 'orders' | 'offer' | 'helpers';
type Verb = 'lantern' | 'chestnut' | 'keep' | 'take' | Extract<Tool, 'berry' | 'complete' | 'hire'>;

/** What a tap on each part does, by what is asked. */
const VERBS: Readonly<Record<string, Readonly<Partial<Record<Part, Verb>>>>> = {
  keep: { orders: 'keep' },
  take: { offer: 'take' },
  lantern: { lanterns: 'lantern' },
  chestnut: { crates: 'chestnut' },
  work: { orders: 'complete', crates: 'berry', helpers: 'hire' },
};

/** By what an action names the spot. */
const NAMES: Readonly<Record<Part, string>> = {
  lanterns: 'cell',
  crates: 'crate',
  orders: 'order',
  offer: 'order',
  helpers: 'helper',
};

/** How a part of the sheet takes taps. */
export interface Choosing {
  /** Whether it is what is asked about now: then it shows what is open, and grows. */
  readonly asked: boolean;
  readonly isOpen: (spot: string | number) => boolean;
  readonly isPicked: (spot: string | number) => boolean;
  readonly tap: (spot: string | number) => void;
}

interface Chooser {
  readonly step: string;
  readonly actions: readonly OfferedAction[];
  readonly deed: OfferedAction | null;
  readonly workbench: { readonly tool: Tool | null; takeUp(tool: Tool, id: number): void };
  readonly questions: { askWhyNot(plan: readonly string[]): Promise<void> };
  pick(id: number): void;
}

/** The part that is asked about. */
export function askedPart(turn: Pick<Chooser, 'step' | 'workbench'>): Part | null {
  const parts = Object.entries(VERBS[turn.step] ?? {}) as [Part, Verb][];
  return parts.find(([, verb]) => turn.step !== 'work' || verb === turn.workbench.tool)?.[0] ?? null;
}

/** Nothing where taps on a part do nothing. */
export function choosing(turn: Chooser, part: Part): Choosing | undefined {
  const verb = VERBS[turn.step]?.[part];
  if (!verb) return undefined;
  const name = NAMES[part];
  const actionFor = (spot: string | number): OfferedAction | undefined =>
    turn.actions.find((action) => action.do === verb && action[name] === spot);
  return {
    asked: askedPart(turn) === part,
    isOpen: (spot) => actionFor(spot) !== undefined,
    isPicked: (spot) => turn.deed?.do === verb && turn.deed[name] === spot,
    tap: (spot) => {
      const action = actionFor(spot);
      if (!action) void turn.questions.askWhyNot([`${verb} ${spot}`]);
      else if (turn.step === 'work') turn.workbench.takeUp(verb as Tool, action.id);
      else turn.pick(action.id);
    },
  };
}

/** How a spot looks: what is done, or what can or can't be picked. */
export function lookOf(choices: Choosing | undefined, spot: string | number, done = false): string {
  if (choices?.isPicked(spot)) return 'picked';
  if (choices?.asked && choices.isOpen(spot)) return 'open';
  return done ? 'done' : '';
}

/** What makes a part of the sheet a group of radio buttons, and its spots these buttons. */
export function groupOf(choices: Choosing, label: string): HTMLAttributes<HTMLElement> {
  return { role: 'radiogroup', 'aria-label': label, 'data-first': choices.asked ? '' : undefined };
}

export function radioOf(choices: Choosing, spot: string | number): HTMLButtonAttributes {
  return {
    type: 'button',
    role: 'radio',
    'aria-checked': choices.isPicked(spot),
    'data-refused': !choices.isOpen(spot),
    onclick: () => choices.tap(spot),
  };
}
