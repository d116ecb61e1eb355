/* The text of a rule, for a refusal to quote. */

import { textOf } from '../i18n/key-text';
import type { Language } from '../i18n/language.svelte';
import { rulebook } from '../state/rulebook';

/** Null where the rules can't be had: then the number and the link must do. */
export async function ruleText(game: string, language: Language, rule: string): Promise<string | null> {
  try {
    const { sections } = await rulebook(game, language);
    const blocks = sections.flatMap((section) => section.blocks);
    const rules = blocks.flatMap((block) => (block.kind === 'rules' ? block.rules : []));
    const found = rules.find(({ id }) => id === rule);
    return found ? textOf(found.spans) : null;
  } catch {
    return null;
  }
}
