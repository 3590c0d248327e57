import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** Milliseconds: a slow machine is no failure. */
const testTimeout = 30_000;

/** One project a workspace, so that `vitest --project engine` runs a part. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "engine", root: "engine", testTimeout, include: ["src/**/*.test.ts"] } },
      { test: { name: "shared", root: "shared", testTimeout, include: ["src/**/*.test.ts"] } },
      "api/vitest.config.ts",
      "renderer/vitest.config.ts",
      {
        resolve: { alias: { "@": fileURLToPath(new URL("renderer/src", import.meta.url)) } },
        test: {
          name: "desktop",
          root: "desktop",
          testTimeout,
          include: ["src/**/*.test.ts", "e2e/stand-in/*.test.ts"],
        },
      },
      { test: { name: "scripts", root: "scripts", testTimeout, include: ["**/*.test.ts"] } },
    ],
  },
});
