import type { ClientMessage, ServerMessage } from '../wire';
import type { Export, Imported, Status, Studied, Transport } from './transport';

/** For tests: a line in memory, which the test brings up, breaks and speaks on. */
export class FakeTransport implements Transport {
  readonly local: boolean;
  readonly sent: ClientMessage[] = [];
  #up = false;
  #message: (message: ServerMessage) => void = () => {};
  #status: (status: Status) => void = () => {};

  constructor({ local = false } = {}) {
    this.local = local;
  }

  connect(): void {}
  close(): void {}
  retry(): void {}

  /** Says who was asked for what. */
  export(table: string, what: Export): Promise<string> {
    return Promise.resolve(JSON.stringify({ table, what, local: this.local }));
  }

  study(): Promise<Studied> {
    return Promise.resolve({ why: 'nobody is there' });
  }

  importRecord(record: string, ticket: string): Promise<Imported> {
    return Promise.resolve({ table: `${record} for ${ticket}` });
  }

  onMessage(listener: (message: ServerMessage) => void): void {
    this.#message = listener;
  }

  onStatus(listener: (status: Status) => void): void {
    this.#status = listener;
  }

  send(message: ClientMessage): boolean {
    if (this.#up) this.sent.push(message);
    return this.#up;
  }

  /** The line comes up, and the server welcomes whoever says hello. */
  async up(): Promise<void> {
    this.#up = true;
    this.#status({ up: true });
    await Promise.resolve();
    await Promise.resolve();
    this.receive({ t: 'welcome', you: { id: 'p1', name: 'Asta' }, server: { version: '0', proto: 1 } });
  }

  down(): void {
    this.#up = false;
    this.#status({ up: false, retryAt: null });
  }

  receive(message: ServerMessage): void {
    this.#message(message);
  }

  /** What was sent of one type since the last time it was asked for. */
  take<T extends ClientMessage['t']>(type: T): Extract<ClientMessage, { t: T }>[] {
    const taken = this.sent.filter((message): message is Extract<ClientMessage, { t: T }> => message.t === type);
    for (const message of taken) this.sent.splice(this.sent.indexOf(message), 1);
    return taken;
  }
}
