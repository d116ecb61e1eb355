/* Initials on the dice that were taken. */

import { t } from '../../i18n/language.svelte';
import type { Turn } from './turn.svelte';

export function takersOf(turn: Turn): { line: number; die: string; initial: string; me: boolean }[] {
  return turn.reveal.flatMap(({ seat, die, line }) => {
    if (die === null || line === null) return [];
    const name = seat === null ? t('wr-opponent') : turn.table.nameOf(seat);
    return [{ line, die, initial: [...name][0]?.toUpperCase() ?? '', me: turn.seat !== null && seat === turn.seat }];
  });
}
