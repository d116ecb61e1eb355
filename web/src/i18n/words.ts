/*
 * A game's own words, from the same Fluent files as the command line's. An id is the code of an event or refusal with
 * "-" for "." and "_"; a value that the game has a word for comes as that word, and an empty text as "none".
 */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Fault } from '../transport/api';
import type { GameEvent, OptionValue, Refusal, Seat, View } from '../wire';
import type { Language } from './language.svelte';

/**
 * How a game says a value to people: a square, dice, an order. `name` is what the message calls it; null leaves it as it
 * is. What lies on the table may have names of its own.
 */
export type ValueText = (name: string, value: string, view: View | null) => string | null;

export class Words {
  readonly language: Language;
  readonly #prefix: string;
  readonly #editions: number;
  readonly #bundle: FluentBundle;
  readonly #nameOf: (seat: Seat) => string;
  readonly #valueText: ValueText;

  constructor(source: string, language: Language, nameOf: (seat: Seat) => string, valueText: ValueText = () => null) {
    this.language = language;
    this.#nameOf = nameOf;
    this.#valueText = valueText;
    this.#prefix = /^([a-z]+)-word-/m.exec(source)?.[1] ?? '';
    this.#editions = source.match(/^[a-z]+-edition-/gm)?.length ?? 0;
    this.#bundle = new FluentBundle(language, {
      useIsolating: false,
      functions: { SEAT: ([seat]) => nameOf(Number(seat?.valueOf())) },
    });
    this.#bundle.addResource(new FluentResource(source));
  }

  /** What happened; the name of the event's player is for the caller to put in front. */
  event(event: GameEvent, view: View | null = null): string {
    const seat = event.seat === null || event.seat < 0 ? 'none' : this.#nameOf(event.seat);
    return this.#say(messageId(event.code), undefined, { ...this.#told(event.values, view), seat }) ?? event.code;
  }

  /** What is wrong and what would be right; the rule's id is for the caller to add. */
  refusal(refusal: Refusal, view: View | null = null): string {
    const id = messageId(refusal.code);
    const values = this.#told(refusal.values, view);
    // A code may be both an event and a refusal: then the refusal is worded in an attribute.
    return this.#say(id, 'refusal', values) ?? this.#say(id, undefined, values) ?? refusal.code;
  }

  /** What is wrong with a content pack, and where; in English where there is no message for it. */
  fault(fault: Fault): string {
    const what = this.#plain(messageId(fault.code), fault.values);
    if (what === undefined) return fault.text;
    return this.#plain(`${this.#prefix}-fault`, { place: this.#place(fault.place), fault: what }) ?? fault.text;
  }

  /** The name of each field on the way, with the number of an entry where it has entries. */
  #place(place: Fault['place']): string {
    const steps: [name: string, number: string | number][] = [];
    for (const step of place) {
      const last = steps.at(-1);
      if (typeof step === 'string') steps.push([step, 'none']);
      else if (last) last[1] = step + 1;
    }
    const worded = steps.map(([name, number]) => this.#plain(`${this.#prefix}-place-${name}`, { number }) ?? name);
    return worded.join(', ') || (this.#plain(`${this.#prefix}-place-pack`) ?? '');
  }

  /** The game's word for one of its values. */
  word(value: string): string {
    return String(this.#worded(value));
  }

  /** Empty for a game that has a single one. */
  edition(edition: string): string {
    return this.#editions < 2 ? '' : (this.#say(`${this.#prefix}-edition-${edition}`) ?? edition);
  }

  option(name: string): string {
    return this.#say(`${this.#prefix}-option-${messageId(name)}`) ?? name;
  }

  optionAbout(name: string): string {
    return this.#say(`${this.#prefix}-option-${messageId(name)}`, 'about') ?? '';
  }

  optionValue(name: string, value: OptionValue): string {
    const text = valueText(value);
    return this.#say(`${this.#prefix}-option-${messageId(name)}`, `is-${messageId(text)}`) ?? text;
  }

  /** A standing answer: what it does, or a part of what is said about it. */
  answer(name: string, part?: 'choices' | 'about'): string {
    return this.#say(`${this.#prefix}-answer-${messageId(name)}`, part) ?? name;
  }

  /** The name of a source of points, or of a tie-breaker. */
  score(part: string): string {
    return this.#say(`${this.#prefix}-score-${messageId(part)}`) ?? part;
  }

  #say(id: string, attribute?: string, values: Readonly<Record<string, FluentVariable>> = {}): string | undefined {
    const message = this.#bundle.getMessage(id);
    const pattern = attribute === undefined ? message?.value : message?.attributes[attribute];
    if (!pattern) return undefined;
    const worded = Object.fromEntries(Object.entries(values).map(([name, value]) => [name, this.#worded(value)]));
    return this.#bundle.formatPattern(pattern, worded);
  }

  /** Values as the game says them to people. */
  #told(values: GameEvent['values'], view: View | null): Record<string, FluentVariable> {
    const told = (name: string, value: FluentVariable): FluentVariable =>
      typeof value === 'string' && value ? (this.#valueText(name, value, view) ?? value) : value;
    return Object.fromEntries(Object.entries(values).map(([name, value]) => [name, told(name, value)]));
  }

  #worded(value: FluentVariable): FluentVariable {
    if (typeof value !== 'string') return value;
    return this.#plain(`${this.#prefix}-word-${value.toLowerCase()}`) ?? (value || 'none');
  }

  /** A message with its values as they are. */
  #plain(id: string, values: Readonly<Record<string, FluentVariable>> = {}): string | undefined {
    const pattern = this.#bundle.getMessage(id)?.value;
    return pattern ? this.#bundle.formatPattern(pattern, values) : undefined;
  }
}

function messageId(code: string): string {
  return code.replaceAll(/[._]/g, '-');
}

/** The one spelling of an option's value, as in records and on the command line. */
export function valueText(value: OptionValue): string {
  if (value === null) return 'none';
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return String(value);
}
