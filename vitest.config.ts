import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

/** One project a workspace, so that `vitest --project engine` runs a part. */
export default defineConfig({
  test: {
    projects: [
      { test: { name: "engine", root: "engine", include: ["src/**/*.test.ts"] } },
      { test: { name: "shared", root: "shared", include: ["src/**/*.test.ts"] } },
      { test: { name: "api", root: "api", include: ["{src,test}/**/*.test.ts"] } },
      {
        test: {
          name: "renderer",
          root: "renderer",
          include: ["src/**/*.test.{ts,tsx}"],
          environment: "jsdom",
        },
        resolve: { alias: { "@": fileURLToPath(new URL("./renderer/src", import.meta.url)) } },
      },
      { test: { name: "scripts", root: "scripts", include: ["**/*.test.ts"] } },
    ],
  },
});
