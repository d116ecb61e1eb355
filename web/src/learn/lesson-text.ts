/*
 * Lessons as a game's folder has them: a title in each language, then the steps, each a record of moves that the learner
 * makes (kernel/lesson.py and kernel/record.py say what may stand there, and judge it).
 */

export interface Note {
  /** A language, `at` or `rule`; empty for what is said in every language. */
  readonly tag: string;
  readonly text: string;
}

export interface Entry {
  readonly text: string;
  readonly notes: readonly Note[];
  /** What may be played instead of this move and all after it. */
  readonly variations: readonly (readonly Entry[])[];
}

export interface Step {
  /** The fields of the record's header. */
  readonly header: ReadonlyMap<string, string>;
  /** What is said before the first move. */
  readonly notes: readonly Note[];
  readonly entries: readonly Entry[];
}

export interface Lesson {
  readonly titles: readonly Note[];
  readonly steps: readonly Step[];
}

/** What a step says to the moves that have been made. */
export type Answer =
  | { readonly kind: 'right' | 'done' | 'other' }
  /** Something else, which the step has an answer to. */
  | { readonly kind: 'try'; readonly notes: readonly Note[] };

interface Line {
  readonly moves: readonly string[];
  /** Of a try; a line that is right has none. */
  readonly notes: readonly Note[];
}

/** All lessons of a game, one after the other in one text. */
export function parseCourse(source: string): readonly Lesson[] {
  return source
    .split(/^rollwright lesson 1$/m)
    .slice(1)
    .map(parseLesson);
}

function parseLesson(source: string): Lesson {
  const [head = '', ...steps] = source.split(/^rollwright record 2$/m);
  const titles = head.split('\n').filter((line) => line.trim());
  return { titles: titles.map(noteOf), steps: steps.map(parseStep) };
}

function parseStep(source: string): Step {
  const [, head = '', body = ''] = /^\n([^]*?)\n\n([^]*)$/.exec(source) ?? [];
  const fields = head.split('\n').map((line) => /^([^:]+): *(.*)$/.exec(line));
  const header = new Map(fields.map((field) => [field?.[1] ?? '', field?.[2] ?? ''] as const));
  const notes: Note[] = [];
  const entries: OpenEntry[] = [];
  const open = [entries];
  for (const line of body.split('\n').map((one) => one.trim())) {
    const moves = open.at(-1) ?? entries;
    const last = moves.at(-1);
    if (line.startsWith('#')) (last?.notes ?? notes).push(noteOf(line.slice(1)));
    else if (line === '(') {
      const variation: OpenEntry[] = [];
      last?.variations.push(variation);
      open.push(variation);
    } else if (line === ')') open.pop();
    else if (line) moves.push({ text: line.replace(/^\S+ +/, ''), notes: [], variations: [] });
  }
  return { header, notes, entries };
}

interface OpenEntry extends Entry {
  readonly notes: Note[];
  readonly variations: OpenEntry[][];
}

function noteOf(line: string): Note {
  const [, tag = '', text = line] = /^ *\[([a-z]+)\] *(.*)$/i.exec(line) ?? [];
  return { tag, text: text.trim() };
}

/** What is said in a language, or in none where that one is missing. */
export function said(notes: readonly Note[], language: string): readonly string[] {
  const own = tagged(notes, language);
  return own.length ? own : tagged(notes, '');
}

export function tagged(notes: readonly Note[], tag: string): readonly string[] {
  return notes.filter((note) => note.tag === tag).map((note) => note.text);
}

/** What is said when all has been done. */
export function ending({ entries }: Step): readonly Note[] {
  return entries.at(-1)?.notes ?? [];
}

/** What is said to the moves made so far, after the last of them. */
export function answer(step: Step, made: readonly string[]): Answer {
  const lines = linesOf(step);
  const right = lines.filter((line) => !line.notes.length);
  const fits = right.filter((line) => begins(line.moves, made));
  if (fits.length) return { kind: fits.some((line) => line.moves.length === made.length) ? 'done' : 'right' };
  const tried = lines.find((line) => line.notes.length && begins(line.moves, made));
  const until = made.slice(0, -1);
  if (tried && right.some((line) => begins(line.moves, until))) return { kind: 'try', notes: tried.notes };
  return { kind: 'other' };
}

function linesOf({ entries }: Step): readonly Line[] {
  return [{ moves: entries.map((entry) => entry.text), notes: [] }, ...variationsOf([], entries)];
}

function variationsOf(before: readonly string[], entries: readonly Entry[]): Line[] {
  return entries.flatMap(({ variations }, i) => {
    const led = [...before, ...entries.slice(0, i).map((entry) => entry.text)];
    return variations.flatMap((variation) => [
      { moves: [...led, ...variation.map((entry) => entry.text)], notes: variation.flatMap((entry) => entry.notes) },
      ...variationsOf(led, variation),
    ]);
  });
}

function begins(line: readonly string[], made: readonly string[]): boolean {
  return made.length <= line.length && made.every((move, i) => move === line[i]);
}
