import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** One project a workspace, so that `vitest --project engine` runs a part. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "engine", root: "engine", include: ["src/**/*.test.ts"] } },
      { test: { name: "shared", root: "shared", include: ["src/**/*.test.ts"] } },
      "api/vitest.config.ts",
      "renderer/vitest.config.ts",
      {
        resolve: { alias: { "@": fileURLToPath(new URL("renderer/src", import.meta.url)) } },
        test: { name: "desktop", root: "desktop", include: ["src/**/*.test.ts", "e2e/stand-in/*.test.ts"] },
      },
      { test: { name: "scripts", root: "scripts", include: ["**/*.test.ts"] } },
    ],
  },
});
