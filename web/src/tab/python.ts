/** Python in a worker: fetched with a word on how far it is, then started. */

import type { Setting } from "./messages.ts";

/** A Python object, as far as it is used here. */
export interface PythonObject {
  toJs(): unknown;
  destroy(): void;
}

export interface Python {
  unpackArchive(archive: Uint8Array, format: string, options: { extractDir: string }): void;
  runPython(code: string): unknown;
}

interface Loader {
  loadPyodide(options: Record<string, unknown>): Promise<Python>;
}

const PACKAGES = "/lib/python3.14/site-packages";

const PACKED = ".bin"; // in gzip: not every host compresses such files

type Bytes = Uint8Array<ArrayBuffer>;

/** Unpack what is packed, and count what is fetched, whoever asks for it. */
function fetchPacked({ engine, files }: Setting, told: (loaded: number) => void): void {
  const plain = self.fetch.bind(self);
  let loaded = 0;
  self.fetch = async (wanted, options) => {
    const name = String(wanted).replace(engine, "");
    const packed = files.some((file) => file.name === name + PACKED);
    const response = await plain(packed ? engine + name + PACKED : wanted, options);
    if (!response.body || !response.ok || !String(wanted).startsWith(engine)) return response;
    const counting = new TransformStream<Bytes, Bytes>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        told(loaded);
        controller.enqueue(chunk);
      },
    });
    const counted = response.body.pipeThrough(counting);
    const found = packed ? counted.pipeThrough(new DecompressionStream("gzip")) : counted;
    const kind = name.endsWith(".wasm") ? "application/wasm" : "application/octet-stream";
    return new Response(found, { headers: { "Content-Type": kind } });
  };
}

export async function startPython(
  setting: Setting,
  told: (loaded: number) => void = () => {},
): Promise<Python> {
  fetchPacked(setting, told);
  const at = (name: string) => new URL(name, setting.engine).href;
  const library = fetch(at("deskovka.zip")).then((answer) => answer.arrayBuffer());
  const { loadPyodide } = (await import(/* @vite-ignore */ at("pyodide.mjs"))) as Loader;
  const python = await loadPyodide({
    indexURL: setting.engine,
    stdLibURL: at("python_stdlib.zip"),
    env: { LANG: setting.language, PYTHONDONTWRITEBYTECODE: "1" },
  });
  python.unpackArchive(new Uint8Array(await library), "zip", { extractDir: PACKAGES });
  return python;
}
