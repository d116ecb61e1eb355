/* Words of this game's page, from its own message files. What the rules say comes from the engine's. */

import { currentLanguage, t } from '../../i18n/language.svelte';
import { named } from '../../i18n/named';
import { Capital, inOneLine, list } from '../../play/words';
import type { OfferedAction, View } from '../../wire';
import { cellText } from './lanterns';
import { type CrateKind, isDie, type OrderView, RESOURCES, type Thing, wrw, type WrwView } from './view';

export function dieName(die: string): string {
  return t('wr-die', { colour: die.startsWith('y') ? 'yellow' : 'brown', value: Number(die.slice(1)) });
}

/** Things by kind, in the order in which they come. */
export function counted(things: readonly Thing[]): [thing: Thing, count: number][] {
  return [...new Set(things)].map((thing) => [thing, things.filter((one) => one === thing).length]);
}

/** What "+9" takes, in the measure below. */
const REST = 3;

/** The first of these kinds that there is room for beside how many things are left: a sign takes 2, a digit 1. */
export function fitting(kinds: ReturnType<typeof counted>, room: number, exact: boolean): typeof kinds {
  const taken = (some: typeof kinds): number =>
    some.reduce((sum, [, count]) => sum + 2 + (exact || count > 1 ? String(count).length : 0), 0);
  if (taken(kinds) <= room) return kinds;
  const most = kinds.findIndex((_, i) => taken(kinds.slice(0, i + 1)) > room - REST);
  return kinds.slice(0, Math.max(1, most));
}

export function thingName(thing: Thing, count = 1): string {
  if (isDie(thing)) return count > 1 ? t('wr-times', { count, what: dieName(thing) }) : dieName(thing);
  return t('wr-thing', { thing, count });
}

/** "glue and 2 blueberries" */
export function thingsText(things: readonly Thing[]): string {
  return things.length ? list(counted(things).map(([thing, count]) => thingName(thing, count))) : t('wr-nothing');
}

export function orderName(view: Pick<WrwView, 'orders' | 'names'> | null | undefined, order: string): string {
  const name = view?.orders[order]?.name ?? view?.names[order];
  return (name && named(name)) || t('wr-order-unseen');
}

/** An order, read out: what it needs, and what it gives. */
export function orderText(order: OrderView): string {
  return t('wr-order-text', {
    name: named(order.name),
    needs: thingsText([...order.dice, ...order.resources]),
    gives: thingsText(rewards(order)),
    points: order.points,
  });
}

/** Why an order is worth having. */
export function orderReason(order: OrderView): string {
  return t('wr-order-reason', {
    needs: thingsText([...order.dice, ...order.resources]),
    gives: thingsText(rewards(order)) || 'none',
    points: order.points,
  });
}

/** What an order gives besides points. */
export function rewards(order: OrderView): Thing[] {
  return [...Array.from({ length: order.reputation }, () => 'reputation'), ...order.gains];
}

/** A value of the game's messages, as people say it. */
export function valueText(name: string, value: string, view: View | null): string | null {
  const words = value.split(' ');
  if (name === 'order' || name === 'orders') return list(words.map((order) => orderName(view && wrw(view), order)));
  if (name === 'cell') return cellText(value);
  const helper = /^H([1-8])$/.exec(value)?.[1];
  if (helper) return helperName(Number(helper), view && wrw(view));
  return words.every((word) => isDie(word) || THINGS.has(word)) ? thingsText(words) : null;
}

const THINGS: ReadonlySet<string> = new Set([...RESOURCES, 'lantern', 'chestnut', 'nut']);

/** As the pack calls it, or else as we do. */
export function helperName(helper: number, view: Pick<WrwView, 'pack'> | null): string {
  const own = view?.pack.helpers[helper - 1]?.name;
  return (own && named(own)) || t('wr-helper', { helper });
}

const TOOLS = RESOURCES.length - 1;
/** Things that a helper's options are told by; what more there is, is seen when one picks. */
const MOST_TOLD = 16;

