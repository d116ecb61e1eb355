/*
 * Every key that the sources use is worded in every language, and every key that is worded is used.
 *
 * A key is used where the sources have it as a text: t('home-title'). A key that is put together, t(`nack-${code}`),
 * counts all that begin so. Sources may use the messages of their own folder, those of folders that it imports from, and
 * those of src/messages/.
 */
import { readFileSync, readdirSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FluentParser, Message } from '@fluent/syntax';

const LANGUAGES = ['en', 'fr', 'nl'];
const SOURCES = new URL('../src', import.meta.url).pathname;

const faults = [];
const files = readdirSync(SOURCES, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name));

/** The messages of a file: from each id to the variables it uses. */
function read(path) {
    const resource = new FluentParser({ withSpans: false }).parse(readFileSync(path, 'utf8'));
    const found = new Map();
    for (const entry of resource.body) {
        if (entry.type === 'Junk')
            faults.push(`${relative('.', path)}: not understood: ${entry.content.trim().slice(0, 60)}`);
        if (!(entry instanceof Message)) continue;
        if (found.has(entry.id.name)) faults.push(`${relative('.', path)}: ${entry.id.name} is there twice`);
        const variables = new Set(
            JSON.stringify(entry).match(/"type":"VariableReference","id":\{"type":"Identifier","name":"(\w+)"/g),
        );
        found.set(
            entry.id.name,
            [...variables]
                .map((one) => /"name":"(\w+)"$/.exec(one)[1])
                .sort()
                .join(' '),
        );
    }
    return found;
}

const folders = [...new Set(files.filter((path) => path.endsWith('.ftl')).map(dirname))].map((folder) => {
    const byLanguage = new Map(LANGUAGES.map((language) => [language, read(join(folder, `${language}.ftl`))]));
    return { folder, owner: dirname(folder), byLanguage };
});

// Each language has the same messages, with the same variables.
for (const { folder, byLanguage } of folders) {
    const [first, ...others] = LANGUAGES;
    for (const other of others) {
        for (const [one, two] of [
            [first, other],
            [other, first],
        ]) {
            for (const key of byLanguage.get(one).keys()) {
                if (!byLanguage.get(two).has(key)) faults.push(`${relative('.', folder)}/${two}.ftl lacks ${key}`);
            }
        }
        for (const [key, variables] of byLanguage.get(first)) {
            const there = byLanguage.get(other).get(key);
            if (there !== undefined && there !== variables) {
                faults.push(
                    `${relative('.', folder)}/${other}.ftl: ${key} uses (${there}), ${first} uses (${variables})`,
                );
            }
        }
    }
}

// Messages that are loaded later never take the place of others: no two folders have the same key.
const owners = new Map();
for (const { folder, byLanguage } of folders) {
    for (const key of byLanguage.get('en').keys()) {
        if (owners.has(key)) faults.push(`${key} is in ${owners.get(key)} and in ${relative('.', folder)}`);
        owners.set(key, relative('.', folder));
    }
}

/** The folders with messages that a file is in, and those that the files of these import from. */
function reachedFrom(path) {
    const owners = folders.map(({ owner }) => owner).filter((owner) => owner !== SOURCES);
    const around = owners.filter((owner) => path.startsWith(`${owner}/`));
    const imported = around.flatMap((owner) => importsOf(owner));
    return new Set([...around, ...owners.filter((owner) => imported.some((one) => one.startsWith(`${owner}/`)))]);
}

function importsOf(folder) {
    return files
        .filter((one) => one.startsWith(`${folder}/`) && /\.(svelte|ts)$/.test(one))
        .flatMap((one) =>
            [...readFileSync(one, 'utf8').matchAll(/from '(\.[^']+)'/g)].map(([, to]) => join(dirname(one), to)),
        );
}

// What the sources ask for is there.
const shared = folders.find(({ owner }) => owner === SOURCES);
const used = new Map(folders.map(({ folder }) => [folder, new Set()]));
for (const path of files.filter((one) => /\.(svelte|ts)$/.test(one) && !one.endsWith('.test.ts'))) {
    const text = readFileSync(path, 'utf8');
    const own = folders.filter(({ owner }) => owner !== SOURCES && reachedFrom(path).has(owner));
    const usable = [...own, shared];
    const has = (key) => usable.some(({ byLanguage }) => byLanguage.get('en').has(key));
    for (const [, key] of text.matchAll(/\bt\(\s*['"]([\w-]+)['"]/g)) {
        if (!has(key)) faults.push(`${relative('.', path)} uses ${key}, which is nowhere worded`);
    }
    const texts = new Set([...text.matchAll(/['"`]([a-z][\w-]*)['"`]/g)].map(([, one]) => one));
    const beginnings = [...text.matchAll(/`([a-z][\w-]*-)\$\{/g)].map(([, one]) => one);
    for (const { folder, byLanguage } of usable) {
        for (const key of byLanguage.get('en').keys()) {
            if (texts.has(key) || beginnings.some((beginning) => key.startsWith(beginning))) used.get(folder).add(key);
        }
    }
}
for (const { folder, byLanguage } of folders) {
    for (const key of byLanguage.get('en').keys()) {
        if (!used.get(folder).has(key)) faults.push(`${relative('.', folder)}: ${key} is never used`);
    }
}

if (faults.length) {
    console.error(faults.join('\n'));
    process.exit(1);
}
const count = folders.reduce((sum, { byLanguage }) => sum + byLanguage.get('en').size, 0);
console.log(`${count} messages in ${LANGUAGES.length} languages: none missing, none unused`);
