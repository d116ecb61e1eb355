/* What happened at the table beside its game: that the dice were sealed anew. Told among the game's own lines. */

import type { LogLine, LogSection } from '../games/game';
import { t } from '../i18n/language.svelte';
import type { Told } from '../wire';

/** The story of a game, newest first, with what happened at the table beside it. */
export function withTable(sections: readonly LogSection[], told: readonly Told[]): LogSection[] {
  const start = told.findLast((row) => row.kind === 'started')?.seq ?? 0;
  const lines = told.flatMap((row) => lineOf(row, start) ?? []).reverse();
  const before = lines.filter((line) => line.seq < start);
  const whole = lines
    .filter((line) => line.seq > start)
    .reduceRight<readonly LogSection[]>((into, line) => withLine(into, line), sections);
  return before.length ? [...whole, { title: t('table-before'), lines: before }] : [...whole];
}

/** Before the game, somebody's time is up who has shown no seed; later, who has not acted. */
function lineOf({ seq, kind }: Told, start: number): LogLine | null {
  const what: string = kind;
  const text =
    what === 'resealed' ? t('table-resealed') : what === 'timed_out' && seq < start ? t('table-redrawn') : null;
  return text === null ? null : { key: `table.${seq}`, seq, text, plain: text, scores: false };
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
