import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { settings } from '../state/settings.svelte';
import type { ActionId, Answer } from '../wire';
import { planOf, PlayerTurn } from './turn.svelte';

class Turn extends PlayerTurn<{ step: string }> {
  picked = $state<ActionId | null>(null);
  resets = 0;
  readonly acting = [1];
  readonly step: string = $derived(this.view?.step ?? 'wait');
  readonly plan = $derived(planOf(this.picked));
  readonly brings: readonly string[] = [];
  readonly draws = false;
  protected readonly isPreviewed = true;
  protected readonly endsTurn: boolean = $derived(this.step === 'end');
  readonly missing = vi.fn(() => Promise.resolve());

  get waiting(): string {
    return this.waitingText();
  }
  protected reset(): void {
    this.resets += 1;
    this.picked = null;
  }
  protected outcomeText({ points }: Answer): string {
    return `+${points.high}`;
  }
  protected askWhatIsMissing(): Promise<void> {
    return this.missing();
  }
  back(isBack: () => boolean): Promise<void> {
    return this.undoUntil(isBack);
  }
}

function begun() {
  const state = $state({ step: 'pick', decision: 1, left: 3 });
  const table = {
    me: 0,
    mine: [0],
    pending: [],
    nameOf: (seat: number) => `seat ${seat}`,
    get view() {
      return { step: state.step };
    },
    get offer() {
      return { seat: 0, decision: state.decision, actions: [{ id: 7 }], can_undo: state.left > 0 };
    },
    get offers() {
      return [this.offer];
    },
    ask: vi.fn(() => Promise.resolve({ points: { low: 2, high: 2 }, events: [] })),
    act: vi.fn(() => Promise.resolve({ ok: true })),
    undo: vi.fn(() => {
      state.left -= 1;
      return Promise.resolve({ ok: true });
    }),
  };
  const desk = { refuse: vi.fn(), settle: vi.fn(), say: vi.fn() };
  let turn!: Turn;
  const end = $effect.root(() => {
    turn = new Turn(table as any, desk, () => '');
  });
  flushSync();
  return { turn, table, desk, state, end };
}

test('whoever is being waited for is named', () => {
  const { turn, end } = begun();
  expect(turn.waiting).toBe('seat 1 is choosing');
  end();
});

test('what was picked is forgotten with the decision it was picked for', () => {
  const { turn, state, end } = begun();
  turn.picked = 7;
  flushSync();
  expect([turn.resets, turn.plan]).toEqual([1, [7]]);
  state.decision = 2;
  flushSync();
  expect([turn.resets, turn.plan]).toEqual([2, null]);
  end();
});

test('what a plan would bring is asked, shown and read out', async () => {
  const { turn, table, desk, end } = begun();
  turn.picked = 7;
  flushSync();
  await vi.waitFor(() => expect(turn.gain).toBe(2));
  expect(table.ask).toHaveBeenCalledWith([7], { seat: 0, replaces: 'preview' });
  expect(desk.say).toHaveBeenCalledWith('+2');
  end();
});

test('a plan is carried out, and without one the player learns what is missing', async () => {
  const { turn, table, end } = begun();
  await turn.confirm();
  expect(turn.missing).toHaveBeenCalledOnce();
  turn.picked = 7;
  await turn.confirm();
  expect(table.act).toHaveBeenCalledWith([7], 0);
  end();
});

test('who wants to be asked confirms the end of a turn twice', async () => {
  const { turn, table, state, end } = begun();
  state.step = 'end';
  flushSync();
  turn.picked = 7;
  settings.askEnd = true;
  await turn.confirm();
  expect([turn.ending, table.act.mock.calls.length]).toEqual([true, 0]);
  await turn.confirm();
  expect(table.act).toHaveBeenCalledOnce();
  end();
});

test('what was done in one go is taken back in one go, as far as it can be', async () => {
  const { turn, table, state, end } = begun();
  await turn.back(() => state.left === 1);
  expect(table.undo).toHaveBeenCalledTimes(2);
  await turn.back(() => false);
  expect(table.undo).toHaveBeenCalledTimes(3);
  end();
});
