/* The log while it is put together: sections with their lines, oldest first. */

import type { Audience, LogLine, LogSection } from '../games/game';
import type { Seat } from '../wire';
import { strong } from './rich';

export class Log {
  readonly #firstTitle: string;
  readonly #sections: { readonly title: string; readonly lines: LogLine[] }[] = [];

  /** `firstTitle` stands above what happens before a section is begun. */
  constructor(firstTitle: string) {
    this.#firstTitle = firstTitle;
  }

  begin(title: string): void {
    this.#sections.push({ title, lines: [] });
  }

  add(line: LogLine): void {
    if (!this.#sections.length) this.begin(this.#firstTitle);
    this.#sections.at(-1)?.lines.push(line);
  }

  newestFirst(): LogSection[] {
    return this.#sections
      .filter(({ lines }) => lines.length)
      .map(({ title, lines }) => ({ title, lines: [...lines].reverse() }))
      .reverse();
  }
}

/** Who did something, as messages of a log take it. */
export function whoDid(to: Audience, seat: Seat | null): { you: string; name: string } {
  return { you: to.isMe(seat) ? 'yes' : 'no', name: seat === null ? '' : strong(to.nameOf(seat)) };
}
