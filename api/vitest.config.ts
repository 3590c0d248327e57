import { defineConfig } from "vitest/config";

export default defineConfig({
  test: {
    name: "api",
    root: import.meta.dirname,
    include: ["{src,test,sandbox}/**/*.test.ts"],
    globalSetup: "test/postgres.setup.ts",
    testTimeout: 20_000,
    hookTimeout: 30_000,
  },
});
