// Keeps the page, the games and Python in the browser. scripts/web-python writes VERSION and FILES.
//
// A version is kept whole, or not at all, and pages get all their files from one version. A new one waits until it is
// taken (message "go"), or until no page of the old one is open.

const VERSION = 'none';
const FILES = [];
const CACHE = `rollwright-files-${VERSION}`;

addEventListener('install', (event) => {
    event.waitUntil(fill());
});

async function fill() {
    const cache = await caches.open(CACHE);
    await Promise.all(
        FILES.map(async (path) => {
            // What is named after its content is the same in every version.
            const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
            const response = known ?? (await fetch(path, { cache: 'no-cache' }));
            if (!response.ok) throw new Error(`${path} answered ${response.status}`);
            await cache.put(path, response);
        }),
    );
}

addEventListener('activate', (event) => {
    event.waitUntil(
        (async () => {
            for (const name of await caches.keys()) {
                if (name.startsWith('rollwright-files-') && name !== CACHE) await caches.delete(name);
            }
            await clients.claim();
        })(),
    );
});

addEventListener('message', (event) => {
    if (event.data === 'go') void skipWaiting();
});

addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (event.request.method !== 'GET' || url.origin !== location.origin) return;
    const page = event.request.mode === 'navigate' && !url.pathname.startsWith('/api/');
    const path = page ? '/index.html' : url.pathname;
    if (FILES.includes(path)) event.respondWith(answer(path, event.request));
});

async function answer(path, request) {
    const cache = await caches.open(CACHE);
    return (await cache.match(path)) ?? fetch(request);
}
