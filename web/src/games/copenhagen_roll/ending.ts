/* Why a game ended. */

import { GOAL } from '../../facade/printed';
import { t } from '../../i18n/language.svelte';
import { list } from '../../play/words';
import type { Ended } from '../game';
import { crw } from './view';

export function whyItEnded({ view, isMe, nameOf }: Ended): string {
  const { sheets, round } = crw(view);
  const there = sheets.flatMap((sheet, seat) => (sheet.points >= GOAL ? [seat] : []));
  if (!there.length) return t('cr-end-stalemate', { round });
  const you = there.length === 1 && there.some(isMe) ? 'yes' : 'no';
  const names = list(there.map(nameOf));
  return t('cr-end-reached', { you, names, count: there.length, points: GOAL, round });
}
