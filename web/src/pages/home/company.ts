import { currentLanguage, t } from '../../i18n/language.svelte';
import { seatName } from '../../state/names';
import type { TableCard } from '../../wire';

/** Who else sits at a table, in words. */
export function companyText(table: TableCard): string {
  const names = table.seats
    .filter((seat) => seat.kind !== 'open' && !table.you.includes(seat.seat))
    .map((seat) => seatName(table, seat.seat));
  return names.length
    ? t('home-with', { names: new Intl.ListFormat(currentLanguage()).format(names) })
    : t('home-waiting-for-others');
}
