// @vitest-environment node
import { readFileSync, readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parseRules, spansOf } from './rules-text';

const GAMES = new URL('../../../src/rollwright/games/', import.meta.url);

test('a rule has its id, its editions and its words', () => {
  const page = parseRules('# Toy\n\nIntro.\n\n## 4 Drawing\n\n- **TOY-4.7** *(fr, nl)* See TOY-4.6 and `OOX`.\n');
  expect(page.title).toBe('Toy');
  expect(page.sections[0]).toMatchObject({ id: 's4', number: '4', title: 'Drawing' });
  expect(page.sections[0]?.blocks).toEqual([
    {
      kind: 'rules',
      rules: [
        {
          id: 'TOY-4.7',
          editions: ['fr', 'nl'],
          spans: [
            { kind: 'text', text: 'See ' },
            { kind: 'rule', text: 'TOY-4.6', id: 'TOY-4.6' },
            { kind: 'text', text: ' and ' },
            { kind: 'code', text: 'OOX' },
            { kind: 'text', text: '.' },
          ],
        },
      ],
    },
  ]);
});

test('tables and lists keep their cells and items', () => {
  const page = parseRules('# T\n\n## A\n\n1. **One.** Do.\n2. Two.\n\n| a | b |\n|---|---|\n| 1 | 2 |\n');
  expect(page.sections[0]?.blocks[0]).toMatchObject({ kind: 'list', ordered: true });
  expect(page.sections[0]?.blocks[1]).toMatchObject({ kind: 'table', rows: [[[{ text: '1' }], [{ text: '2' }]]] });
});

test('a text without marks is one span', () => {
  expect(spansOf('plain')).toEqual([{ kind: 'text', text: 'plain' }]);
});

const pages = readdirSync(GAMES, { recursive: true, encoding: 'utf8' }).filter((path) => /RULES[^/]*\.md$/.test(path));

test.each(pages)('%s is shown whole: every rule has an anchor, and no mark is left over', (path) => {
  const source = readFileSync(new URL(path, GAMES), 'utf8');
  const page = parseRules(source);
  const ids = page.sections.flatMap((section) =>
    section.blocks.flatMap((block) => (block.kind === 'rules' ? block.rules.map((rule) => rule.id) : [])),
  );
  expect(ids).toEqual([...source.matchAll(/^- \*\*([A-Z]+-\d+\.\d+)\*\*/gm)].map(([, id]) => id));
  const texts = JSON.stringify(page).matchAll(/"kind":"text","text":"([^"]*)"/g);
  for (const [, text] of texts) expect(text).not.toMatch(/\*\*|`/);
});
