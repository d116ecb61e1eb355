import { flushSync } from 'svelte';
import { afterEach, beforeAll, expect, test } from 'vitest';
import { addMessages, setLanguage } from '../i18n/language.svelte';
import type { Table } from '../state/table.svelte';
import type { Answer, OfferedAction, Told } from '../wire';
import { Coach } from './coach.svelte';
import { parseCourse, type Step } from './lesson-text';

const STEP = parseCourse(`rollwright lesson 1
[en] The house

rollwright record 2
game: toy
rules: 1
seats: You | Mads
hash: 0

# [en] Fill row 1.
# [en] It lacks two squares.
# [fr] Remplissez la rangée 1.
0 choose red-2
(
0 choose blue-2
# [en] It leaves row 1 open. Take the red one.
)
0 place d1 e1
# [en] Row 1 is full.
# [rule] TOY-1.1
`)[0]?.steps[0] as Step;

/** A table at which each move offers the next ones, whatever it is. */
class ToyTable {
  readonly me = 0;
  told = $state.raw<readonly Told[]>([]);
  readonly words = null;
  readonly view = null;
  adviser: Table['adviser'] = null;
  readonly #texts = ['choose red-2', 'choose blue-2', 'choose green-2', 'place d1 e1', 'place a1 b1'];
  readonly offers = [{ seat: 0, decision: 1, can_undo: false, actions: this.#actions }];

  get #actions(): OfferedAction[] {
    return this.#texts.map((text, id) => ({ id, text, do: text.split(' ')[0] ?? '' }));
  }

  ask(): Promise<Answer> {
    return Promise.resolve({ events: [], offer: this.offers[0], refusal: null } as unknown as Answer);
  }

  /** What the page does: asks the coach, and carries out what it lets pass. */
  async act(...texts: string[]): Promise<boolean> {
    const lets = (await this.adviser?.(texts.map((text) => this.#texts.indexOf(text)))) ?? true;
    if (lets) this.tell('acted', texts);
    return lets;
  }

  tell(kind: Told['kind'], moves: readonly string[], actor = 0): void {
    this.told = [...this.told, { seq: this.told.length, actor, kind, at: 0, events: [], moves }];
  }
}

let end = (): void => {};

function taught(): { table: ToyTable; coach: Coach } {
  const table = new ToyTable();
  let coach: Coach | undefined;
  end = $effect.root(() => {
    coach = new Coach(STEP, table as unknown as Table);
  });
  flushSync();
  return { table, coach: coach as Coach };
}

beforeAll(async () => {
  await addMessages(import.meta.glob('/src/learn/messages/*.ftl', { query: '?raw', import: 'default' }));
});

afterEach(async () => {
  end();
  await setLanguage('en');
});

test('the coach says what to do, and why', () => {
  const { coach } = taught();
  expect(coach.word).toEqual({ kind: 'ask', lead: 'Fill row 1.', more: 'It lacks two squares.', rules: [] });
});

test('what is asked for is done, at once or move by move, and its rule is named', async () => {
  const atOnce = taught();
  expect(await atOnce.table.act('choose red-2', 'place d1 e1')).toBe(true);
  expect(atOnce.coach.word).toEqual({ kind: 'done', lead: 'Row 1 is full.', more: '', rules: ['TOY-1.1'] });
  end();
  const { table, coach } = taught();
  expect(await table.act('choose red-2')).toBe(true);
  expect(coach.isDone).toBe(false);
  expect(await table.act('place d1 e1')).toBe(true);
  expect(coach.isDone).toBe(true);
});

test('a try that the step knows is answered in its words, and not done', async () => {
  const { table, coach } = taught();
  expect(await table.act('choose blue-2', 'place a1 b1')).toBe(false);
  expect(coach.word).toMatchObject({ kind: 'other', lead: 'It leaves row 1 open.', more: 'Take the red one.' });
  expect(table.told).toEqual([]);
});

test('any other move is answered with what was asked', async () => {
  const { table, coach } = taught();
  expect(await table.act('choose red-2', 'place a1 b1')).toBe(false);
  expect(coach.word).toMatchObject({ kind: 'other', more: 'Fill row 1.' });
  expect(coach.word.lead).toContain('allowed');
});

test('after the right move the answer to the wrong one is gone', async () => {
  const { table, coach } = taught();
  await table.act('choose blue-2');
  await table.act('choose red-2');
  expect(coach.word.kind).toBe('ask');
});

test('what was taken back has to be done again', async () => {
  const { table, coach } = taught();
  await table.act('choose red-2');
  table.tell('undone', ['choose red-2']);
  expect(await table.act('place d1 e1')).toBe(false);
  expect(await table.act('choose red-2', 'place d1 e1')).toBe(true);
  expect(coach.isDone).toBe(true);
});

test('what chance and others do afterwards changes nothing', async () => {
  const { table, coach } = taught();
  await table.act('choose red-2');
  table.tell('acted', ['place d1 e1', 'dice rrryp']);
  table.tell('acted', ['choose blue-2'], 1);
  expect(coach.isDone).toBe(true);
  expect(await table.act('choose red-2')).toBe(false);
});

test('it speaks the language of the page', async () => {
  const { coach } = taught();
  await setLanguage('fr');
  expect(coach.word.lead).toBe('Remplissez la rangée 1.');
});
