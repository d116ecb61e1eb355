/* What is said of finished games. */

import { currentLocale, t } from '../../i18n/language.svelte';
import type { MyGame } from '../../state/my-games';
import { others } from './statistics';

/** Who sat at a seat: me, a bot, or a person by the name that they have now. */
export function nameAt(game: MyGame, seat: number): string {
  const found = game.seats[seat];
  if (!found || game.you.includes(seat)) return t('you');
  if (found.bot !== null) return botName(found.bot);
  return found.name || t('seat-guest', { number: seat + 1 });
}

export function botName(bot: string): string {
  return t('bot-called', { bot, number: 0 });
}

/** Those who sat there beside me, each once. */
export function company(game: MyGame): string {
  const names = [...new Set(others(game).map((seat) => nameAt(game, seat)))];
  return names.length ? new Intl.ListFormat(currentLocale(), { type: 'conjunction' }).format(names) : t('games-alone');
}

export function dayOf(game: MyGame): string {
  const date = new Date(game.at);
  const year = date.getFullYear() === new Date().getFullYear() ? {} : { year: 'numeric' as const };
  return date.toLocaleDateString(currentLocale(), { day: 'numeric', month: 'long', ...year });
}

export function decimal(number: number): string {
  return new Intl.NumberFormat(currentLocale(), { maximumFractionDigits: 1 }).format(number);
}

/** With its sign, and a minus that is one. */
export function signed(number: number): string {
  const format = { signDisplay: 'exceptZero', maximumFractionDigits: 1 } as const;
  return new Intl.NumberFormat(currentLocale(), format).format(number);
}
