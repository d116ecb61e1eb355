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
  const who = there.length > 1 ? 'several' : there.some(isMe) ? 'you' : 'one';
  const names = list(there.map(nameOf));
  return t('cr-end-reached', { who, names, points: GOAL, round });
}
