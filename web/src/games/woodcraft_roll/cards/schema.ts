/*
 * The JSON Schema of a pack (pack.schema.json), read as the game's judge reads a pack: every fault has the judge's code, values
 * and place, so that the game's messages word it. What no schema says is in `relations.ts`.
 */

import type { Fault } from '../../../transport/api';
import { wordsOf } from './pack';

export interface Schema {
  readonly type?: string;
  readonly const?: string | number;
  readonly enum?: readonly string[];
  readonly minimum?: number;
  readonly maximum?: number;
  readonly maxLength?: number;
  readonly pattern?: string;
  readonly required?: readonly string[];
  readonly properties?: Readonly<Record<string, Schema>>;
  readonly items?: Schema | false;
  readonly prefixItems?: readonly Schema[];
  readonly minItems?: number;
  readonly maxItems?: number;
  readonly uniqueItems?: boolean;
  readonly contains?: Schema;
  readonly minContains?: number;
  readonly maxContains?: number;
  readonly allOf?: readonly Schema[];
  readonly anyOf?: readonly Schema[];
}

export type Place = Fault['place'];
type Values = Fault['values'];

export function fault(code: string, place: Place, values: Values = {}): Fault {
  return { code: `wrw.pack_${code}`, values, place, text: '' };
}

/** All that is wrong with a value by its schema, in the judge's order. */
export function judge(schema: Schema, value: unknown, place: Place = []): Fault[] {
  if (schema.const !== undefined)
    return value === schema.const ? [] : [fault('game', place, { found: quoted(value), game: schema.const })];
  if (schema.enum) {
    const known = typeof value === 'string' && schema.enum.includes(value);
    return known ? [] : [fault('one_of', place, { found: quoted(value), words: schema.enum.join(', ') })];
  }
  if (schema.type === 'integer') return judgeWhole(schema, value, place);
  if (schema.type === 'string') return judgeText(schema, value, place);
  if (schema.type === 'array') return judgeList(schema, value, place);
  if (schema.type === 'object') return judgeRecord(schema, value, place);
  return judgeName(schema, value, place);
}

function judgeWhole({ minimum: least = 0, maximum: most = 0 }: Schema, value: unknown, place: Place): Fault[] {
  const fits = typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most;
  return fits ? [] : [fault('whole', place, { least, most, found: quoted(value) })];
}

/** A text, or one for each language. */
function judgeName({ anyOf = [] }: Schema, value: unknown, place: Place): Fault[] {
  const most = anyOf[0]?.maxLength ?? 0;
  const texts = isRecord(value) ? Object.values(value) : [value];
  const fits = texts.length > 0 && texts.every((text) => typeof text === 'string' && [...text].length <= most);
  return fits ? [] : [fault('name', place, { most })];
}

function judgeText({ pattern = '' }: Schema, value: unknown, place: Place): Fault[] {
  const wanted = wordsIn(pattern);
  if (!wanted) {
    const fits = typeof value === 'string' && new RegExp(pattern, 'u').test(value);
    return fits ? [] : [fault('picture', place, { most: Number(/,(\d+)\}/.exec(pattern)?.[1]) })];
  }
  if (typeof value !== 'string') return [fault('words', place, { words: wanted.told })];
  const found = wordsOf(value);
  const unknown = found.find((word) => !wanted.words.has(word));
  if (unknown !== undefined) return [fault('word', place, { word: quoted(unknown), words: wanted.told })];
  const { least, most = found.length } = wanted;
  if (found.length < least || found.length > most) return [fault('count', place, { least, most, count: found.length })];
  const twice = wanted.once && found.find((word, at) => found.indexOf(word) < at);
  return twice ? [fault('twice', place, { found: quoted(twice) })] : [];
}

interface Wanted {
  readonly words: ReadonlySet<string>;
  readonly told: string;
  readonly least: number;
  readonly most: number | undefined;
  readonly once: boolean;
}

const known = new Map<string, Wanted | null>();

