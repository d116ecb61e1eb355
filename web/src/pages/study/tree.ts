/* A study as a tree: each move with what is written beside it, and what follows it: the line first, then variations. */

import type { Seat, Study, StudyStep } from '../../wire';

/** A move of a record: whose it is, null for chance, and what it is in the game's notation. */
export interface Played {
  readonly seat: Seat | null;
  readonly text: string;
}

export interface Node extends Played {
  readonly before: Node | null;
  /** What the rules say of it; null at the beginning, and until they were asked. */
  readonly step: StudyStep | null;
  comments: readonly string[];
  /** The line itself first. */
  after: Node[];
}

/** What says how a game ended, or stands for the whole of it: no longer true when moves are added. */
const OF_THE_END = new Set(['result', 'places', 'hash', 'notes', 'chance']);
const FIRST = 'rollwright record 2';

export class Tree {
  readonly study: Study;
  readonly root: Node;
  title: string;

  constructor(study: Study) {
    this.study = study;
    this.title = study.header.title ?? '';
    this.root = { before: null, step: null, seat: null, text: '', comments: study.comments, after: [] };
    const nodes: Node[] = [];
    for (const step of study.steps) {
      const before = nodes[step.before] ?? this.root;
      const { seat, text, comments } = step;
      const node: Node = { before, step, seat, text, comments, after: [] };
      before.after.push(node);
      nodes.push(node);
    }
  }

  /** The record, to be kept, sent and read again. */
  text(): string {
    const { title: _title, ...header } = this.study.header;
    const lines = Object.entries(header).filter(([name]) => !OF_THE_END.has(name));
    return [
      FIRST,
      ...(this.title.trim() ? [`title: ${this.title.replace(/\s+/g, ' ').trim()}`] : []),
      ...lines.map(([name, value]) => `${name}: ${value}`),
      '',
      ...noted(this.root),
      ...following(this.root),
      '',
    ].join('\n');
  }

  /** Where it can be played on from: the position there, or at the last move before at which somebody was to act. */
  playFrom(node: Node): { readonly node: Node; readonly position: string } | null {
    for (let one: Node | null = node; one; one = one.before) {
      const position = one.step ? one.step.position : this.study.position;
      if (position) return { node: one, position };
    }
    return null;
  }
}

function moveLine({ seat, text }: Played): string {
  return `${seat ?? '*'} ${text}`;
}

function noted({ comments }: Node): string[] {
  return comments.map((comment) => `# ${comment}`);
}

function following(node: Node): string[] {
  const lines: string[] = [];
  for (let at: Node | undefined = node; at; at = at.after[0]) {
    const [main, ...others]: Node[] = at.after;
    if (!main) break;
    lines.push(moveLine(main), ...noted(main));
    for (const other of others) lines.push('(', moveLine(other), ...noted(other), ...following(other), ')');
  }
  return lines;
}

/** The moves from the beginning to this one. */
export function lineTo(node: Node): readonly Node[] {
  const line: Node[] = [];
  for (let at = node; at.before; at = at.before) line.push(at);
  return line.reverse();
}

/** Where the line of a move ends. */
export function endOf(node: Node): Node {
  let at = node;
  for (let next = at.after[0]; next; next = at.after[0]) at = next;
  return at;
}

/** Adds moves after one, as far as they are not there: as its line where nothing follows, else as a variation. */
export function addLine(node: Node, moves: readonly Played[]): Node {
  let at = node;
  for (const { seat, text } of moves) {
    let next = at.after.find((one) => one.seat === seat && one.text === text);
    if (!next) {
      next = { before: at, step: null, seat, text, comments: [], after: [] };
      at.after.push(next);
    }
    at = next;
  }
  return at;
}

/** Takes a move away, with all that follows it. Gives the one before. */
export function removeFrom(node: Node): Node {
  const { before } = node;
  if (!before) return node;
  before.after = before.after.filter((one) => one !== node);
  return before;
}

/** Makes a variation the line itself, back to the beginning. */
export function promote(node: Node): void {
  for (let at = node; at.before; at = at.before) {
    const { before } = at;
    before.after = [at, ...before.after.filter((one) => one !== at)];
  }
}

/** Whether it is on the line that the study itself goes along. */
export function isMain(node: Node): boolean {
  return !node.before || (node.before.after[0] === node && isMain(node.before));
}

/**
 * The place of a move in its study, for an address: `12` is after twelve moves; `12-1-3` goes on from there with the first
 * variation and three moves of it.
 */
export function placeOf(node: Node): string {
  const parts: number[] = [0];
  for (const one of lineTo(node)) {
    const way = one.before?.after.indexOf(one) ?? 0;
    if (way) parts.push(way, 1);
    else parts[parts.length - 1] = (parts.at(-1) ?? 0) + 1;
  }
  return parts.join('-');
}

/** The move at a place, or the last before it that is there. */
export function nodeAt(root: Node, place: string): Node {
  const [first = 0, ...rest] = place.split('-').map(Number);
  let at = along(root, first);
  for (let i = 0; i + 1 < rest.length; i += 2) {
    const way = at.after[rest[i] ?? 0];
    if (!way) break;
    at = along(way, (rest[i + 1] ?? 1) - 1);
  }
  return at;
}

function along(node: Node, moves: number): Node {
  let at = node;
  for (let i = 0; i < moves; i += 1) at = at.after[0] ?? at;
  return at;
}

/** All moves that something is written or drawn at, or that can be gone on from in several ways; in the order of the text. */
export function landmarks(root: Node): readonly Node[] {
  const found = root.comments.length || root.after.length > 1 ? [root] : [];
  for (let at: Node | undefined = root; at; at = at.after[0]) {
    const [main, ...others]: Node[] = at.after;
    if (main && (main.comments.length || main.after.length > 1)) found.push(main);
    for (const other of others) found.push(...landmarks(other));
  }
  return found;
}

/** The moves of a record's text. */
export function movesOf(record: string): readonly Played[] {
  const body = record.slice(record.indexOf('\n\n') + 2).split('\n');
  return body.flatMap((line) => {
    const [, actor, text] = /^(\*|\d+) (.+)$/.exec(line) ?? [];
    return actor && text ? [{ seat: actor === '*' ? null : Number(actor), text }] : [];
  });
}
