/*
 * The key of a game: the last section of its rules page. Under each title in bold there is a table with a line for each sign:
 * its id as code, its name, what it does, when, and its rule.
 */

import type { Block, RulesPage, Section, Span } from './rules-text';

export interface SignText {
  readonly id: string;
  readonly name: string;
  readonly does: string;
  /** Empty where there is nothing to say about it. */
  readonly when: string;
  readonly rule: string;
}

export interface SignGroup {
  readonly title: string;
  readonly signs: readonly SignText[];
}

const COLUMNS = 5;

export function isKey(section: Section): boolean {
  return section.blocks.some(
    (block) => block.kind === 'table' && block.head.length === COLUMNS && block.rows[0]?.[0]?.[0]?.kind === 'code',
  );
}

export function keyOf(page: RulesPage): readonly SignGroup[] {
  const blocks = page.sections.findLast(isKey)?.blocks ?? [];
  return blocks.flatMap((block, i) =>
    block.kind === 'table' ? [{ title: titleOf(blocks[i - 1]), signs: block.rows.map(signOf) }] : [],
  );
}

export function signIn(groups: readonly SignGroup[], id: string): SignText | undefined {
  return groups.flatMap(({ signs }) => signs).find((sign) => sign.id === id);
}

function titleOf(block: Block | undefined): string {
  return block?.kind === 'paragraph' ? textOf(block.spans) : '';
}

function signOf(cells: readonly (readonly Span[])[]): SignText {
  const [id = '', name = '', does = '', when = '', rule = ''] = cells.map(textOf);
  return { id, name, does, when, rule };
}

export function textOf(spans: readonly Span[]): string {
  return spans.map((span) => span.text).join('');
}
