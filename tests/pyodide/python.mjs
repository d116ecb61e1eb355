// Python as a browser has it, for Node: installs wheels and runs a module.
//
//     node python.mjs [--wheel FILE]... [--site FOLDER]... -m MODULE [ARGUMENT]...
//
// A wheel is unpacked into Pyodide's own site-packages. A site is a folder of installed packages on this machine. The
// module runs in the folder that this is called from, with its input, output and errors. Nothing is fetched.

import { readFileSync, readSync, writeSync } from "node:fs";
import { resolve } from "node:path";
import { loadPyodide } from "pyodide";

const RUN_MODULE = `
import os, runpy, sys, traceback

def run(module, arguments, sites):
    os.chdir("/here")
    sys.path[:0] = ["/here", *sites]
    sys.argv[:] = [module, *arguments]
    try:
        runpy.run_module(module, run_name="__main__", alter_sys=True)
    except SystemExit as stop:
        if stop.code is None or isinstance(stop.code, int):
            return stop.code or 0
        print(stop.code, file=sys.stderr)
        return 1
    except BaseException:
        traceback.print_exc()
        return 1
    finally:
        sys.stdout.flush()
        sys.stderr.flush()
    return 0

run
`;

function parse(words) {
  const order = { wheels: [], sites: [], module: "", rest: [] };
  while (words.length) {
    const word = words.shift();
    if (word === "--wheel") order.wheels.push(words.shift());
    else if (word === "--site") order.sites.push(words.shift());
    else if (word === "-m") {
      order.module = words.shift();
      order.rest = words.splice(0);
    } else throw new Error(`unknown argument ${word}`);
  }
  if (!order.module) throw new Error("say which module to run: -m MODULE");
  return order;
}

function passOn(descriptor) {
  return {
    write: (bytes) => {
      for (let at = 0; at < bytes.length; ) at += writeSync(descriptor, bytes, at);
      return bytes.length;
    },
  };
}

async function main() {
  const order = parse(process.argv.slice(2));
  const python = await loadPyodide({ env: { ...process.env, PYTHONDONTWRITEBYTECODE: "1" } });
  python.setStdin({ read: (buffer) => readSync(0, buffer) });
  python.setStdout(passOn(1));
  python.setStderr(passOn(2));
  const extractDir = python.runPython("import sysconfig; sysconfig.get_path('purelib')");
  for (const wheel of order.wheels) python.unpackArchive(new Uint8Array(readFileSync(wheel)), "wheel", { extractDir });
  const sites = order.sites.map((site, number) => {
    python.mountNodeFS(`/site${number}`, resolve(site));
    return `/site${number}`;
  });
  python.mountNodeFS("/here", process.cwd());
  const run = python.runPython(RUN_MODULE);
  return run(order.module, python.toPy(order.rest), python.toPy(sites));
}

// Uncaught, an error would be shown with the line it comes from, and Pyodide is one line of a megabyte.
process.exitCode = await main().catch((error) => {
  console.error(error.message);
  return 2;
});