export function helperAbout(helper: number, view: WrwView | null): string {
  const { shows = [] } = view?.pack.helpers[helper - 1] ?? {};
  const choice = view?.pack.helpers[4]?.choice ?? [];
  const either =
    choice.flat().length > MOST_TOLD
      ? t('wr-one-of-gains', { count: choice.length })
      : new Intl.ListFormat(currentLanguage(), { type: 'disjunction' }).format(choice.map(thingsText));
  const shown = shows.length === TOOLS ? 'all' : thingsText(shows);
  return t('wr-helper-does', { helper, sale: view?.pack.sale ?? 0, choice: either, shown });
}

/** What a helper brings: a thing by its name, or all that an option of the pack holds. */
export function pickedThings({ thing, option }: OfferedAction, view: WrwView | null): readonly Thing[] {
  return option === undefined ? [String(thing)] : (view?.pack.helpers[4]?.choice?.[Number(option) - 1] ?? []);
}

export function crateName(kind: CrateKind): string {
  return t('wr-crate', { kind });
}

export function crateAbout(kind: CrateKind): string {
  return t('wr-crate-gives', { kind });
}

/** How an order is paid where a helper puts one thing in place of another. */
export function paidText({ pays, for: wanted }: OfferedAction, view: WrwView | null): string {
  if (!pays) return '';
  const helper = helperName(1, view);
  return t('wr-in-stead', { pays: thingName(String(pays)), wanted: thingName(String(wanted)), helper });
}

/** What advised steps do. The end of the turn goes without saying, unless it is all. */
export function stepsText(steps: readonly OfferedAction[], view: WrwView | null): string {
  const told = steps.filter((step) => step.do !== 'end' || steps.length === 1);
  return inOneLine(told.map((step) => actionText(step, view)));
}

/** What a seat's action does, as the label of the button that does it. */
export function actionText(action: OfferedAction, view: WrwView | null): string {
  const {
    do: verb,
    dice,
    to,
    order,
    helper,
    crate,
    thing,
    die,
    cell,
    pays,
    for: wanted,
  } = action as unknown as {
    do: string;
    dice?: string[];
    to?: string[];
    order?: string | true;
    helper?: number;
    crate?: number;
    thing?: string;
    die?: string;
    cell?: string;
    pays?: string;
    for?: string;
  };
  const kind = crate === undefined ? undefined : view?.pack.crates[crate - 1]?.kind;
  const what = {
    dice: list((dice ?? []).map(dieName)),
    to: list((to ?? []).map(dieName)),
    order: typeof order === 'string' ? orderName(view, order) : '',
    helper: helper === undefined ? '' : helperName(helper, view),
    crate: kind ? crateName(kind) : '',
    thing: thing ? thingName(thing) : action.option ? thingsText(pickedThings(action, view)) : '',
    die: die ? dieName(die) : '',
    cell: cell ? cellText(cell) : '',
    pays: pays ? thingName(pays) : '',
    wanted: wanted ? thingName(wanted) : '',
  };
  return Capital(t('wr-do', { ...what, deed: order === true ? 'order' : pays ? 'complete-with' : verb }));
}

/** Three words on a refusal, by its code. */
export function whyTitle(code: string): string {
  if (/turn_ended|not_your_take|wait_for|chosen_already|one_choice|keep_once|game_over/.test(code))
    return t('wr-why-wait');
  if (/_first$/.test(code)) return t('wr-why-first');
  if (/missing|no_glue|no_sawblade|no_scrapwood|no_blueberry$|too_few|nothing_in_stead|not_there/.test(code))
    return t('wr-why-lacks');
  if (/helper_used|helper_hired|sale_limit|completed_already|crate_complete|cell_marked/.test(code))
    return t('wr-why-done');
  if (/sum|too_large|saw_|raise_|shift_|below_one|colour|only_up|same_die|no_die/.test(code)) return t('wr-why-dice');
  return t('wr-why-now');
}

/** A place on the sheet or on the dice board. */
export function placeText(place: string): string {
  const [kind = '', at = ''] = place.split('-');
  if ((RESOURCES as readonly string[]).includes(kind)) return [thingName(kind), at].filter(Boolean).join(' ');
  return t('wr-place', { kind, at: kind === 'lantern' ? cellText(at) : at });
}
