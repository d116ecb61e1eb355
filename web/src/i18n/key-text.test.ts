import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isKey, keyOf, signIn } from './key-text';
import { parseRules } from './rules-text';

const GAMES = '../src/rollwright/games';

const PAGE = `# Toy

## 1 Play

- **TOY-1.1** Bid.

## Key

**On the table**

| sign | name | what it does | when | rule |
|---|---|---|---|---|
| \`coin\` | Coin | pays “one” | now | TOY-1.1 |
| \`cup\` | Cup | nothing | | TOY-1.1 |
`;

test('the last section of a rules page is the key', () => {
  const groups = keyOf(parseRules(PAGE));
  expect(groups.map(({ title }) => title)).toEqual(['On the table']);
  expect(signIn(groups, 'coin')).toEqual({
    id: 'coin',
    name: 'Coin',
    does: 'pays “one”',
    when: 'now',
    rule: 'TOY-1.1',
  });
  expect(signIn(groups, 'cup')?.when).toBe('');
});

test('a page without a key has no signs', () => {
  expect(keyOf(parseRules('# Toy\n\n## 1 Play\n\n- **TOY-1.1** Bid.\n'))).toEqual([]);
});

const games = readdirSync(GAMES, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name);

function page(game: string, language: string): ReturnType<typeof parseRules> {
  const name = language === 'en' ? 'RULES.md' : `RULES.${language}.md`;
  return parseRules(readFileSync(`${GAMES}/${game}/${name}`, 'utf8'));
}

test.each(games)('%s has the same signs in every language, each with a name, what it does and its rule', (game) => {
  const rules = new Set(
    page(game, 'en').sections.flatMap(({ blocks }) =>
      blocks.flatMap((block) => (block.kind === 'rules' ? block.rules.map(({ id }) => id) : [])),
    ),
  );
  const signs = (language: string) => keyOf(page(game, language)).flatMap((group) => group.signs);
  const english = signs('en');
  expect(english.length).toBeGreaterThan(10);
  expect(new Set(english.map(({ id }) => id)).size).toBe(english.length);
  for (const language of ['en', 'fr', 'nl']) {
    const found = signs(language);
    expect(found.map(({ id, rule }) => [id, rule])).toEqual(english.map(({ id, rule }) => [id, rule]));
    for (const sign of found) {
      expect(sign.name && sign.does, sign.id).toBeTruthy();
      expect(rules, sign.id).toContain(sign.rule);
    }
    expect(page(game, language).sections.filter(isKey)).toHaveLength(1);
  }
});
