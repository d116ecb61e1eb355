/* The log in this game's words: one line for each thing done, and what it brought behind it. */

import { t } from '../../i18n/language.svelte';
import { happenings, type Happening } from '../../play/happenings';
import { Log } from '../../play/log';
import type { GameEvent, Seat, Told } from '../../wire';
import type { Audience, LogSection } from '../game';
import { plain, strong, withDice } from './rich';
import { thingsText } from './text';
import type { Thing } from './view';

/** Told beside the deed that brought them. */
const GAINS: ReadonlySet<string> = new Set([
  'wrw.circled',
  'wrw.nuts',
  'wrw.die_gained',
  'wrw.chestnut',
  'wrw.lantern',
  'wrw.reputation',
]);

/** Of no news: what one knows oneself, or what another line tells. */
const SILENT: ReadonlySet<string> = new Set([
  'wrw.dealt',
  'wrw.dealt_hidden',
  'wrw.keeps',
  'wrw.has_kept',
  'wrw.chose_die',
  'wrw.chose_order',
  'wrw.has_chosen',
  'wrw.turn_began',
  'wrw.displayed',
  'wrw.helper_used',
  'wrw.lantern_surplus',
]);

const SCORES: ReadonlySet<string> = new Set(['wrw.completed', 'wrw.crate_active', 'wrw.graded']);

/** What events of a seat bring it: "glue", "nut", "nut". */
export function gainsOf(events: readonly GameEvent[], seat: Seat | null): Thing[] {
  return events
    .filter((event) => event.seat === seat && GAINS.has(event.code))
    .flatMap(({ code, values }) => {
      if (code === 'wrw.circled') return [String(values.thing)];
      if (code === 'wrw.die_gained') return [String(values.die)];
      const count = Number(values.count ?? 1);
      return Array.from({ length: count }, () => code.replace('wrw.', '').replace('nuts', 'nut'));
    });
}

/** Newest first. */
export function story(to: Audience, told: readonly Told[]): LogSection[] {
  const log = new Log(t('wr-setup-title'));
  const events = happenings(told, {});
  events.forEach(({ event, seq }, i) => {
    if (event.code === 'wrw.turn_began') log.begin(t('wr-turn-title', turnOf(event)));
    if (GAINS.has(event.code) || SILENT.has(event.code)) return;
    const gains = gainsAfter(events, i);
    const text = eventText(to, event) + (gains.length ? t('play-colon', { what: thingsText(gains) }) : '');
    const scores = SCORES.has(event.code) || gains.includes('nut');
    log.add({ key: `${seq}.${i}`, seq, text, plain: plain(text), scores });
  });
  return log.newestFirst();
}

function turnOf(event: GameEvent): { round: number; half: number } {
  return { round: Number(event.values.round), half: Number(event.values.half) };
}

/** What follows a deed and belongs to it. */
function gainsAfter(events: readonly Happening[], at: number): Thing[] {
  const seat = events[at]?.event.seat ?? null;
  if (seat === null) return [];
  const following: GameEvent[] = [];
  for (const { event } of events.slice(at + 1)) {
    if (event.seat !== seat || !(GAINS.has(event.code) || SILENT.has(event.code))) break;
    following.push(event);
  }
  return gainsOf(following, seat);
}

/** Values that look like dice and are none. */
const NO_DICE: ReadonlySet<string> = new Set(['order', 'orders', 'cell', 'column']);

export function eventText(to: Audience, event: GameEvent): string {
  const values = Object.fromEntries(
    Object.entries(event.values).map(([key, value]) => {
      return [key, typeof value === 'string' && !NO_DICE.has(key) ? withDice(value) : value];
    }),
  );
  const words = (to.words?.event({ ...event, values }, to.view ?? null) ?? '').replace(/\.$/, '');
  if (event.seat === null || event.seat < 0) return words;
  const name = to.isMe(event.seat) ? t('wr-you') : to.nameOf(event.seat);
  return `${strong(name)}: ${words.charAt(0).toLowerCase()}${words.slice(1)}`;
}

export interface Taken {
  /** Null for the opponent of the solo game. */
  readonly seat: Seat | null;
  /** Null for an order. */
  readonly die: string | null;
  readonly line: number | null;
}

export interface Fallen {
  readonly seq: number;
  /** Lines of the board, counted from 1; none stands for all. */
  readonly line: number | null;
}

/** What was rolled last: all dice of the board, or a new one for a line. */
export function lastRoll(events: readonly Happening[]): Fallen | null {
  const found = events.findLast(({ event }) => event.code === 'wrw.rolled' || event.code === 'wrw.new_die');
  if (!found) return null;
  return { seq: found.seq, line: found.event.code === 'wrw.new_die' ? Number(found.event.values.line) : null };
}

/** Who took what in this turn, once it has been revealed. */
export function revealed(events: readonly Happening[]): Taken[] {
  const from = events.findLastIndex(({ event }) => event.code === 'wrw.turn_began');
  return events.slice(from + 1).flatMap(({ event: { code, seat, values } }): Taken[] => {
    if (code === 'wrw.wants_order') return [{ seat, die: null, line: null }];
    if (code === 'wrw.took_die') return [{ seat, die: String(values.die), line: Number(values.line) }];
    return code === 'wrw.opponent_took' ? [{ seat: null, die: String(values.die), line: Number(values.line) }] : [];
  });
}
