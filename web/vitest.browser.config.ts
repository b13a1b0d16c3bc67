import { defineConfig } from "vitest/config";

/** Real games in a real browser, against a real server. */
export default defineConfig({
  test: {
    include: ["tests/**/*.test.ts"],
    environment: "node",
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 60_000,
  },
});
