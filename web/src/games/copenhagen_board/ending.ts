/* Why a game ended. */

import { GOAL } from '../../facade/printed';
import { t } from '../../i18n/language.svelte';
import type { Ended } from '../game';
import { cph } from './view';

export function whyItEnded({ view, isMe, nameOf }: Ended): string {
  const { players, round } = cph(view);
  const there = players.findIndex((player) => player.points >= GOAL);
  if (there < 0) return t('cb-end-card', { round });
  return t('cb-end-reached', { you: isMe(there) ? 'yes' : 'no', name: nameOf(there), points: GOAL, round });
}
