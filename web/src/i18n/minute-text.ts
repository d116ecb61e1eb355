/*
 * "In one minute": the section of a rules page before the numbered ones. A paragraph with the aim, the steps of a turn as a
 * numbered list, and what else there is to say.
 */

import type { Block, RulesPage, Section, Span } from './rules-text';

export interface MinuteText {
  readonly id: string;
  readonly title: string;
  readonly aim: readonly Span[];
  readonly steps: readonly (readonly Span[])[];
  readonly rest: readonly (readonly Span[])[];
}

export function isMinute(section: Section, page: RulesPage): boolean {
  return section === page.sections[0] && section.number === '' && section.blocks.some(isSteps);
}

/** Null for a page that begins with its first chapter. */
export function minuteOf(page: RulesPage): MinuteText | null {
  const section = page.sections[0];
  if (!section || !isMinute(section, page)) return null;
  const steps = section.blocks.find(isSteps)?.items ?? [];
  const [aim = [], ...rest] = section.blocks.flatMap((block) => (block.kind === 'paragraph' ? [block.spans] : []));
  return { id: section.id, title: section.title, aim, steps, rest };
}

function isSteps(block: Block): block is Extract<Block, { kind: 'list' }> {
  return block.kind === 'list' && block.ordered;
}
