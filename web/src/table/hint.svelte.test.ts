import { flushSync } from 'svelte';
import { expect, test, vi } from 'vitest';
import { setLanguage } from '../i18n/language.svelte';
import { Hint } from './hint.svelte';

test('a hint that is refused says why', async () => {
  await setLanguage('en');
  const offer = { seat: 0, decision: 1, actions: [{ id: 7 }], can_undo: false };
  const refusal = { code: 'table.many_hints', rule: '', values: {} };
  const table = { info: { hints: true, players: 2 }, offers: [offer], words: null, hint: vi.fn() };
  table.hint.mockResolvedValue({ refusal });
  const desk = { refuse: vi.fn(), settle: vi.fn(), say: vi.fn() };
  let hint!: Hint;
  const end = $effect.root(() => {
    hint = new Hint(table as any, { seat: 0 } as any, desk);
  });
  flushSync();
  await hint.ask();
  expect(hint.moves).toEqual([]);
  expect(hint.why).toBe('Those were many hints at once. Wait a little.');
  expect(desk.say).toHaveBeenLastCalledWith(hint.why);
  end();
});
