import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  resolve: {
    alias: {
      "@": fileURLToPath(new URL("./src", import.meta.url)),
      // What a bundler takes for the browser.
      mammoth: "mammoth/mammoth.browser.js",
    },
  },
  test: {
    name: "renderer",
    environment: "jsdom",
    environmentOptions: { jsdom: { url: "http://localhost/dashboard" } },
    include: ["src/**/*.test.{ts,tsx}"],
    setupFiles: ["src/test/setup.ts"],
    testTimeout: 30_000,
    restoreMocks: true,
    unstubGlobals: true,
  },
});
