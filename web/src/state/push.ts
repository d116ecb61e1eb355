/*
 * This browser as a place where its owner is called: a subscription with its push service, which the service worker
 * reads from (public/sw.js).
 */

import { bytesOf, sha256 } from '../crypto/sha256';
import { load, save } from './storage';
import { alertsApi, type Subscribed } from '../transport/alerts';

/** When the server was last told of this browser's subscription. */
const TOLD = 'rw.ring';
const DAY_MS = 24 * 60 * 60 * 1000;
/** What the service worker knows of the subscription, for when the browser makes another by itself. */
const KEPT = 'ring';

/** Why this browser can't be called: there is nothing for it, the page isn't safe, or it must be installed first. */
export type NoPush = 'browser' | 'insecure' | 'install';

export function noPush(): NoPush | null {
  if (!isSecureContext) return 'insecure';
  if ('serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window) return null;
  // Safari on a phone has it for pages on the home screen alone; an iPad calls itself a Mac, but is touched.
  const handheld = /iPhone|iPad/.test(navigator.userAgent);
  return handheld || (/Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1) ? 'install' : 'browser';
}

/** As the server names it: the id of this browser among the places where I am called; null where it has no subscription. */
export async function ringHere(): Promise<string | null> {
  if (noPush() !== null) return null;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  return found ? idOf(found.endpoint) : null;
}

/** To be called by a tap: the browser asks its owner. Null where they say no. */
export async function subscribe(key: string): Promise<Subscribed | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  const old = await pushManager.getSubscription();
  if (old && !isFor(old, key)) await old.unsubscribe();
  const made = await pushManager.subscribe({ userVisibleOnly: true, applicationServerKey: key });
  const said = subscribed(made);
  await keep(said, key);
  save(TOLD, Date.now());
  return said;
}

export async function unsubscribe(): Promise<void> {
  save(TOLD, null);
  await caches.delete(KEPT);
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  await found?.unsubscribe();
}

/** Where this browser is to be called, the server hears of it again once a day: it may have taken it for gone. */
export async function keepRing(ticket: string | null): Promise<void> {
  const told = load<number>(TOLD);
  if (ticket === null || told === null || Date.now() - told < DAY_MS || noPush() !== null) return;
  if (Notification.permission !== 'granted') return;
  const found = await (await navigator.serviceWorker.getRegistration())?.pushManager.getSubscription();
  if (!found) return;
  await alertsApi.addBrowser(subscribed(found), ticket);
  save(TOLD, Date.now());
}

/** Takes back what was said about a table: who looks at it has heard. */
export async function closeCalls(table: string): Promise<void> {
  if (noPush() !== null) return;
  const registration = await navigator.serviceWorker.getRegistration();
  for (const tag of [`turn ${table}`, `over ${table}`, `invite ${table}`]) {
    for (const shown of (await registration?.getNotifications({ tag })) ?? []) shown.close();
  }
}

function idOf(endpoint: string): string {
  const hex = Array.from(sha256(bytesOf(endpoint)), (byte) => byte.toString(16).padStart(2, '0'));
  return hex.join('').slice(0, 32);
}

function isFor(subscription: PushSubscription, key: string): boolean {
  const bytes = new Uint8Array(subscription.options.applicationServerKey ?? []);
  const text = btoa(String.fromCharCode(...bytes));
  return text.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '') === key;
}

function subscribed(subscription: PushSubscription): Subscribed {
  const { endpoint, keys } = subscription.toJSON();
  return { address: endpoint ?? '', keys: { p256dh: keys?.p256dh ?? '', auth: keys?.auth ?? '' } };
}

async function keep({ address, keys }: Subscribed, key: string): Promise<void> {
  const cache = await caches.open(KEPT);
  await cache.put('/ring', new Response(JSON.stringify({ was: address, auth: keys.auth, key })));
}
