/* Why a game ended. */

import { t } from '../../i18n/language.svelte';
import type { Ended } from '../game';
import { wrw } from './view';

export function whyItEnded({ view }: Ended): string {
  return t('wr-end-rounds', { rounds: wrw(view).round });
}
