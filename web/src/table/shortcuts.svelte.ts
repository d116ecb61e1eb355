/* Keys that are letters can get in the way of a screen reader or of dictation, so they can be switched off. */

import { load, save } from '../state/storage';

const KEY = 'rw.shortcuts';

let on = $state(load<boolean>(KEY) ?? true);

export const shortcuts = {
  get on(): boolean {
    return on;
  },
  set on(value: boolean) {
    on = value;
    save(KEY, value);
  },
};

const ALWAYS: ReadonlySet<string> = new Set(['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown', 'Enter', 'Escape']);

/** Whether a key is for the game: not while one types, not in a drawer, and not where the control itself wants it. */
export function isForGame(event: KeyboardEvent): boolean {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey || event.isComposing) return false;
  if (document.querySelector('dialog[open]')) return false;
  const target = event.target instanceof HTMLElement ? event.target : null;
  if (target?.closest('input, textarea, select, [contenteditable]')) return false;
  if (event.key === ' ') return false;
  // What is picked already can't be picked again: there Enter confirms it.
  const picked = target?.closest(':is(.quay, main, .side) [role=radio][aria-checked=true]');
  if (event.key === 'Enter') return Boolean(picked) || !target?.closest('button, a');
  if (event.key.startsWith('Arrow') && target?.closest('[role=radiogroup]')) return false;
  return on || ALWAYS.has(event.key);
}
