/* What can be counted between two lines, in words: the game's own where it has some, else the page's. */

import { t } from '../../i18n/language.svelte';
import type { Words } from '../../i18n/words';
import type { Difference } from '../../wire';
import { points } from './numbers';

export interface Reason {
  readonly what: string;
  readonly played: string;
  readonly better: string;
}

export function reasonsOf(differences: readonly Difference[], words: Words | null): Reason[] {
  return differences.map((difference) => ({
    what: whatDiffers(difference, words),
    played: shown(difference.played, words),
    better: shown(difference.better, words),
  }));
}

/** Points and their sources are every game's; whatever else is counted, the game has a message for. */
function whatDiffers({ code, values }: Difference, words: Words | null): string {
  if (code === 'points') return t('review-diff-points');
  const what = code === 'part' ? words?.score(String(values.part)) : words?.event({ code, seat: null, values });
  return what ? what.charAt(0).toUpperCase() + what.slice(1) : code;
}

/** A reason as a sentence. */
export function reasonText({ what, played, better }: Reason): string {
  return t('review-difference', { what, played, better });
}

function shown(value: number | string, words: Words | null): string {
  return typeof value === 'number' ? points(value) : (words?.word(value) ?? value);
}
