// Keeps the page, the games and Python in the browser, for when there is no connection: once a page asks for it.
// scripts/web-python writes VERSION and FILES. And shows calls, with no page open (docs/alerts.md).
//
// A version is kept whole, or not at all, and pages get all their files from one version. A new one waits until it is
// taken ("go"), or until no page of the old one is open. Where nothing is kept there is nothing to wait for.

const VERSION = 'none';
/** From the path of each file to the bytes that it takes on the line. */
const FILES = {};
const PREFIX = 'rollwright-files-';
const CACHE = PREFIX + VERSION;
/** Is put into a cache when all else is there. */
const WHOLE = '/whole';
const BYTES = Object.values(FILES).reduce((sum, bytes) => sum + bytes, 0);

/** Whether this version is kept; undefined until somebody has looked. */
let whole;
let taken = false;

async function isWhole() {
    whole ??= (await caches.match(WHOLE, { cacheName: CACHE })) !== undefined;
    return whole;
}

addEventListener('install', (event) => {
    event.waitUntil(install());
});

/** Whoever keeps a version gets the next one whole. It waits for a line that isn't paid by volume, as far as is known. */
async function install() {
    if ((await caches.match(WHOLE)) === undefined) return skipWaiting();
    const { saveData, type } = navigator.connection ?? {};
    if (saveData || type === 'cellular') throw new Error('the next version waits for another line');
    await fill(() => {});
}

async function fill(tell) {
    const cache = await caches.open(CACHE);
    let done = 0;
    await Promise.all(
        Object.entries(FILES).map(async ([path, bytes]) => {
            if ((await cache.match(path)) === undefined) {
                // What is named after its content is the same in every version.
                const known = path.startsWith('/assets/') ? await caches.match(path) : undefined;
                const response = known ?? (await fetch(path, { cache: 'no-cache' }));
                if (!response.ok) throw new Error(`${path} answered ${response.status}`);
                await cache.put(path, response);
            }
            done += bytes;
            tell(done);
        }),
    );
    // Files of this version can be had only while it is the one that is handed out.
    const served = await (await fetch('/sw.js', { cache: 'no-cache' })).text();
    if (!served.includes(VERSION)) {
        await caches.delete(CACHE);
        throw new Error('another version came in between');
    }
    await cache.put(WHOLE, new Response(VERSION));
    whole = true;
}

addEventListener('activate', (event) => {
    event.waitUntil(
        (async () => {
            for (const name of await caches.keys()) {
                if (name.startsWith(PREFIX) && name !== CACHE) await caches.delete(name);
            }
            await clients.claim();
            if (taken) for (const client of await clients.matchAll()) client.postMessage('anew');
        })(),
    );
});

/** What a page may ask for; `tell` answers it. */
const DEEDS = {
    async go() {
        taken = true;
        await skipWaiting();
    },
    async look(tell) {
        tell({ kept: await isWhole(), done: 0, bytes: BYTES });
    },
    async keep(tell) {
        await fill((done) => tell({ kept: false, done, bytes: BYTES }));
        tell({ kept: true, done: BYTES, bytes: BYTES });
    },
    /** With Python's memory, which is kept apart. */
    async remove(tell) {
        whole = false;
        for (const name of await caches.keys()) if (name.startsWith('rollwright-')) await caches.delete(name);
        tell({ kept: false, done: 0, bytes: BYTES });
    },
};

addEventListener('message', (event) => {
    const [port] = event.ports;
    const tell = (answer) => port?.postMessage(answer);
    event.waitUntil(
        DEEDS[event.data](tell).then(
            () => tell('done'),
            (error) => tell(String(error)),
        ),
    );
});

addEventListener('fetch', (event) => {
    const url = new URL(event.request.url);
    if (whole === false || event.request.method !== 'GET' || url.origin !== location.origin) return;
    // A frame of another page is a page of its own, and comes from the server.
    const page = event.request.mode === 'navigate' && !/^\/(api|embed|previews)\//.test(url.pathname);
    const path = page ? '/index.html' : url.pathname;
    if (path in FILES) event.respondWith(answer(path, event.request));
});

async function answer(path, request) {
    const kept = (await isWhole()) ? await caches.match(path, { cacheName: CACHE }) : undefined;
    return kept ?? fetch(request);
}

// Calls

addEventListener('push', (event) => {
    event.waitUntil(hear(event.data.json()));
});

/** Shows what has come, or takes it back where it has been answered elsewhere; and says that it came. */
async function hear({ kind, title, text, path, tag, at, ring }) {
    const said = post('/api/alerts/came', { ring }).catch(() => {});
    if (kind === 'withdraw') {
        for (const shown of await registration.getNotifications({ tag })) shown.close();
    } else {
        const icons = { icon: '/icon-192.png', badge: '/icon-192.png' };
        const options = { body: text, tag, renotify: true, timestamp: at || Date.now(), data: { path }, ...icons };
        await registration.showNotification(title, options);
    }
    await said;
}

function post(path, body) {
    const headers = { 'content-type': 'application/json' };
    return fetch(path, { method: 'POST', headers, body: JSON.stringify(body) });
}

addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(lead(event.notification.data.path));
});

/** To a page that shows it already, or to a new one. */
async function lead(path) {
    const open = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const there = open.find((page) => new URL(page.url).pathname === path);
    await (there ? there.focus() : clients.openWindow(path));
}

/** The browser has made its subscription void. A page has left in a cache what the server knows of it. */
addEventListener('pushsubscriptionchange', (event) => {
    event.waitUntil(subscribeAnew());
});

async function subscribeAnew() {
    const cache = await caches.open('ring');
    const kept = await (await cache.match('/ring'))?.json();
    if (!kept) return;
    const options = { userVisibleOnly: true, applicationServerKey: kept.key };
    const { endpoint, keys } = (await registration.pushManager.subscribe(options)).toJSON();
    await post('/api/alerts/rings/move', { was: kept.was, auth: kept.auth, address: endpoint, keys });
    await cache.put('/ring', new Response(JSON.stringify({ was: endpoint, auth: keys.auth, key: kept.key })));
}
