/**
 * What the service worker of a server's page keeps: all its files with their hashes. `deskovka site`
 * writes the same for a page without a server, whose files are not all known here.
 */

import { createHash } from "node:crypto";
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

const NAME = "site.json";
const WORKER = "service.js";
const APART = [WORKER, "emblems.json"]; // not kept
const PUBLIC = fileURLToPath(new URL("../public/", import.meta.url));

const hash = (content: string | Uint8Array) =>
  createHash("sha256").update(content).digest("hex").slice(0, 12);

export function listing(): Plugin {
  let alone = false;
  return {
    name: "listing",
    enforce: "post",
    configResolved(config) {
      alone = config.base === "./";
    },
    generateBundle: {
      order: "post",
      handler(_options, bundle) {
        if (alone) return;
        const files: Record<string, string> = {};
        for (const [name, made] of Object.entries(bundle))
          if (!APART.includes(name))
            files[name] = hash(made.type === "chunk" ? made.code : made.source);
        for (const name of readdirSync(PUBLIC)) files[name] = hash(readFileSync(PUBLIC + name));
        const source = JSON.stringify({ files, served: true });
        this.emitFile({ type: "asset", fileName: NAME, source });
        const worker = bundle[WORKER];
        // a browser looks for a new version in this file only
        if (worker?.type === "chunk") worker.code += `// ${hash(source)}\n`;
      },
    },
  };
}
