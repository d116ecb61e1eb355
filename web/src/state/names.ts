import { t } from '../i18n/language.svelte';
import type { Info, Seat, SeatInfo } from '../wire';
import { seatNameHere } from './seat-names.svelte';

/** Who sits where, as far as names are concerned. */
export interface Seated {
  readonly id: string;
  readonly seats: readonly Pick<SeatInfo, 'kind' | 'person' | 'name' | 'bot'>[];
}

/** What a seat is called: the person's name, the bot's, or that it is open. At one screen each may have a name. */
export function seatName(info: Seated | null, seat: Seat): string {
  const found = info?.seats[seat];
  if (!info || !found || found.kind === 'open') return t('seat-open');
  if (found.kind === 'person') {
    const here = seatNameHere(info.id, seat);
    if (here) return here;
    const own = info.seats.filter((one) => one.kind === 'person' && one.person === found.person);
    const name = found.name || t('seat-guest', { number: seat + 1 });
    return own.length > 1 && found.name ? `${name} ${own.indexOf(found) + 1}` : name;
  }
  const alike = info.seats.filter((one) => one.kind === 'bot' && one.bot === found.bot);
  const number = alike.length > 1 ? alike.indexOf(found) + 1 : 0;
  return t('bot-called', { bot: found.bot ?? '', number });
}

/** Who has set a table's content pack: its host, as far as they have a name there. */
export function packOwner({ seats, host }: Pick<Info, 'seats' | 'host'>): string {
  return seats.find((seat) => seat.kind === 'person' && seat.person === host)?.name ?? '';
}
