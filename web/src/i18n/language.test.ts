import { beforeEach, expect, test } from 'vitest';
import { addMessages, currentLocale, type Loaders, setLanguage, t } from './language.svelte';

/** One message in two languages, each after a while. */
function part(key: string, milliseconds: number): Loaders {
  const load = (text: string) => () => new Promise((done) => setTimeout(() => done(`${key} = ${text}`), milliseconds));
  return { [`/${key}/en.ftl`]: load('English'), [`/${key}/nl.ftl`]: load('Nederlands') };
}

beforeEach(() => setLanguage('en'));

test('parts that are loaded at once are all there, whichever comes first', async () => {
  await Promise.all([addMessages(part('slow', 30)), addMessages(part('quick', 1))]);
  expect([t('slow'), t('quick')]).toEqual(['English', 'English']);
});

test('a part that is being loaded is waited for by whoever asks for it again', async () => {
  void addMessages(part('shared', 20));
  await addMessages(part('shared', 20));
  expect(t('shared')).toBe('English');
});

test('a part that comes while the language changes comes in the new one', async () => {
  await Promise.all([setLanguage('nl'), addMessages(part('late', 5))]);
  expect([t('late'), document.documentElement.lang]).toEqual(['Nederlands', 'nl']);
});

test('a part that can not be loaded keeps no other from coming', async () => {
  const broken: Loaders = { '/broken/en.ftl': () => Promise.reject(new Error('no line')) };
  await expect(addMessages(broken)).rejects.toThrow('no line');
  broken['/broken/en.ftl'] = () => Promise.resolve('broken = mended');
  await addMessages(part('next', 1));
  expect([t('next'), t('broken')]).toEqual(['English', 'mended']);
});

test('English times are British ones', async () => {
  const time = (): string =>
    new Intl.DateTimeFormat(currentLocale(), { hour: 'numeric', minute: '2-digit' }).format(
      new Date(2026, 0, 1, 15, 34),
    );
  expect(time()).toBe('15:34');
  await setLanguage('nl');
  expect(time()).toBe('15:34');
});
