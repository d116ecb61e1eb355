/*
 * The worker that hosts the tables of this browser. Python decides (offline/host.py); here is what it can't have:
 * a clock, random bytes, a place to keep rows, other workers, and the lock that lets one tab at a time host.
 */

import { hex, randomBytes } from '../crypto/random';
import { isReview, type FromHost, type Outcome, type Thought, type ToHost } from './messages';
import { startPython } from './python';
import { deleteTable, storedLog, storedReviews, storedTables, storeReviews, storeRows } from './storage';
import { Thinker } from './thinker';

/** The Python class of that name. All that passes is text and numbers. */
interface Host {
  lacks(message: string): string;
  load(table: string, rows: string, secret: string, reviews: string): string;
  export(table: string, what: string): string;
  take_in(record: string, now: number, entropy: string): string;
  study(text: string): string;
  take_pack(game: string, text: string): string;
  throw_away(table: string): void;
  hear(message: string, now: number, entropy: string): string;
  thought(request: string, found: string, now: number): string;
  wake(table: string, now: number, entropy: string): string;
  destroy(): void;
}

const LOCK = 'rollwright-tables';
const AGAIN_MS = 1000;
/** Timers must not be set weeks ahead. */
const LONGEST_MS = 3_600_000;
const ENTROPY = 64;

let host: Host | null = null;
let name = '';
let pause = 0;
let movedAt = 0;
let last: Promise<void> = Promise.resolve();
const alarms = new Map<string, ReturnType<typeof setTimeout>>();
const thinker = new Thinker(onFound);

const python = startPython((share) => say({ say: 'loading', share }));
python.catch((error: unknown) => say({ say: 'failed', why: String(error) }));

function say(what: FromHost): void {
  postMessage(what);
}

/** One thing after the other: what is decided next must rest on what was kept before. */
function inTurn(work: () => Promise<void>): void {
  last = last.then(work).catch((error: unknown) => {
    console.error(error);
    startOver();
  });
}

addEventListener('message', (event: MessageEvent<ToHost>) => {
  const message = event.data;
  if (message.say === 'connect') {
    ({ name, pause } = message);
    void hold({ ifAvailable: true });
  } else if (message.say === 'take') void hold({ steal: true });
  else if (message.say === 'message') inTurn(() => hear(JSON.stringify(message.message)));
  else if (message.say === 'export') inTurn(() => exportTable(message));
  else if (message.say === 'import') inTurn(() => importTable(message));
  else if (message.say === 'study') inTurn(() => study(message));
  else if (message.say === 'pack') inTurn(() => takePack(message));
  else inTurn(() => throwAway(message));
});

// Which tab hosts

/** Hosts until another tab takes the lock away; then waits for its turn. */
async function hold(how: LockOptions): Promise<void> {
  if (!('locks' in navigator)) {
    await begin(); // over plain HTTP there are no locks; two tabs then find out by their rows
    return;
  }
  try {
    const held = await navigator.locks.request(LOCK, how, async (lock) => {
      if (!lock) return false;
      await begin();
      return new Promise<true>(() => {});
    });
    if (!held) {
      say({ say: 'elsewhere' });
      void hold({});
    }
  } catch {
    end();
    say({ say: 'elsewhere' });
    void hold({});
  }
}

async function begin(): Promise<void> {
  const started = await python;
  const stored = await storedTables();
  const { Host } = started.pyimport('rollwright.offline.host') as {
    Host: (name: string, kept: string) => Host;
  };
  host?.destroy();
  host = Host(name, JSON.stringify(stored.map(({ cid, card }) => ({ cid, card }))));
  say({ say: 'up' });
  thinker.wake();
}

function end(): void {
  host?.destroy();
  host = null;
  thinker.forget();
  for (const alarm of alarms.values()) clearTimeout(alarm);
  alarms.clear();
}

/** Memory may know more than was kept: it is thrown away, and the page says hello again. */
function startOver(): void {
  if (!host) return;
  end();
  say({ say: 'down' });
  setTimeout(() => inTurn(begin), AGAIN_MS);
}

// What is heard

async function hear(text: string): Promise<void> {
  if (!host) return;
  await load(host.lacks(text));
  await carryOut(host.hear(text, Date.now(), entropy()));
}

async function load(tables: string): Promise<void> {
  for (const table of tables.split(' ').filter(Boolean)) {
    const { rows, secret } = await storedLog(table);
    const reviews = await storedReviews(table).catch(() => ({}));
    const wrong = host?.load(table, JSON.stringify(rows), secret, JSON.stringify(reviews));
    if (wrong) console.error(`table ${table} can't be read: ${wrong}`);
  }
}

async function exportTable({ id, table, what }: Extract<ToHost, { say: 'export' }>): Promise<void> {
  if (!host) return;
  await load(host.lacks(JSON.stringify({ table })));
  say({ say: 'answered', id, text: host.export(table, what) });
}

async function importTable({ id, text }: Extract<ToHost, { say: 'import' }>): Promise<void> {
  if (!host) return;
  const outcome = JSON.parse(host.take_in(text, Date.now(), entropy())) as Outcome;
  await storeRows(outcome.keep);
  say({ say: 'answered', id, text: JSON.stringify(outcome.tell[0]) });
}

async function study({ id, text }: Extract<ToHost, { say: 'study' }>): Promise<void> {
  if (host) say({ say: 'answered', id, text: host.study(text) });
}

async function takePack({ id, game, text }: Extract<ToHost, { say: 'pack' }>): Promise<void> {
  if (host) say({ say: 'answered', id, text: host.take_pack(game, text) });
}

async function throwAway({ id, table }: Extract<ToHost, { say: 'forget' }>): Promise<void> {
  clearTimeout(alarms.get(table));
  host?.throw_away(table);
  await deleteTable(table);
  say({ say: 'answered', id, text: '' });
}

async function carryOut(text: string): Promise<void> {
  const outcome = JSON.parse(text) as Outcome;
  await storeRows(outcome.keep);
  await storeReviews(outcome.reviews).catch((error: unknown) => console.warn('a review is not kept', error));
  if (outcome.keep.length) movedAt = Date.now();
  for (const message of outcome.tell) say({ say: 'message', message });
  for (const request of outcome.think) thinker.ask(request);
  for (const [table, at] of Object.entries(outcome.wake)) setAlarm(table, at);
}

/** A bot's step follows the one before after a while, so that one can see it. */
function onFound(request: Thought, found: string): void {
  setTimeout(
    () =>
      inTurn(async () => {
        if (host) await carryOut(host.thought(JSON.stringify(request), found, Date.now()));
      }),
    isReview(request) || request.hint ? 0 : Math.max(0, movedAt + pause - Date.now()),
  );
}

function setAlarm(table: string, at: number): void {
  clearTimeout(alarms.get(table));
  const ring = (): void =>
    inTurn(async () => {
      if (host) await carryOut(host.wake(table, Date.now(), entropy()));
    });
  alarms.set(table, setTimeout(ring, Math.min(LONGEST_MS, Math.max(10, at - Date.now()))));
}

function entropy(): string {
  return hex(randomBytes(ENTROPY));
}
