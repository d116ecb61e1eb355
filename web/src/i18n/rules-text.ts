/*
 * A rules page in the exact shape of a game's RULES.md: a title, sections "## 4 Drawing", rules
 * "- **CRW-4.7** *(fr, nl)* Text", and beside them plain paragraphs, lists and tables. Everything else is an error of
 * the page, and shown as it stands.
 */

export type Span =
  | { readonly kind: 'text' | 'bold' | 'code'; readonly text: string }
  | { readonly kind: 'rule'; readonly text: string; readonly id: string };

export interface Rule {
  readonly id: string;
  /** The editions it holds in; empty for all. */
  readonly editions: readonly string[];
  readonly spans: readonly Span[];
}

export type Block =
  | { readonly kind: 'paragraph'; readonly spans: readonly Span[] }
  | { readonly kind: 'rules'; readonly rules: readonly Rule[] }
  | { readonly kind: 'list'; readonly ordered: boolean; readonly items: readonly (readonly Span[])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly (readonly Span[])[];
      readonly rows: readonly (readonly Span[])[][];
    };

export interface Section {
  /** An anchor: its number, or the title in small letters. */
  readonly id: string;
  readonly number: string;
  readonly title: string;
  readonly blocks: readonly Block[];
}

export interface RulesPage {
  readonly title: string;
  readonly intro: readonly Block[];
  readonly sections: readonly Section[];
}

const RULE = /^- \*\*([A-Z]+-\d+\.\d+)\*\* (?:\*\(([a-z, ]+)\)\* )?(.*)$/;
const SPAN = /\*\*([^*]+)\*\*|\*([^*]+)\*|`([^`]+)`|\b([A-Z]{3}-\d+\.\d+)\b/g;

export function parseRules(source: string): RulesPage {
  const [head = '', ...rest] = source.split(/^## /m);
  const title = /^# (.*)$/m.exec(head)?.[1] ?? '';
  const sections = rest.map((text) => {
    const line = text.split('\n', 1)[0] ?? '';
    const [, number = '', name = line] = /^(\d+) (.*)$/.exec(line) ?? [];
    const id = number ? `s${number}` : name.toLowerCase().replaceAll(/[^\p{L}\d]+/gu, '-');
    return { id, number, title: name, blocks: parseBlocks(text.slice(line.length)) };
  });
  return { title, intro: parseBlocks(head.replace(/^# .*$/m, '')), sections };
}

function parseBlocks(text: string): Block[] {
  return text
    .split(/\n{2,}/)
    .map((part) => part.trim())
    .filter(Boolean)
    .map(parseBlock);
}

function parseBlock(text: string): Block {
  const lines = text.split('\n');
  if (lines.every((line) => RULE.test(line))) return { kind: 'rules', rules: lines.map(parseRule) };
  if (lines.every((line) => line.startsWith('- '))) {
    return { kind: 'list', ordered: false, items: lines.map((line) => spansOf(line.slice(2))) };
  }
  if (lines.every((line) => /^\d+\. /.test(line))) {
    return { kind: 'list', ordered: true, items: lines.map((line) => spansOf(line.replace(/^\d+\. /, ''))) };
  }
  if (lines.every((line) => line.startsWith('|'))) {
    const rows = lines.filter((line) => !/^[|\-: ]+$/.test(line)).map(cellsOf);
    return { kind: 'table', head: rows[0] ?? [], rows: rows.slice(1) };
  }
  return { kind: 'paragraph', spans: spansOf(lines.join(' ')) };
}

function parseRule(line: string): Rule {
  const [, id = '', editions, text = ''] = RULE.exec(line) ?? [];
  return { id, editions: editions?.split(', ') ?? [], spans: spansOf(text) };
}

function cellsOf(line: string): (readonly Span[])[] {
  return line
    .slice(1, -1)
    .split('|')
    .map((cell) => spansOf(cell.trim()));
}

export function spansOf(text: string): readonly Span[] {
  const spans: Span[] = [];
  let at = 0;
  for (const match of text.matchAll(SPAN)) {
    if (match.index > at) spans.push({ kind: 'text', text: text.slice(at, match.index) });
    const [whole, bold, italic, code, rule] = match;
    if (rule !== undefined) spans.push({ kind: 'rule', text: rule, id: rule });
    else if (code !== undefined) spans.push({ kind: 'code', text: code });
    else spans.push({ kind: 'bold', text: bold ?? italic ?? whole });
    at = match.index + whole.length;
  }
  if (at < text.length) spans.push({ kind: 'text', text: text.slice(at) });
  return spans;
}
