import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    root: import.meta.dirname,
    include: ["{src,test,sandbox}/**/*.test.ts"],
    globalSetup: "test/postgres.setup.ts",
    // A slow machine is no failure.
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
