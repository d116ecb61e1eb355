// How many bytes Python has left in a page when all is imported, before its memory must grow; below 0 it has grown.
//
//     node room.mjs FOLDER IMPORTS
//
// The folder is the page's own, with Pyodide and the code; the imports are those that the page runs. Pyodide always
// begins with memory of one size, so that a snapshot of more can't be loaded again.

import { readFileSync } from "node:fs";
import { resolve } from "node:path";

const [folder, imports] = process.argv.slice(2).map((path) => resolve(path));
const { loadPyodide } = await import(`${folder}/pyodide.mjs`);
const python = await loadPyodide({ indexURL: `${folder}/`, _makeSnapshot: true });
const memory = python._module.HEAP8.length;
python.FS.writeFile("/rollwright.zip", readFileSync(`${folder}/rollwright.zip`));
python.runPython("import sys; sys.path.insert(0, '/rollwright.zip')");
python.runPython(readFileSync(imports, "utf8"));
console.log(memory - python._module._sbrk(0));
