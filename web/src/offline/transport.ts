import { load } from '../state/store';
import type { Status, Transport } from '../transport/transport';
import type { ClientMessage, ServerMessage } from '../wire';
import type { Export, FromHost, ToHost } from './said';

/** How the worker is doing, for whoever shows it. */
export type Doing =
  | { readonly is: 'asleep' }
  /** Python is on its way: how much of it is there, from 0 to 1. */
  | { readonly is: 'loading'; readonly share: number }
  | { readonly is: 'ready' }
  /** Another tab has the tables. */
  | { readonly is: 'elsewhere' }
  | { readonly is: 'failed' };

/** What became of a recorded game: the table that it is now, or why it is none. */
export type TakenIn = { readonly table: string } | { readonly why: string };

const PAUSE_MS = 400;

/** Carries messages to the worker that hosts this browser's own tables: the same protocol, and no server. */
export class WorkerTransport implements Transport {
  readonly #name: () => string;
  readonly #doing: (doing: Doing) => void;
  #worker: Worker | null = null;
  #connected = false;
  #up = false;
  #elsewhere = false;
  #message: (message: ServerMessage) => void = () => {};
  #status: (status: Status) => void = () => {};
  readonly #answers: ((text: string) => void)[] = [];
  readonly #whenUp: (() => void)[] = [];

  constructor(name: () => string, doing: (doing: Doing) => void) {
    this.#name = name;
    this.#doing = doing;
  }

  onMessage(listener: (message: ServerMessage) => void): void {
    this.#message = listener;
  }

  onStatus(listener: (status: Status) => void): void {
    this.#status = listener;
  }

  /** Starts Python, so that it is there when the person has chosen. */
  wake(): void {
    if (this.#worker) return;
    this.#doing({ is: 'loading', share: 0 });
    this.#worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = (event: MessageEvent<FromHost>) => this.#onSaid(event.data);
    this.#worker.onerror = () => this.#doing({ is: 'failed' });
  }

  connect(): void {
    if (this.#connected) return;
    this.#connected = true;
    this.wake();
    this.#say({ say: 'connect', name: this.#name(), pause: load<number>('rw.bot-pause') ?? PAUSE_MS });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#connected = this.#up = false;
    this.#doing({ is: 'asleep' });
  }

  /** Takes the tables from the tab that has them. */
  retry(): void {
    this.#say({ say: 'take' });
  }

  send(message: ClientMessage): boolean {
    if (this.#up) this.#say({ say: 'message', message });
    return this.#up;
  }

  /** The record, the log or the replay of a table; empty where there is none yet. */
  export(table: string, what: Export): Promise<string> {
    return this.#ask((id) => ({ say: 'export', id, table, what }));
  }

  /** A recorded game becomes a table of this device: which one, or why not. */
  async takeIn(text: string): Promise<TakenIn> {
    const answer = JSON.parse(await this.#ask((id) => ({ say: 'import', id, text }))) as ServerMessage;
    if (answer.t === 'ack') return { table: answer.table };
    return { why: answer.t === 'nack' ? (answer.why ?? '') : '' };
  }

  /** Nothing of a table is kept any more. */
  async forget(table: string): Promise<void> {
    await this.#ask((id) => ({ say: 'forget', id, table }));
  }

  async #ask(question: (id: number) => ToHost): Promise<string> {
    this.connect();
    if (!this.#up) await new Promise<void>((up) => this.#whenUp.push(up));
    return new Promise((resolve) => this.#say(question(this.#answers.push(resolve) - 1)));
  }

  #say(what: ToHost): void {
    this.#worker?.postMessage(what);
  }

  #onSaid(said: FromHost): void {
    switch (said.say) {
      case 'message':
        this.#message(said.message);
        break;
      case 'answered':
        this.#answers[said.id]?.(said.text);
        break;
      case 'loading':
        // Python may still be on its way when it is known that another tab has the tables.
        if (!this.#elsewhere) this.#doing(said.share < 1 ? { is: 'loading', share: said.share } : { is: 'ready' });
        break;
      case 'up':
        this.#up = true;
        this.#elsewhere = false;
        this.#doing({ is: 'ready' });
        this.#status({ up: true });
        for (const up of this.#whenUp.splice(0)) up();
        break;
      case 'down':
      case 'elsewhere':
        this.#up = false;
        this.#elsewhere = said.say === 'elsewhere';
        if (this.#elsewhere) this.#doing({ is: 'elsewhere' });
        this.#status({ up: false, retryAt: null });
        break;
      case 'failed':
        console.error(said.why);
        this.#doing({ is: 'failed' });
        break;
    }
  }
}
