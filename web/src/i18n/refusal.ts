/* Why something was refused, in words: by the rules of the game, by the table itself, or by the server. */

import type { NackCode, Refusal, View } from '../wire';
import { t } from './language.svelte';
import type { Words } from './words';

/** What a table itself refuses is worded here, all else by the game. */
export function refusalText(refusal: Refusal, words: Words | null | undefined, view: View | null = null): string {
  return tableRefusal(refusal) ?? words?.refusal(refusal, view) ?? refusal.code;
}

/** For pages around the game: the table's own reason where it gave one. */
export function whyRefused({ code, refusal }: { code: NackCode; refusal?: Refusal | undefined }): string {
  return (refusal && tableRefusal(refusal)) ?? t(`nack-${code}`);
}

/** Null for a refusal of the game's, and for one that a newer server has thought of. */
function tableRefusal({ code, values }: Refusal): string | null {
  if (!code.startsWith('table.')) return null;
  const key = `refused-${code.slice('table.'.length).replaceAll('_', '-')}`;
  const text = t(key, values as Record<string, string | number>);
  return text === key ? null : text;
}
