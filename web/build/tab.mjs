/** Runs a module's `answer` in the tab's own Python, under Node: `tab.mjs ENGINE MODULE IN OUT`. */

import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { gunzipSync } from "node:zlib";
import { loadPyodide } from "pyodide";

const [engine, module, asked, told] = process.argv.slice(2);
const unpacked = (name) => gunzipSync(readFileSync(join(engine, `${name}.bin`)));
const bytes = (content) => new Uint8Array(content);
const packages = "/lib/python3.14/site-packages";

const folder = mkdtempSync(join(tmpdir(), "deskovka-tab-"));
const library = join(folder, "python_stdlib.zip");
writeFileSync(library, unpacked("python_stdlib.zip"));
const python = await loadPyodide({ stdLibURL: library, env: { PYTHONNODEBUGRANGES: "1" } });
rmSync(folder, { recursive: true });
python.unpackArchive(bytes(unpacked("deskovka.zip")), "zip", { extractDir: packages });
python.FS.writeFile(`${packages}/asked_for.py`, bytes(readFileSync(module)));
const act = python.runPython("from asked_for import answer; answer");
try {
    const answer = await act(python.toPy(bytes(readFileSync(asked))).tobytes());
    writeFileSync(told, answer.toJs());
} catch (error) {
    console.error(error.message); // Node would show a line of Pyodide, which has a megabyte
    process.exitCode = 1;
}
