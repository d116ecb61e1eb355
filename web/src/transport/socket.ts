import type { ClientMessage, ServerMessage } from '../wire';
import { api } from './api';
import { backoff } from './backoff';
import type { Export, Imported, Status, Studied, Transport } from './transport';

/** The server sends a beacon every 2 s. A line that was silent for longer than this is dead, whatever it says itself. */
const SILENCE_MS = 5000;
/**
 * How long a line may take to open, and to answer what was said; each twice as long after one that took longer. A server
 * that hangs must not hold us; a slow network must not be given up. A line that is refused or breaks says nothing of either.
 */
const PATIENCE_MS = 2500;
const LONGEST_PATIENCE_MS = 10_000;
/** A line that has held so long is a good one. One that breaks sooner must not be tried again in a tight loop. */
const PROVEN_MS = 3000;
const TICK_MS = 1000;

/**
 * To a server: a WebSocket that comes back, after a lost connection, a restarted server, or a night's sleep of the laptop.
 * What is long and asked for once goes over HTTP.
 */
export class SocketTransport implements Transport {
  readonly local = false;
  readonly #address: string;
  #socket: WebSocket | null = null;
  #attempt = 0;
  #opening = PATIENCE_MS;
  #answering = PATIENCE_MS;
  #retryTimer: ReturnType<typeof setTimeout> | undefined;
  #watchTimer: ReturnType<typeof setInterval> | undefined;
  #openedAt = 0;
  #heardAt = 0;
  /** When the first message since we last heard anything was sent. */
  #saidAt: number | null = null;
  #beacons = false;
  #message: (message: ServerMessage) => void = () => {};
  #status: (status: Status) => void = () => {};

  constructor(address: string = socketAddress()) {
    this.#address = address;
  }

  onMessage(listener: (message: ServerMessage) => void): void {
    this.#message = listener;
  }

  onStatus(listener: (status: Status) => void): void {
    this.#status = listener;
  }

  connect(): void {
    if (this.#watchTimer !== undefined) return;
    this.#watchTimer = setInterval(this.#watch, TICK_MS);
    addEventListener('online', this.#wake);
    addEventListener('pageshow', this.#wake);
    document.addEventListener('visibilitychange', this.#wake);
    this.#open();
  }

  close(): void {
    clearInterval(this.#watchTimer);
    clearTimeout(this.#retryTimer);
    this.#watchTimer = undefined;
    removeEventListener('online', this.#wake);
    removeEventListener('pageshow', this.#wake);
    document.removeEventListener('visibilitychange', this.#wake);
    this.#drop();
  }

  retry(): void {
    if (this.#watchTimer === undefined || this.#socket !== null) return;
    clearTimeout(this.#retryTimer);
    this.#open();
  }

  send(message: ClientMessage): boolean {
    if (this.#socket?.readyState !== WebSocket.OPEN) return false;
    // Beacons come while a table is watched; whether one still is, the next beacon tells.
    if (message.t === 'leave_table') this.#beacons = false;
    else this.#saidAt ??= Date.now();
    this.#socket.send(JSON.stringify(message));
    return true;
  }

  export(table: string, what: Export, ticket: string | null): Promise<string> {
    return api.export(table, what, ticket);
  }

  importRecord(record: string, ticket: string): Promise<Imported> {
    return api.importRecord(record, ticket);
  }

  study(text: string, ticket: string): Promise<Studied> {
    return api.study(text, ticket);
  }

  #open(): void {
    this.#status({ up: false, retryAt: null });
    const socket = new WebSocket(this.#address);
    this.#socket = socket;
    this.#heardAt = Date.now();
    this.#saidAt = null;
    this.#beacons = false;
    socket.onopen = () => {
      if (socket !== this.#socket) return;
      this.#openedAt = this.#heardAt = Date.now();
      this.#opening = PATIENCE_MS;
      this.#status({ up: true });
    };
    socket.onmessage = (event: MessageEvent<string>) => {
      if (socket !== this.#socket) return;
      this.#heardAt = Date.now();
      this.#saidAt = null;
      this.#answering = PATIENCE_MS;
      const message = JSON.parse(event.data) as ServerMessage;
      if (message.t === 'beacon') this.#beacons = true;
      this.#message(message);
    };
    socket.onclose = () => {
      if (socket === this.#socket) this.#again();
    };
  }

  #again(): void {
    this.#drop();
    const wait = backoff(this.#attempt++);
    this.#status({ up: false, retryAt: Date.now() + wait });
    clearTimeout(this.#retryTimer);
    this.#retryTimer = setTimeout(() => this.retry(), wait);
  }

  #drop(): void {
    const socket = this.#socket;
    this.#socket = null;
    // A socket whose peer is gone may take minutes to close; it is forgotten at once.
    if (socket && socket.readyState <= WebSocket.OPEN) socket.close();
  }

  readonly #watch = (): void => {
    if (this.#socket === null) return;
    const now = Date.now();
    const silent = now - this.#heardAt;
    if (this.#socket.readyState === WebSocket.CONNECTING) {
      if (silent <= this.#opening) return;
      this.#opening = longer(this.#opening);
      this.#again();
      return;
    }
    if (now - this.#openedAt > PROVEN_MS) this.#attempt = 0;
    if (this.#saidAt !== null && now - this.#saidAt > this.#answering) {
      this.#answering = longer(this.#answering);
      this.#again();
    } else if (this.#beacons && silent > SILENCE_MS) this.#again();
  };

  /** The tab is seen again, or the network is back. Timers slept too, so the line is judged at once. */
  readonly #wake = (): void => {
    if (document.visibilityState === 'hidden') return;
    this.#watch();
    this.retry();
  };
}

function longer(patience: number): number {
  return Math.min(2 * patience, LONGEST_PATIENCE_MS);
}

function socketAddress(): string {
  return `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}/ws`;
}
