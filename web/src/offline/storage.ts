/* Where the tables of this browser are kept: IndexedDB, one row of a log per record, as a server's store has them. */

import type { GameEnd } from '../transport/games';
import type { TableCard } from '../wire';
import type { StoredReview, StoredRow } from './messages';

interface StoredTable {
  readonly id: string;
  /** The command that created it. */
  readonly cid: string;
  readonly secret: string;
  readonly card: TableCard;
  /** What the list of finished games shows, where the game is over and counts; missing where an older page kept it. */
  readonly end?: GameEnd;
}

const TABLES = 'tables';
const ROWS = 'rows';
const REVIEWS = 'reviews';

const database = opener('rollwright', (made) => {
  made.createObjectStore(TABLES, { keyPath: 'id' });
  made.createObjectStore(ROWS, { keyPath: ['table', 'seq'] });
});

/** Reviews have one of their own: a tab with an older page would hold up any change to that of the tables. */
const reviewDatabase = opener('rollwright-reviews', (made) => {
  made.createObjectStore(REVIEWS, { keyPath: ['table', 'kind'] });
});

/** Opens a database once, and again where that failed. */
function opener(name: string, make: (made: IDBDatabase) => void): () => Promise<IDBDatabase> {
  let opened: Promise<IDBDatabase> | null = null;
  return () =>
    (opened ??= new Promise<IDBDatabase>((resolve, reject) => {
      const request = indexedDB.open(name, 1);
      request.onupgradeneeded = () => make(request.result);
      request.onsuccess = () => resolve(request.result);
      request.onerror = () => reject(request.error);
    }).catch((error: unknown) => {
      opened = null;
      throw error;
    }));
}

function answer<T>(request: IDBRequest<T>): Promise<T> {
  return new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });
}

/** All tables, as they are listed. */
export async function storedTables(): Promise<readonly StoredTable[]> {
  const store = (await database()).transaction(TABLES).objectStore(TABLES);
  return answer(store.getAll() as IDBRequest<StoredTable[]>);
}

/** The log of a table, and the secret of its dice. */
export async function storedLog(table: string): Promise<{ rows: readonly unknown[]; secret: string }> {
  const reading = (await database()).transaction([TABLES, ROWS]);
  const range = IDBKeyRange.bound([table, 0], [table, Infinity]);
  const [stored, rows] = await Promise.all([
    answer(reading.objectStore(TABLES).get(table) as IDBRequest<StoredTable | undefined>),
    answer(reading.objectStore(ROWS).getAll(range) as IDBRequest<unknown[]>),
  ]);
  return { rows, secret: stored?.secret ?? '' };
}

/**
 * All of it or nothing. A row that is there already is an error: somebody else has played on.
 *
 * Relaxed: it outlives a crash of the browser. To wait for the disk itself would hold up every question meanwhile.
 */
export async function storeRows(entries: readonly StoredRow[]): Promise<void> {
  if (entries.length === 0) return;
  const writing = (await database()).transaction([TABLES, ROWS], 'readwrite', { durability: 'relaxed' });
  const done = new Promise<void>((resolve, reject) => {
    writing.oncomplete = () => resolve();
    writing.onabort = () => reject(writing.error);
  });
  const tables = writing.objectStore(TABLES);
  /** As they are after the entries so far: of one table there may be several. */
  const put = new Map<string, StoredTable>();
  for (const { row, secret, card, end } of entries) {
    writing.objectStore(ROWS).add(row);
    const current = tables.get(row.table) as IDBRequest<StoredTable | undefined>;
    current.onsuccess = () => {
      const before = put.get(row.table) ?? current.result;
      const kept = end ?? before?.end;
      const table: StoredTable = {
        id: row.table,
        cid: before?.cid ?? row.cid,
        secret: secret ?? before?.secret ?? '',
        card,
        ...(kept ? { end: kept } : {}),
      };
      put.set(row.table, table);
      tables.put(table);
    };
  }
  await done;
}

/** The reviews of a table's game, by kind. They follow from it: where none can be read, they are worked out again. */
export async function storedReviews(table: string): Promise<Readonly<Record<string, unknown>>> {
  const store = (await reviewDatabase()).transaction(REVIEWS).objectStore(REVIEWS);
  const found = await answer(store.getAll(reviewsOf(table)) as IDBRequest<StoredReview[]>);
  return Object.fromEntries(found.map(({ kind, review }) => [kind, review]));
}

export async function storeReviews(reviews: readonly StoredReview[]): Promise<void> {
  if (reviews.length === 0) return;
  const writing = (await reviewDatabase()).transaction(REVIEWS, 'readwrite', { durability: 'relaxed' });
  await Promise.all(reviews.map((review) => answer(writing.objectStore(REVIEWS).put(review))));
}

/** Whatever their kind: in the order of keys a list comes after every text. */
function reviewsOf(table: string): IDBKeyRange {
  return IDBKeyRange.bound([table, ''], [table, []]);
}

/** An older page has kept a game without its end. */
export async function storeEnd(id: string, end: GameEnd): Promise<void> {
  const tables = (await database()).transaction(TABLES, 'readwrite').objectStore(TABLES);
  const found = await answer(tables.get(id) as IDBRequest<StoredTable | undefined>);
  if (found) await answer(tables.put({ ...found, end }));
}

/** How luck fell in the games of this device that were reviewed, by table: the points it put each seat ahead. */
export async function storedLuck(): Promise<ReadonlyMap<string, readonly number[]>> {
  const store = (await reviewDatabase()).transaction(REVIEWS).objectStore(REVIEWS);
  const found = await answer(store.getAll() as IDBRequest<StoredReview[]>);
  return new Map(found.map(({ table, review }) => [table, review.luck.leads]));
}

/** A table is thrown away, with the reviews of its game. */
export async function deleteTable(table: string): Promise<void> {
  const reviews = (await reviewDatabase()).transaction(REVIEWS, 'readwrite').objectStore(REVIEWS);
  await answer(reviews.delete(reviewsOf(table)));
  const writing = (await database()).transaction([TABLES, ROWS], 'readwrite');
  writing.objectStore(TABLES).delete(table);
  await answer(writing.objectStore(ROWS).delete(IDBKeyRange.bound([table, 0], [table, Infinity])));
}
