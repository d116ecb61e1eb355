import { currentLocale, t } from '../i18n/language.svelte';

const MEGABYTE = 1_000_000;

/** How large something is, as people say it. */
export function megabytes(bytes: number): string {
  const number = new Intl.NumberFormat(currentLocale(), { minimumFractionDigits: 1, maximumFractionDigits: 1 });
  return t('megabytes', { size: number.format(bytes / MEGABYTE) });
}
