/*
 * What a browser loads for home and for a table, compressed as the server sends it: node scripts/size.js
 * It follows the manifest of the build: static imports always, dynamic ones where the page needs them.
 */
import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';

const DIST = new URL('../dist/', import.meta.url);
const LIMITS = { home: 120_000, table: 200_000 };

const manifest = JSON.parse(readFileSync(new URL('.vite/manifest.json', DIST), 'utf8'));

/** All chunks that come along with one, itself included. */
function withImports(key, found = new Set()) {
    if (found.has(key)) return found;
    found.add(key);
    for (const one of manifest[key].imports ?? []) withImports(one, found);
    return found;
}

function packed(file) {
    return gzipSync(readFileSync(new URL(file, DIST)), { level: 9 }).length;
}

function weigh(name, roots) {
    const keys = new Set(roots.flatMap((root) => [...withImports(root)]));
    const scripts = new Set([...keys].map((key) => manifest[key].file).filter((file) => file.endsWith('.js')));
    const styles = new Set([...keys].flatMap((key) => manifest[key].css ?? []));
    const sum = (files) => [...files].reduce((total, file) => total + packed(file), 0);
    const script = sum(scripts);
    console.log(
        `${name}: ${(script / 1000).toFixed(1)} kB of script in ${scripts.size} files (at most ${LIMITS[name] / 1000}), ` +
            `${(sum(styles) / 1000).toFixed(1)} kB of styles`,
    );
    return script <= LIMITS[name];
}

const keys = Object.keys(manifest);
// One language is loaded, the longest counts; of games, the client of the largest.
const heaviest = (pattern) =>
    keys
        .filter((key) => pattern.test(key))
        .sort((a, b) => packed(manifest[b].file) - packed(manifest[a].file))
        .slice(0, 1);
const home = ['index.html', ...heaviest(/^src\/messages\/.*\.ftl/)];
const table = [
    ...home,
    'src/pages/TableByPhase.svelte',
    'src/table/TablePage.svelte',
    ...heaviest(/^src\/table\/messages\/.*\.ftl/),
    ...heaviest(/^src\/games\/.*\/client\.ts/),
    ...heaviest(/^src\/games\/.*\/play\.ts/),
    ...heaviest(/^src\/games\/.*\/messages\/.*\.ftl/),
].filter((key) => key in manifest);
const fine = [weigh('home', home), weigh('table', table)];
if (fine.includes(false)) process.exit(1);
