import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    root: import.meta.dirname,
    include: [process.env.PICTURES ?? "*.test.ts"],
    globalSetup: "setup.ts",
    maxWorkers: 2,
    testTimeout: 300_000,
    retry: 1, // a busy machine may run into a browser's own time-outs
    hookTimeout: 60_000,
  },
});
