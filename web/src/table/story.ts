/* What happened at the table beside its game: dice were sealed anew, somebody was waited for, left or came back. */

import type { Audience, LogLine, LogSection } from '../games/game';
import { t } from '../i18n/language.svelte';
import { dateText } from '../state/deadline';
import { list } from '../play/words';
import type { Told } from '../wire';

type Naming = Pick<Audience, 'nameOf'>;

/** The story of a game, newest first, with what happened at the table beside it. */
export function withTable(sections: readonly LogSection[], told: readonly Told[], to: Naming): LogSection[] {
  const start = told.findLast((row) => row.kind === 'started')?.seq ?? 0;
  const lines = told.flatMap((row) => lineOf(row, start, to) ?? []).reverse();
  const before = lines.filter((line) => line.seq < start);
  const whole = lines
    .filter((line) => line.seq > start)
    .reduceRight<readonly LogSection[]>((into, line) => withLine(into, line), sections);
  return before.length ? [...whole, { title: t('table-before'), lines: before }] : [...whole];
}

function lineOf(row: Told, start: number, to: Naming): LogLine | null {
  const { seq } = row;
  const text = textOf(row, start, to);
  return text === null ? null : { key: `table.${seq}`, seq, text, plain: text, scores: false };
}

/** Before the game, somebody's time is up who has shown no seed; later, who has not acted. */
function textOf(
  { seq, kind, actor, seats = [], wish, until, standing }: Told,
  start: number,
  to: Naming,
): string | null {
  const name = actor === null ? '' : to.nameOf(actor);
  const names = list(seats.map((seat) => to.nameOf(seat)));
  switch (kind) {
    case 'resealed':
      return t('table-resealed');
    case 'timed_out':
      return seq < start ? t('table-redrawn') : null;
    case 'nudged':
      return t('table-nudged', { name, names });
    case 'voted':
      return t('table-voted', { name, names, wish: wish ?? '' });
    case 'paused':
      return t('table-paused', { name, day: dateText(until ?? 0) });
    case 'resumed':
      return t('table-resumed', { name });
    case 'acted':
      return standing ? t('table-by-standing', { name }) : null;
    case 'returned':
      return t('table-returned', { name });
    case 'resigned':
      return t('table-left-to-bot', { name });
    default:
      return null;
  }
}

/** In the newest section that began before it, above all that is older. */
function withLine(sections: readonly LogSection[], line: LogLine): LogSection[] {
  if (!sections.length) return [{ title: t('table-before'), lines: [line] }];
  const found = sections.findIndex(({ lines }) => (lines.at(-1)?.seq ?? 0) < line.seq);
  const home = found < 0 ? sections.length - 1 : found;
  return sections.map((section, i) => {
    if (i !== home) return section;
    const older = section.lines.findIndex((one) => one.seq < line.seq);
    const at = older < 0 ? section.lines.length : older;
    return { ...section, lines: section.lines.toSpliced(at, 0, line) };
  });
}
