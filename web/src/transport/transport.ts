import type { ClientMessage, ServerMessage, Study } from '../wire';

/** `down` says when the next attempt is made, on the clock of `Date.now()`; null while one is under way. */
export type Status = { readonly up: true } | { readonly up: false; readonly retryAt: number | null };

/** What can be had of a table as a text. */
export type Export = 'record' | 'log' | 'replay';

/** What became of a recorded game: the table that it is now, or why it is none. */
export type Imported = { readonly table: string } | { readonly why: string };

/** What the rules make of a study. */
export type Studied = Study | { readonly why: string };

/**
 * Carries messages to whoever runs the tables: a server over a WebSocket, or the same code in a worker.
 * A line that breaks comes back by itself. What was under way is the business of `Link`.
 */
export interface Transport {
  /** Whether its tables are kept on this device alone: nobody else can come to them, and none but this device has them. */
  readonly local: boolean;
  /** Opens the line, and opens it again whenever it breaks, until `close`. */
  connect(): void;
  close(): void;
  /** Tries now instead of waiting for the next attempt. */
  retry(): void;
  /** Sends if the line is up, and says whether it was. */
  send(message: ClientMessage): boolean;
  onMessage(listener: (message: ServerMessage) => void): void;
  onStatus(listener: (status: Status) => void): void;
  /** A table's record, log or replay; the ticket is that of whoever wants it as themselves. */
  export(table: string, what: Export, ticket: string | null): Promise<string>;
  /** A game that was played elsewhere becomes a table, if whoever runs the tables finds nothing wrong with it. */
  importRecord(record: string, ticket: string): Promise<Imported>;
  /** A record with what is written beside it, every line played by the rules; or what is wrong with it. */
  study(text: string, ticket: string): Promise<Studied>;
}

/** Ids of this device's tables begin so; no server gives such a one. */
const LOCAL = 'here-';

export function isLocal(table: string): boolean {
  return table.startsWith(LOCAL);
}
