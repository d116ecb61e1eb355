/*
 * Two rules on what a file imports, types included: a reader follows `import type` too, and the usual plugin's rule
 * against cycles leaves them out. Files that are only listed (`import.meta.glob`) are nobody's import.
 */

import { existsSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';

/** What each file imports, read once in a run. */
const graph = new Map();

function importsOf(file) {
    if (!graph.has(file)) {
        const text = readFileSync(file, 'utf8');
        const scripts = file.endsWith('.svelte') ? text.match(/(?<=<script[^>]*>)[^]*?(?=<\/script>)/g) : [text];
        const names = (scripts ?? []).flatMap((script) => ts.preProcessFile(script).importedFiles);
        graph.set(
            file,
            names.map(({ fileName }) => fileOf(file, fileName)).filter((found) => found !== undefined),
        );
    }
    return graph.get(file);
}

/** The file of ours that a name stands for; undefined for a package, a message file, a picture. */
function fileOf(importer, name) {
    if (!name.startsWith('.')) return undefined;
    const base = path.resolve(path.dirname(importer), name);
    return [base, `${base}.ts`].find(
        (file) => /\.(ts|svelte)$/.test(file) && existsSync(file) && statSync(file).isFile(),
    );
}

/** The shortest way from one file to another by imports, both included; null where there is none. */
function way(from, to) {
    const before = new Map([[from, null]]);
    for (const file of before.keys()) {
        if (file === to) {
            const files = [];
            for (let at = file; at !== null; at = before.get(at)) files.unshift(at);
            return files;
        }
        for (const next of importsOf(file)) if (!before.has(next)) before.set(next, file);
    }
    return null;
}

/** A rule that looks at each import of a file of ours; `fault` gives what is wrong with it, if anything. */
function importRule(messages, schema, fault) {
    return {
        meta: { type: 'problem', schema, messages },
        create(context) {
            const check = ({ source }) => {
                const target = typeof source?.value === 'string' && fileOf(context.filename, source.value);
                const found = target && fault(context, target);
                if (found) context.report({ node: source, ...found });
            };
            return {
                ImportDeclaration: check,
                ExportNamedDeclaration: check,
                ExportAllDeclaration: check,
                ImportExpression: check,
            };
        },
    };
}

const noCycle = importRule({ cycle: 'Imports go round: {{files}}' }, [], ({ filename, cwd }, target) => {
    const back = way(target, filename);
    const files = back && [filename, ...back].map((file) => path.relative(cwd, file)).join(' → ');
    return files && { messageId: 'cycle', data: { files } };
});

/** Layers are given from the lowest to the highest, each as the folders and files that are in it. */
const downwards = importRule(
    { up: '{{importer}} is below {{target}}: an import points downwards (README.md)' },
    [{ type: 'array', items: { type: 'array', items: { type: 'string' } } }],
    ({ filename, cwd, options: [layers] }, target) => {
        const name = (file) => path.relative(path.join(cwd, 'src'), file);
        const layer = (file) => layers.findIndex((parts) => parts.some((part) => name(file).startsWith(part)));
        const up = layer(filename) >= 0 && layer(filename) < layer(target);
        return up && { messageId: 'up', data: { importer: name(filename), target: name(target) } };
    },
);

export default { rules: { 'no-cycle': noCycle, downwards } };
