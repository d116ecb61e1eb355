/* The log in this game's words: one line for each thing done, the points it brought behind it. */

import { type Face, letterOf } from '../../facade/colours';
import { broughtBy, NOTHING } from '../../facade/log';
import { plain } from '../../facade/rich';
import { squaresText } from '../../facade/words';
import { t } from '../../i18n/language.svelte';
import { happenings, type Happening } from '../../play/happenings';
import { Log, whoDid } from '../../play/log';
import { dice, shapes } from '../../play/rich';
import { list as listed } from '../../play/words';
import type { GameEvent, Told } from '../../wire';
import type { Audience, LogSection } from '../game';
import { FIRST_EVENTS } from './dice-log';
import { effectOf } from './effect';
import { colourOf, sizeOf } from './shapes';
import { effectLines, shapeName } from './text';

const CONSEQUENCES = {
  of: new Set(['crw.row_completed', 'crw.column_completed', 'crw.coat_unlocked', 'crw.track_full']),
  between: new Set(['crw.crossed_out', 'crw.star_used']),
  lines: (events: readonly GameEvent[], seat: number | null) => effectLines(effectOf(events, seat)),
};

const DRAWN: ReadonlySet<string> = new Set(['crw.drawn', 'crw.single_drawn', 'crw.marked']);

/** Newest first. */
export function story(to: Audience, told: readonly Told[]): LogSection[] {
  const log = new Log(t('cr-setup-title'));
  let round = 0;
  const list = happenings(told, FIRST_EVENTS);
  const begin = (next: number): void => {
    if (next === round) return;
    round = next;
    log.begin(t('play-round-title', { round }));
  };
  list.forEach(({ event, seq }, i) => {
    if (event.code === 'crw.turn_began') return begin(Number(event.values.round));
    // The first turn may begin unsaid, where the host has named who starts.
    if (event.code === 'crw.rolled' && round === 0) begin(1);
    // Marks made together are told together, by the last of them.
    if (isFollowed(list, i)) return;
    const deed = event.code === 'crw.marked' ? marksText(to, marksUpTo(list, i)) : deedText(to, event);
    if (deed === null) return;
    const brought = DRAWN.has(event.code) ? broughtBy(list, i, CONSEQUENCES) : NOTHING;
    const text = deed + brought.text;
    log.add({ key: `${seq}.${i}`, seq, text, plain: plain(text), scores: brought.points > 0 });
  });
  return log.newestFirst();
}

function areTogether(a: Happening | undefined, b: Happening | undefined): boolean {
  return (
    a?.event.code === 'crw.marked' && b?.event.code === 'crw.marked' && a.seq === b.seq && a.event.seat === b.event.seat
  );
}

function isFollowed(list: readonly Happening[], at: number): boolean {
  return areTogether(list[at], list[at + 1]);
}

function marksUpTo(list: readonly Happening[], at: number): GameEvent[] {
  let first = at;
  while (areTogether(list[first - 1], list[first])) first -= 1;
  return list.slice(first, at + 1).map((one) => one.event);
}

function marksText(to: Audience, marks: readonly GameEvent[]): string {
  const gains = marks.map(({ values }) => String(values.unlocked)).filter((gain) => gain !== 'nothing');
  return t('cr-log-marked', {
    ...whoDid(to, marks[0]?.seat ?? null),
    tracks: dice(marks.map(({ values }) => letterOf(values.track as Face)).join('')),
    gains: gains.length ? listed(gains.map((gain) => t('cr-log-gain', { gain }))) : 'none',
  });
}

function deedText(to: Audience, event: GameEvent): string | null {
  const { values, seat } = event;
  const who = whoDid(to, seat);
  const letters = (face: unknown, count = 1): string => dice(letterOf(face as Face).repeat(count));
  const shape = String(values.shape ?? '');
  switch (event.code) {
    case 'crw.rolled':
      return t('cr-log-rolled', { ...who, dice: dice(String(values.dice)) });
    case 'crw.rerolled':
      return t('cr-log-rerolled', { ...who, dice: dice(String(values.dice)) });
    case 'crw.color_changed':
      return t('cr-log-recoloured', {
        ...who,
        from: letters(values.face, Number(values.count)),
        to: letters(values.to),
      });
    case 'crw.drawn':
      return t('cr-log-drew', {
        ...who,
        colour: shapes(letterOf(colourOf(shape))),
        size: sizeOf(shape),
        clean: values.brick === 'none' ? 'yes' : 'no',
      });
    case 'crw.single_drawn':
      return t('cr-log-single', { ...who, sign: String(values.sign), square: squaresText([String(values.square)]) });
    case 'crw.passed':
      return t('cr-log-passed', who);
    case 'crw.declined':
      return t('cr-log-declined', who);
    case 'crw.start_player':
      return t('cr-log-starts', who);
    case 'crw.crossed_out':
      // In play the drawing says it; at the set-up it is news.
      return seat === null ? t('cr-log-crossed', { shape: shapeName(shape) }) : null;
    case 'crw.coat_lost':
    case 'crw.last_round':
      return `${who.name}: ${to.words?.event(event, to.view ?? null) ?? ''}`;
    case 'crw.game_over':
    case 'crw.stalemate':
      return to.words?.event(event, to.view ?? null) ?? null;
    default:
      return null;
  }
}
