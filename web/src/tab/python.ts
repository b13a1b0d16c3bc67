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

/** Count what is fetched, whoever asks for it. */
function countFetched(setting: Setting, told: (loaded: number) => void): void {
  const plain = self.fetch.bind(self);
  let loaded = 0;
  self.fetch = async (wanted, options) => {
    const response = await plain(wanted, options);
    const file = setting.files.find(({ name }) => response.url.endsWith(`/${name}`));
    if (!response.body || !file || !response.ok) return response;
    const counting = new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        loaded += chunk.byteLength;
        told(loaded);
        controller.enqueue(chunk);
      },
    });
    return new Response(response.body.pipeThrough(counting), {
      headers: { "Content-Type": file.name.endsWith(".wasm") ? "application/wasm" : "" },
    });
  };
}

export async function startPython(
  setting: Setting,
  told: (loaded: number) => void = () => {},
): Promise<Python> {
  countFetched(setting, told);
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
