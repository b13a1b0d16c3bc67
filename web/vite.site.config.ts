/** The page without a server: the same sources, with the tab's way to its engine. */

import { defaultClientConditions, defineConfig, mergeConfig } from "vite";
import page from "./vite.config.ts";

export default mergeConfig(
  page,
  defineConfig({
    base: "./",
    resolve: { conditions: ["tab", ...defaultClientConditions] },
    worker: { format: "es" },
    build: { outDir: "../src/deskovka/site/kit/page" },
  }),
);
