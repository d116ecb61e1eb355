import { afterAll, describe, expect, it } from 'vitest';
import { TABLE_REFUSALS } from '../wire';
import { LANGUAGES, setLanguage, t } from './language.svelte';
import { refusalText, whyRefused } from './refusal';
import type { Words } from './words';

const game = { refusal: () => 'The game says why.' } as unknown as Words;
const refused = (code: string) => ({ code, rule: '', values: { minutes: 3, days: 7 } });

afterAll(() => setLanguage('en'));

describe.each(LANGUAGES)('in %s', (language) => {
  it('every refusal of a table is worded, each in its own way', async () => {
    await setLanguage(language);
    const texts = TABLE_REFUSALS.map((code) => refusalText(refused(code), game));
    expect(texts).not.toContain(game.refusal(refused('table.full')));
    expect(new Set(texts).size).toBe(TABLE_REFUSALS.length);
  });
});

describe('a refusal', () => {
  it('of the game is worded by the game', () => {
    expect(refusalText(refused('crw.off_grid'), game)).toBe('The game says why.');
  });

  it('of the table says what the table said with it', async () => {
    await setLanguage('en');
    expect(refusalText(refused('table.clock'), game)).toMatch(/3.* minutes .* 7.* days/);
  });

  it('that this page has no words for is told by what kind it is', async () => {
    await setLanguage('en');
    expect(refusalText(refused('table.brand_new'), game)).toBe('The game says why.');
    expect(whyRefused({ code: 'forbidden', refusal: refused('table.brand_new') })).toBe(t('nack-forbidden'));
    expect(whyRefused({ code: 'stale' })).toBe(t('nack-stale'));
  });

  it('around the game says what the table says', async () => {
    await setLanguage('en');
    expect(whyRefused({ code: 'forbidden', refusal: refused('table.full') })).toBe(t('refused-full'));
  });
});
