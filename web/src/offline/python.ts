/*
 * Python in a worker: Pyodide, which is served like every other file of the page, with the project's own code.
 *
 * Starting Python and importing everything takes seconds. So its memory is kept after the first time, and the next
 * start begins from there. Pyodide calls that experimental: where anything goes wrong with it, Python starts as before.
 */

import IMPORTS from './imports.py?raw';

/** What is used of Pyodide. */
export interface Python {
  runPython(code: string): unknown;
  pyimport(name: string): never;
  makeMemorySnapshot(): Uint8Array<ArrayBuffer>;
  readonly FS: { writeFile(path: string, data: Uint8Array): void };
}

interface Options {
  readonly indexURL: string;
  readonly _makeSnapshot?: boolean;
  readonly _loadSnapshot?: Uint8Array;
}

const FOLDER = new URL('/python/', location.origin).href;
const SNAPSHOTS = 'rollwright-python';
const CODE = '/rollwright.zip';

/** Starts Python; `tell` hears how far it has come, from 0 to 1. */
export async function startPython(tell: (share: number) => void): Promise<Python> {
  const [{ loadPyodide }, code, version] = await Promise.all([
    import(/* @vite-ignore */ `${FOLDER}pyodide.mjs`) as Promise<{ loadPyodide(options: Options): Promise<Python> }>,
    bytes('rollwright.zip'),
    fetchText('version.txt'),
  ]);
  tell(0.2);
  const snapshots = await openSnapshots();
  const name = `${FOLDER}snapshot-${version}`;
  const snapshot = await snapshots?.match(name);
  if (snapshot) {
    try {
      const memory = new Uint8Array(await snapshot.arrayBuffer());
      tell(0.5);
      const python = await loadPyodide({ indexURL: FOLDER, _loadSnapshot: memory });
      python.FS.writeFile(CODE, code);
      python.runPython('import rollwright.offline.host');
      tell(1);
      return python;
    } catch (error) {
      console.warn('the snapshot of Python is of no use, so Python starts anew', error);
      await snapshots?.delete(name);
    }
  }
  const python = await loadPyodide({ indexURL: FOLDER, _makeSnapshot: snapshots !== null });
  tell(0.7);
  python.FS.writeFile(CODE, code);
  python.runPython(`import sys; sys.path.insert(0, '${CODE}')`);
  python.runPython(IMPORTS);
  tell(1);
  if (snapshots) await keepSnapshot(snapshots, name, python);
  return python;
}

async function keepSnapshot(snapshots: Cache, name: string, python: Python): Promise<void> {
  try {
    const memory = python.makeMemorySnapshot();
    // Written while the person plays. Those of older versions go.
    void (async () => {
      for (const old of await snapshots.keys()) if (old.url !== name) await snapshots.delete(old);
      await snapshots.put(name, new Response(memory));
    })().catch(() => {});
  } catch (error) {
    console.warn('Python has no snapshot', error);
  }
}

/** Null where the browser keeps nothing for this page, as over plain HTTP. */
async function openSnapshots(): Promise<Cache | null> {
  try {
    return 'caches' in globalThis ? await caches.open(SNAPSHOTS) : null;
  } catch {
    return null;
  }
}

async function bytes(file: string): Promise<Uint8Array> {
  return new Uint8Array(await (await found(file)).arrayBuffer());
}

/** A file that lies beside Python. */
export async function fetchText(file: string): Promise<string> {
  return (await (await found(file)).text()).trim();
}

async function found(file: string): Promise<Response> {
  const response = await fetch(FOLDER + file);
  if (!response.ok) throw new Error(`${file} answered ${response.status}`);
  return response;
}
