/**
 * The emblems that the packs and the page use, as one sprite of SVG symbols; all the others, which
 * somebody's own card may name, as one file that the server takes single ones from.
 */

import { readFileSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";
import { PAGE_EMBLEMS } from "../src/emblems.ts";

interface IconSet {
  icons: Record<string, { body: string }>;
  aliases?: Record<string, { parent: string }>;
}

const ID = "virtual:emblems";
const GAMES = fileURLToPath(new URL("../../src/deskovka/games/", import.meta.url));
const PLACE = "/emblems.svg";
const ALL = "emblems.json";

const set = createRequire(import.meta.url)("@iconify-json/game-icons/icons.json") as IconSet;

function usedByPacks(): string[] {
  return readdirSync(GAMES, { recursive: true, encoding: "utf-8" })
    .filter((file) => /\/cards\/[^/]+\.toml$/.test(file))
    .sort()
    .flatMap((file) => [...readFileSync(GAMES + file, "utf-8").matchAll(/^art = "(.+?)"/gm)])
    .map((found) => found[1] ?? "");
}

function body(name: string): string {
  const icon = set.icons[name] ?? set.icons[set.aliases?.[name]?.parent ?? ""];
  if (!icon) throw new Error(`there is no emblem ${name} among the game-icons`);
  return icon.body;
}

const names = [...new Set([...usedByPacks(), ...PAGE_EMBLEMS])].sort();
const symbol = (name: string) =>
  `<symbol id="${name}" viewBox="0 0 512 512">${body(name)}</symbol>`;
const sprite = () =>
  `<svg xmlns="http://www.w3.org/2000/svg">\n${names.map(symbol).join("\n")}\n</svg>\n`;

/** Every emblem by name. */
const all = () =>
  JSON.stringify(
    Object.fromEntries(
      [...Object.keys(set.icons), ...Object.keys(set.aliases ?? {})]
        .sort()
        .map((name) => [name, body(name)]),
    ),
  );

export function emblems(): Plugin {
  let building = false;
  return {
    name: "emblems",
    configResolved(config) {
      building = config.command === "build";
    },
    resolveId: (id) => (id === ID ? `\0${ID}` : undefined),
    load(id) {
      if (id !== `\0${ID}`) return undefined;
      const url = building
        ? `import.meta.ROLLUP_FILE_URL_${this.emitFile({ type: "asset", name: "emblems.svg", source: sprite() })}`
        : JSON.stringify(PLACE);
      return `export const sprite = ${url};\nexport const names = ${JSON.stringify(names)};`;
    },
    generateBundle() {
      this.emitFile({ type: "asset", fileName: ALL, source: all() });
    },
    configureServer(server) {
      server.middlewares.use(PLACE, (_request, response) => {
        response.setHeader("Content-Type", "image/svg+xml");
        response.end(sprite());
      });
    },
  };
}
