/*
 * The service worker (public/sw.js), which keeps the page and Python for when there is no connection. It is asked for
 * once the page has loaded, so that nobody waits for it.
 */

const QUIET_MS = 1500;

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

  /** Called once. */
  keep(): void {
    if (!('serviceWorker' in navigator) || import.meta.env.DEV) return;
    // The first one ever comes to a page that has its files already; whichever comes next brings others.
    let controlled = navigator.serviceWorker.controller !== null;
    navigator.serviceWorker.addEventListener('controllerchange', () => {
      if (controlled) location.reload();
      controlled = true;
    });
    const start = (): void => void setTimeout(() => void register(), QUIET_MS);
    if (document.readyState === 'complete') start();
    else addEventListener('load', start);
  },
};

async function register(): Promise<void> {
  try {
    const registration = await navigator.serviceWorker.register('/sw.js');
    if (registration.waiting) offer(registration.waiting);
    registration.addEventListener('updatefound', () => {
      const worker = registration.installing;
      worker?.addEventListener('statechange', () => {
        if (worker.state === 'installed') offer(worker);
      });
    });
  } catch {
    // A browser that keeps nothing, or a server that has no such file: the page works, with a connection.
  }
}

/** The first one ever takes over by itself. */
function offer(worker: ServiceWorker): void {
  if (navigator.serviceWorker.controller) waiting = worker;
}
