import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [process.env.SCREENSHOTS ? "screenshots.ts" : "*.test.ts"],
    globalSetup: "setup.ts",
    maxWorkers: 2,
    testTimeout: 300_000,
    retry: 2, // a browser on a busy machine misses a key now and then
    hookTimeout: 60_000,
  },
});
