/* What a player is told where a shape can't go. */

import type { LabelledAction } from '../games/game';
import { t } from '../i18n/language.svelte';
import type { Place } from './places';
import { squaresText } from './words';

/** Three words on a refused place, by the refusal's code; null where the place is not the reason. */
export function whyNotThere(code: string): string | null {
  if (/unsupported|only_touching|only_beside/.test(code)) return t('facade-why-floats');
  if (/square_taken/.test(code)) return t('facade-why-taken');
  return /off_grid/.test(code) ? t('facade-why-outside') : null;
}

/** The nearest place that is allowed, as what can be done instead. */
export function moveTo<P extends Place>(near: P | null, show: (place: P) => void): LabelledAction | undefined {
  return near ? { label: t('facade-move', { squares: squaresText(near.squares) }), act: () => show(near) } : undefined;
}
