/* The client's own words, in the reader's language. */

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

export const LANGUAGES = ['en', 'fr', 'nl'] as const;
export type Language = (typeof LANGUAGES)[number];

/** Each language's name for itself. */
export const LANGUAGE_NAMES: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
  nl: 'Nederlands',
};

/** Loaders by path, as `import.meta.glob('./messages/*.ftl', { query: '?raw', import: 'default' })` gives them. */
export type Loaders = Record<string, () => Promise<unknown>>;

const sets: Loaders[] = [import.meta.glob('../messages/*.ftl', { query: '?raw', import: 'default' })];

let language = $state<Language>('en');
let bundle = $state.raw(new FluentBundle('en'));

export function currentLanguage(): Language {
  return language;
}

/** By whose habits dates and times are written: English is British here. */
export function currentLocale(): string {
  return language === 'en' ? 'en-GB' : language;
}

/** What the browser asks for, as far as we speak it. */
export function preferredLanguage(wanted: readonly string[] = navigator.languages): Language {
  for (const tag of wanted) {
    const found = LANGUAGES.find((one) => tag.toLowerCase().split('-')[0] === one);
    if (found) return found;
  }
  return 'en';
}

export function setLanguage(next: Language): Promise<void> {
  return renew(next);
}

/** Adds the messages of a part of the client that is loaded later. Adding the same twice is once. */
export function addMessages(loaders: Loaders): Promise<void> {
  const known = sets.some((set) => Object.keys(set)[0] === Object.keys(loaders)[0]);
  if (known) return ready;
  sets.push(loaders);
  return renew();
}

let ready = Promise.resolve();

/** One after the other: what was asked for first, but loads longer, must not replace what came after it. */
function renew(next?: Language): Promise<void> {
  const before = ready.catch(() => undefined);
  ready = before.then(async () => {
    const wanted = next ?? language;
    bundle = await makeBundle(wanted);
    language = wanted;
    document.documentElement.lang = wanted;
  });
  return ready;
}

async function makeBundle(wanted: Language): Promise<FluentBundle> {
  const texts = await Promise.all(sets.map((set) => source(set, wanted)));
  // Isolation marks are for mixed directions, which none of our languages has.
  const made = new FluentBundle(wanted, { useIsolating: false });
  for (const text of texts) made.addResource(new FluentResource(text));
  return made;
}

async function source(set: Loaders, wanted: Language): Promise<string> {
  const path = Object.keys(set).find((one) => one.endsWith(`/${wanted}.ftl`));
  const loader = path === undefined ? undefined : set[path];
  return loader ? ((await loader()) as string) : '';
}

/** A message in the reader's language, filled in. Its key where it is missing, which `npm run keys` never lets pass. */
export function t(key: string, values: Record<string, FluentVariable> = {}): string {
  const message = bundle.getMessage(key);
  if (!message?.value) return key;
  return bundle.formatPattern(message.value, values);
}
