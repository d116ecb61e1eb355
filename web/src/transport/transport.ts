import type { ClientMessage, ServerMessage } from '../wire';

/** `down` says when the next attempt is made, on the clock of `Date.now()`; null while one is under way. */
export type Status = { readonly up: true } | { readonly up: false; readonly retryAt: number | null };

/**
 * Carries messages to whoever runs the tables: a server over a WebSocket, or the same code in a worker.
 * A line that breaks comes back by itself. What was under way is the business of `Link`.
 */
export interface Transport {
  /** Opens the line, and opens it again whenever it breaks, until `close`. */
  connect(): void;
  close(): void;
  /** Tries now instead of waiting for the next attempt. */
  retry(): void;
  /** Sends if the line is up, and says whether it was. */
  send(message: ClientMessage): boolean;
  onMessage(listener: (message: ServerMessage) => void): void;
  onStatus(listener: (status: Status) => void): void;
}
