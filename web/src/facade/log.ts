/* What the logs of façades have in common. */

import { t } from '../i18n/language.svelte';
import type { Happening } from '../play/happenings';
import { strong } from '../play/rich';
import type { GameEvent, Told } from '../wire';

interface Consequences {
  /** Codes of events that come of another, and of those that may stand between. */
  readonly of: ReadonlySet<string>;
  readonly between: ReadonlySet<string>;
  /** What they complete, in short. */
  lines(events: readonly GameEvent[], seat: number | null): readonly string[];
}

interface Brought {
  readonly text: string;
  readonly points: number;
}

export const NOTHING: Brought = { text: '', points: 0 };

/** What an event brought its player: what follows it, as the end of its line, and the points. */
export function broughtBy(happenings: readonly Happening[], at: number, consequences: Consequences): Brought {
  const following: GameEvent[] = [];
  for (const { event } of happenings.slice(at + 1)) {
    if (consequences.between.has(event.code)) continue;
    if (!consequences.of.has(event.code)) break;
    following.push(event);
  }
  const points = following.reduce((sum, one) => sum + Number(one.values.points ?? 0), 0);
  const lines = consequences.lines(following, happenings[at]?.event.seat ?? null);
  const what = lines.length ? `, ${lines.join(', ')}` : '';
  return { text: points ? what + t('play-colon', { what: strong(`+${points}`) }) : what, points };
}

/** The squares that a row of the log filled for a seat, by the codes of the events that fill some, and that fill one. */
export function squaresFilled(row: Told | undefined, seat: number | null, some: string, one: string): string[] {
  if (!row || row.kind === 'undone') return [];
  return row.events
    .filter((event) => event.seat === seat)
    .flatMap(({ code, values }) => {
      if (code === some) return String(values.squares).split(' ');
      return code === one ? [String(values.square)] : [];
    });
}
