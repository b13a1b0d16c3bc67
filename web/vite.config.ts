import { readFileSync } from "node:fs";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { emblems } from "./build/emblems.ts";
import { listing } from "./build/listing.ts";

const server = process.env.DESKOVKA_SERVER ?? "http://127.0.0.1:8000";

const WORKER = "service"; // what its scope depends on: it lies beside the page, under its own name

const version = /^version = "(.+)"/m.exec(readFileSync("../pyproject.toml", "utf-8"))?.[1] ?? "";

export default defineConfig({
  define: { __VERSION__: JSON.stringify(version) },
  plugins: [svelte(), emblems(), listing()],
  build: {
    outDir: "../src/deskovka/server/web",
    emptyOutDir: true,
    assetsInlineLimit: 0, // the content policy of the server allows no data: addresses
    target: "es2022",
    rollupOptions: {
      input: { index: "index.html", [WORKER]: "src/tab/service.ts" },
      output: {
        entryFileNames: ({ name }) =>
          name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js",
      },
    },
  },
  server: {
    proxy: { "/api": { target: server, ws: true } },
    fs: { allow: [".."] },
  },
});
