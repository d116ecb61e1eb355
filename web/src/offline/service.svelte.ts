/*
 * The service worker (public/sw.js), which can keep the page and Python for when there is no connection. It is asked for
 * once the page has loaded, so that nobody waits for it.
 */

const QUIET_MS = 1500;
/** A worker that says nothing for so long has been stopped. */
const SILENCE_MS = 60_000;

/** How much of the files is there. */
export interface Kept {
  readonly kept: boolean;
  readonly done: number;
  /** What all of it takes on the line. */
  readonly bytes: number;
}

let waiting = $state.raw<ServiceWorker | null>(null);

export const service = {
  /** A new version is here, and waits. */
  get hasUpdate(): boolean {
    return waiting !== null;
  },

  /** Use it: every open tab begins anew. What is played is kept, here or at a server, so nothing is lost. */
  update(): void {
    waiting?.postMessage('go');
  },

  later(): void {
    waiting = null;
  },

  /** Called once. Resolves when there is a worker to ask, with whether there is one. */
  async start(): Promise<boolean> {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return false;
    navigator.serviceWorker.addEventListener('message', (event) => {
      if (event.data === 'anew') location.reload();
    });
    if (document.readyState !== 'complete') await new Promise((loaded) => addEventListener('load', loaded));
    await new Promise((quiet) => setTimeout(quiet, QUIET_MS));
    return register();
  },

  /** Has the worker look what is kept, keep all of it, or remove it; `hear` is told how far it has come. */
  async ask(what: 'look' | 'keep' | 'remove', hear: (kept: Kept) => void): Promise<void> {
    const { active } = await navigator.serviceWorker.ready;
    const { port1, port2 } = new MessageChannel();
    await new Promise<void>((done, failed) => {
      let silence: ReturnType<typeof setTimeout>;
      const wait = (): void => {
        clearTimeout(silence);
        silence = setTimeout(() => failed(new Error('the service worker says nothing')), SILENCE_MS);
      };
      port1.onmessage = ({ data }: MessageEvent<Kept | string>) => {
        wait();
        if (typeof data !== 'string') hear(data);
        else if (data === 'done') done();
        else failed(new Error(data));
        if (typeof data === 'string') clearTimeout(silence);
      };
      wait();
      active?.postMessage(what, [port2]);
    }).finally(() => port1.close());
  },
};

async function register(): Promise<boolean> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') offer(worker);
      });
    });
    return true;
  } catch {
    // A browser that keeps nothing, or a server that has no such file: the page works, with a connection.
    return false;
  }
}

/** The first one ever takes over by itself, and so does one that finds nothing kept. */
function offer(worker: ServiceWorker): void {
  if (!navigator.serviceWorker.controller) return;
  waiting = worker;
  worker.addEventListener('statechange', () => {
    if (worker.state !== 'installed' && waiting === worker) waiting = null;
  });
}