/** The words that a pattern lists, and how many of them it asks for; null for a pattern of another kind. */
function wordsIn(pattern: string): Wanted | null {
  const before = known.get(pattern);
  if (before !== undefined) return before;
  const listed = /\(\?:\(\?:([^()]+)\)\(\?:[^()]+\)\)\{(\d+),(\d*)\}\$$/.exec(pattern);
  const words = listed?.[1]?.replaceAll(/\[[A-Z]([a-z])\]/g, '$1').split('|');
  const isDie = (word: string): boolean => /^[yb]\d+$/.test(word);
  const found =
    listed && words
      ? {
          words: new Set(words),
          told: [...words.filter((word) => !isDie(word)), ...(words.some(isDie) ? ['y1–y12, b1–b12'] : [])].join(', '),
          least: Number(listed[2]),
          most: listed[3] ? Number(listed[3]) : undefined,
          once: pattern.includes('(?!'),
        }
      : null;
  known.set(pattern, found);
  return found;
}

function judgeList(schema: Schema, value: unknown, place: Place): Fault[] {
  if (!Array.isArray(value)) return [fault('list', place)];
  const { prefixItems, items } = schema;
  const least = schema.minItems ?? 0;
  const most = schema.maxItems ?? prefixItems?.length ?? Infinity;
  const count = value.length;
  const faults: Fault[] = [];
  if (count < least || count > most)
    faults.push(fault(least === most ? 'exactly' : 'entries', place, { least, most, count }));
  value.forEach((entry: unknown, at) => {
    const shape = prefixItems ? prefixItems[at] : items;
    if (shape) faults.push(...judge(shape, entry, [...place, at]));
    if (schema.uniqueItems && value.slice(0, at).some((other) => dumped(other) === dumped(entry)))
      faults.push(fault('twice', [...place, at], { found: quoted(entry) }));
  });
  for (const part of schema.allOf ?? []) faults.push(...judgePhase(part, value, place));
  return faults;
}

/** So many entries of a phase. */
function judgePhase(
  { contains, minContains: least = 1, maxContains: most = 0 }: Schema,
  value: unknown[],
  place: Place,
): Fault[] {
  const phase = Number(contains?.properties?.phase?.const);
  const count = value.filter((entry) => isRecord(entry) && entry.phase === phase).length;
  return count >= least && count <= most ? [] : [fault('phase', place, { phase, least, most, count })];
}

function judgeRecord(schema: Schema, value: unknown, place: Place): Fault[] {
  const fields = schema.properties ?? {};
  const names = Object.keys(fields).join(', ');
  if (!isRecord(value)) return [fault('object', place, { names })];
  const faults = Object.keys(value)
    .filter((name) => !Object.hasOwn(fields, name))
    .map((name) => fault('unknown', place, { name: quoted(name), names }));
  for (const [name, shape] of Object.entries(fields)) {
    const given = value[name];
    if (schema.required?.includes(name) && (given === undefined || given === null))
      faults.push(fault('missing', [...place, name]));
    else if (given !== undefined) faults.push(...judge(shape, given, [...place, name]));
  }
  const asked = schema.anyOf?.map((one) => value[one.required?.[0] ?? ''] ?? '');
  if (asked?.every((text) => typeof text === 'string' && !wordsOf(text).length))
    faults.push(fault('asks_nothing', [...place, schema.anyOf?.[0]?.required?.[0] ?? '']));
  return faults;
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Signs that can't be shown: a record holds a pack in one of its lines. */
export const UNSHOWN = /[\p{C}\p{Z}]/u;
const LONGEST_QUOTE = 40;

/** A value as a pack has it, cut where it is long. */
function quoted(value: unknown): string {
  let text = dumped(value);
  if (UNSHOWN.test(text.replaceAll(' ', '')))
    text = text.replaceAll(/[^ -~]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
  const signs = [...text];
  return signs.length <= LONGEST_QUOTE ? text : `${signs.slice(0, LONGEST_QUOTE - 1).join('')}…`;
}

/** JSON as the judge writes it, with spaces after commas and colons. */
function dumped(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(dumped).join(', ')}]`;
  if (!isRecord(value)) return JSON.stringify(value) ?? 'null';
  return `{${Object.entries(value)
    .map(([name, one]) => `${JSON.stringify(name)}: ${dumped(one)}`)
    .join(', ')}}`;
}
