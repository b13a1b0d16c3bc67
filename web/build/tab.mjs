/** Runs a module in the tab's own Python, under Node: `tab.mjs ENGINE MODULE IN OUT`. */

import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

const [engine, module, asked, told] = process.argv.slice(2);
const { loadPyodide } = await import(pathToFileURL(`${engine}/pyodide.mjs`).href);
const python = await loadPyodide({ indexURL: engine });
const bytes = (path) => new Uint8Array(readFileSync(path));
const packages = "/lib/python3.14/site-packages";
python.unpackArchive(bytes(`${engine}/deskovka.zip`), "zip", { extractDir: packages });
python.FS.writeFile(`${packages}/transcript.py`, bytes(module));
const play = python.runPython("from transcript import all_played; all_played");
const answer = await play(python.toPy(bytes(asked)).tobytes());
writeFileSync(told, answer.toJs());
