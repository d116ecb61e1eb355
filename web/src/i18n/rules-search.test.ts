import { expect, test } from 'vitest';
import { parseRules } from './rules-text';
import { countRules, folded, search } from './rules-search';

const PAGE = parseRules(`# Jeu

Une introduction.

## 1 Mise en place

- **TOY-1.1** Chaque joueur a une étoile.
- **TOY-1.2** Le chef-d’œuvre coûte deux étoiles.

## 2 Fin

- **TOY-2.1** La partie s’arrête.
`);

const found = (query: string): string[] =>
  search(PAGE, query).sections.flatMap(({ blocks }) =>
    blocks.flatMap((block) => (block.kind === 'rules' ? block.rules.map(({ id }) => id) : [])),
  );

test.each([
  ['etoile', ['TOY-1.1', 'TOY-1.2']],
  ['ÉTOILES coute', ['TOY-1.2']],
  ["chef-d'oeuvre", ['TOY-1.2']],
  ['2.1', ['TOY-2.1']],
  ['fin', ['TOY-2.1']],
  ['mise en place', ['TOY-1.1', 'TOY-1.2']],
  ['lanterne', []],
])('%s', (query, rules) => {
  expect(found(query)).toEqual(rules);
});

test('nothing that is typed leaves the page as it is', () => {
  expect(search(PAGE, '  ')).toBe(PAGE);
  expect(countRules(search(PAGE, 'etoile'))).toBe(2);
});

test('capitals and accents are one with their letters', () => {
  expect(folded('Één Œuvre d’été')).toBe("een oeuvre d'ete");
});
