/* The log in this game's words: one line for each thing done, the points it brought behind it. */

import { type Colour, letterOf } from '../../facade/colours';
import { broughtBy, NOTHING, squaresFilled } from '../../facade/log';
import { plain } from '../../facade/rich';
import { squaresText } from '../../facade/words';
import { t } from '../../i18n/language.svelte';
import { happenings, type Happening } from '../../play/happenings';
import { Log, whoDid } from '../../play/log';
import { shapes as cards } from '../../play/rich';
import { list } from '../../play/words';
import type { GameEvent, Told } from '../../wire';
import type { Audience, LogSection } from '../game';
import { effectLines, effectOf } from './effect';
import { abilityName } from './text';
import type { Ability } from './view';

/** The events by which moves that are made together begin to tell of themselves. */
const FIRST_EVENTS: Readonly<Record<string, string>> = { build: 'cph.placed', pay: 'cph.built' };

const CONSEQUENCES = {
  of: new Set(['cph.row_completed', 'cph.column_completed', 'cph.coat_covered', 'cph.coat_row']),
  between: new Set(['cph.ability_used']),
  lines: (events: readonly GameEvent[], seat: number | null) => effectLines(effectOf(events, seat)),
};

const BUILT: ReadonlySet<string> = new Set(['cph.built', 'cph.special_built']);

/** Newest first. */
export function story(to: Audience, told: readonly Told[]): LogSection[] {
  const log = new Log(t('cb-setup-title'));
  let round = 0;
  const events = happenings(told, FIRST_EVENTS);
  events.forEach(({ event, seq }, i) => {
    if (event.code === 'cph.turn_began' && Number(event.values.round) !== round) {
      round = Number(event.values.round);
      log.begin(t('play-round-title', { round }));
    }
    const deed = deedText(to, event);
    if (deed === null) return;
    const brought = BUILT.has(event.code) ? broughtBy(events, i, CONSEQUENCES) : NOTHING;
    const text = deed + usedWith(events, i) + brought.text;
    log.add({ key: `${seq}.${i}`, seq, text, plain: plain(text), scores: brought.points > 0 });
  });
  return log.newestFirst();
}

const DEEDS: ReadonlySet<string> = new Set(['cph.took', 'cph.built']);

/** The abilities that a deed used: they are told beside it. */
function usedWith(events: readonly Happening[], at: number): string {
  const deed = events[at];
  if (!deed || !DEEDS.has(deed.event.code)) return '';
  const used = events.filter(
    ({ event, seq }, i) => seq === deed.seq && event.code === 'cph.ability_used' && belongsTo(events, i) === at,
  );
  const names = used.map(({ event }) => abilityName(event.values.ability as Ability));
  return names.length ? t('cb-log-with', { abilities: list(names) }) : '';
}

/** The deed beside which an ability is told: the nearest of its row. */
function belongsTo(events: readonly Happening[], at: number): number {
  const { seq } = events[at] ?? {};
  const isDeed = (i: number): boolean => events[i]?.seq === seq && DEEDS.has(events[i]?.event.code ?? '');
  for (let far = 1; far < events.length; far += 1) {
    if (isDeed(at - far)) return at - far;
    if (isDeed(at + far)) return at + far;
  }
  return -1;
}

function deedText(to: Audience, event: GameEvent): string | null {
  const { values, seat } = event;
  const who = whoDid(to, seat);
  const [colour = 'red', size = ''] = String(values.tile ?? '').split('-');
  switch (event.code) {
    case 'cph.took':
      return t('cb-log-took', { ...who, cards: cards(String(values.cards)) });
    case 'cph.discarded':
      return t('cb-log-discarded', { ...who, cards: cards(String(values.cards)) });
    case 'cph.built':
      return t('cb-log-built', {
        ...who,
        colour: cards(letterOf(colour as Colour)),
        size: Number(size),
        paid: Number(values.count),
      });
    case 'cph.special_built':
      return t('cb-log-special', { ...who, square: squaresText([String(values.square)]) });
    case 'cph.ability_taken':
      return t('cb-log-ability', { ...who, ability: abilityName(values.ability as Ability) });
    case 'cph.activated':
      return t('cb-log-activated', { ...who, count: Number(values.count) });
    case 'cph.start_player':
      return t('cb-log-starts', who);
    case 'cph.coat_lost':
    case 'cph.twelve':
      return `${who.name}: ${to.words?.event(event, to.view ?? null) ?? ''}`;
    case 'cph.reshuffled':
    case 'cph.end_card':
      return to.words?.event(event, to.view ?? null) ?? null;
    default:
      return null;
  }
}

/** The squares that a row of the log laid for a seat. */
export function freshSquares(row: Told | undefined, seat: number | null): string[] {
  return squaresFilled(row, seat, 'cph.built', 'cph.special_built');
}
