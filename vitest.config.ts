import { defineConfig } from "vitest/config";

/** One project a workspace, so that `vitest --project engine` runs a part; renderer and api bring their own set-up. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "engine", root: "engine", include: ["src/**/*.test.ts"] } },
      { test: { name: "shared", root: "shared", include: ["src/**/*.test.ts"] } },
      { test: { name: "scripts", root: "scripts", include: ["**/*.test.ts"] } },
    ],
  },
});
