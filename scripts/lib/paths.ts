import path from "node:path";

export const ROOT = path.resolve(import.meta.dirname, "../..");

const SCRIPTS = {
  biome: "@biomejs/biome/bin/biome",
  knip: "knip/bin/knip.js",
  playwright: "@playwright/test/cli.js",
  tsc: "typescript/bin/tsc",
  vite: "vite/bin/vite.js",
  vitest: "vitest/vitest.mjs",
};

/** The script behind a tool's command, to be run by this very Node: no shell, no `.cmd`, the same on each system. */
export function toolPath(tool: keyof typeof SCRIPTS): string {
  return path.join(ROOT, "node_modules", SCRIPTS[tool]);
}
