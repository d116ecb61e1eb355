/* Searching in the rules: every word that is typed has to be in a rule, in any case and with or without accents. */

import { textOf } from './key-text';
import type { Block, RulesPage, Section } from './rules-text';

/** A text as it is searched: no capitals, no accents, one kind of apostrophe. */
export function folded(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('œ', 'oe').replaceAll('’', "'");
}

/** The page with what fits alone; the page itself where nothing is asked. A section whose title fits is whole. */
export function search(page: RulesPage, query: string): RulesPage {
  const words = folded(query).split(/\s+/).filter(Boolean);
  if (!words.length) return page;
  const fits = (text: string): boolean => {
    const here = folded(text);
    return words.every((word) => here.includes(word));
  };
  const sections = page.sections.flatMap((section): Section[] => {
    if (fits(section.title)) return [section];
    const blocks = section.blocks.map((block) => fitting(block, fits)).filter((block) => block !== null);
    return blocks.length ? [{ ...section, blocks }] : [];
  });
  return { ...page, intro: [], sections };
}

function fitting(block: Block, fits: (text: string) => boolean): Block | null {
  switch (block.kind) {
    case 'rules': {
      const rules = block.rules.filter(({ id, spans }) => fits(`${id} ${textOf(spans)}`));
      return rules.length ? { ...block, rules } : null;
    }
    case 'list': {
      const items = block.items.filter((item) => fits(textOf(item)));
      return items.length ? { ...block, items } : null;
    }
    case 'table': {
      const rows = block.rows.filter((row) => fits(row.map(textOf).join(' ')));
      return rows.length ? { ...block, rows } : null;
    }
    default:
      return fits(textOf(block.spans)) ? block : null;
  }
}

/** How many rules are left. */
export function countRules(page: RulesPage): number {
  const blocks = page.sections.flatMap((section) => section.blocks);
  return blocks.reduce((sum, block) => sum + (block.kind === 'rules' ? block.rules.length : 0), 0);
}
