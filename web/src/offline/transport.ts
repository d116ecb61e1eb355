import type { Delivered } from '../transport/api';
import type { GameEnd } from '../transport/games';
import type { Export, Imported, Status, Studied, Transport } from '../transport/transport';
import type { ClientMessage, ServerMessage } from '../wire';
import type { FromHost, ToHost } from './messages';

/** How the worker is doing, for whoever shows it. */
export type WorkerStatus =
  | { readonly is: 'asleep' }
  /** Python is on its way: how much of it is there, from 0 to 1. */
  | { readonly is: 'loading'; readonly share: number }
  | { readonly is: 'ready' }
  /** Another tab has the tables. */
  | { readonly is: 'elsewhere' }
  | { readonly is: 'failed' };

/** Who plays on this device, and how long a bot's step is looked at, in ms. */
export interface Player {
  readonly name: string;
  readonly pause: number;
}

/** Carries messages to the worker that hosts this browser's own tables: the same protocol, and no server. */
export class WorkerTransport implements Transport {
  readonly local = true;
  readonly #player: () => Player;
  readonly #workerStatus: (status: WorkerStatus) => void;
  #worker: Worker | null = null;
  #connected = false;
  #up = false;
  #elsewhere = false;
  #message: (message: ServerMessage) => void = () => {};
  #status: (status: Status) => void = () => {};
  readonly #answers: ((text: string) => void)[] = [];
  readonly #whenUp: (() => void)[] = [];

  constructor(player: () => Player, onWorkerStatus: (status: WorkerStatus) => void) {
    this.#player = player;
    this.#workerStatus = onWorkerStatus;
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
    this.#workerStatus({ is: 'loading', share: 0 });
    this.#worker = new Worker(new URL('./host.worker.ts', import.meta.url), { type: 'module' });
    this.#worker.onmessage = (event: MessageEvent<FromHost>) => this.#onMessage(event.data);
    this.#worker.onerror = () => this.#workerStatus({ is: 'failed' });
  }

  connect(): void {
    if (this.#connected) return;
    this.#connected = true;
    this.wake();
    this.#post({ say: 'connect', ...this.#player() });
  }

  close(): void {
    this.#worker?.terminate();
    this.#worker = null;
    this.#connected = this.#up = false;
    this.#workerStatus({ is: 'asleep' });
  }

  /** Takes the tables from the tab that has them. */
  retry(): void {
    this.#post({ say: 'take' });
  }

  send(message: ClientMessage): boolean {
    if (this.#up) this.#post({ say: 'message', message });
    return this.#up;
  }

  /** Empty where there is none yet. */
  export(table: string, what: Export): Promise<string> {
    return this.#ask((id) => ({ say: 'export', id, table, what }));
  }

  /** What the list of finished games shows of a table; null where its game is not over, or was practice. */
  async end(table: string): Promise<GameEnd | null> {
    const text = await this.#ask((id) => ({ say: 'export', id, table, what: 'end' }));
    return text ? (JSON.parse(text) as GameEnd) : null;
  }

  async importRecord(record: string): Promise<Imported> {
    const answer = JSON.parse(await this.#ask((id) => ({ say: 'import', id, text: record }))) as ServerMessage;
    if (answer.t === 'ack') return { table: answer.table };
    return { why: answer.t === 'nack' ? (answer.why ?? '') : '' };
  }

  async study(text: string): Promise<Studied> {
    return JSON.parse(await this.#ask((id) => ({ say: 'study', id, text }))) as Studied;
  }

  /** A content pack for tables to come, judged by the worker's own rules. */
  async takePack(game: string, text: string): Promise<Delivered> {
    return JSON.parse(await this.#ask((id) => ({ say: 'pack', id, game, text }))) as Delivered;
  }

  /** Nothing of a table is kept any more. */
  async forget(table: string): Promise<void> {
    await this.#ask((id) => ({ say: 'forget', id, table }));
  }

  async #ask(question: (id: number) => ToHost): Promise<string> {
    this.connect();
    if (!this.#up) await new Promise<void>((up) => this.#whenUp.push(up));
    return new Promise((resolve) => this.#post(question(this.#answers.push(resolve) - 1)));
  }

  #post(what: ToHost): void {
    this.#worker?.postMessage(what);
  }

  #onMessage(message: FromHost): void {
    switch (message.say) {
      case 'message':
        this.#message(message.message);
        break;
      case 'answered':
        this.#answers[message.id]?.(message.text);
        break;
      case 'loading':
        // Python may still be on its way when it is known that another tab has the tables.
        if (!this.#elsewhere)
          this.#workerStatus(message.share < 1 ? { is: 'loading', share: message.share } : { is: 'ready' });
        break;
      case 'up':
        this.#up = true;
        this.#elsewhere = false;
        this.#workerStatus({ is: 'ready' });
        this.#status({ up: true });
        for (const up of this.#whenUp.splice(0)) up();
        break;
      case 'down':
      case 'elsewhere':
        this.#up = false;
        this.#elsewhere = message.say === 'elsewhere';
        if (this.#elsewhere) this.#workerStatus({ is: 'elsewhere' });
        this.#status({ up: false, retryAt: null });
        break;
      case 'failed':
        console.error(message.why);
        this.#workerStatus({ is: 'failed' });
        break;
    }
  }
}
