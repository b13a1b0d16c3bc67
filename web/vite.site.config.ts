/** The page without a server: the same sources, with the tab's way to its engine. */

import { defaultClientConditions, defineConfig, mergeConfig } from "vite";
import page from "./vite.config.ts";

const WORKER = "service"; // what its scope depends on: it lies beside the page, under its own name

export default mergeConfig(
  page,
  defineConfig({
    base: "./",
    resolve: { conditions: ["tab", ...defaultClientConditions] },
    worker: { format: "es" },
    build: {
      outDir: "../src/deskovka/site/kit/page",
      rollupOptions: {
        input: { index: "index.html", [WORKER]: "src/tab/service.ts" },
        output: {
          entryFileNames: ({ name }) =>
            name === WORKER ? `${WORKER}.js` : "assets/[name]-[hash].js",
        },
      },
    },
  }),
);
