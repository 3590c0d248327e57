import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig, type Plugin, type UserConfig } from "vite";
import electron from "vite-plugin-electron";
import { localApiOrigin } from "../scripts/lib/local-api.ts";
import manifest from "./package.json" with { type: "json" };

const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));

/** Packages with files of their own beside the code: they are shipped as packages. */
const external = ["electron", "electron-updater", "better-sqlite3", "eld/extrasmall"];
const define = {
  // What a packaged app talks to; a run from the sources takes the environment's.
  __API_ORIGIN__: JSON.stringify(process.env.DESKTOP_API_ORIGIN || localApiOrigin),
  __APP_VERSION__: JSON.stringify(manifest.version),
};

/** A build of code that runs in Node. Sandboxed preload code must be CommonJS in one file. */
function nodeBuild(entry: Record<string, string>, outDir: string, format: "es" | "cjs"): UserConfig {
  const entryFileNames = format === "cjs" ? "[name].cjs" : "[name].js";
  return {
    define,
    // Of the engine's models and lexicon, their place beside the code, as files.
    base: "./",
    build: {
      assetsInlineLimit: 0,
      outDir: here(outDir),
      emptyOutDir: true,
      minify: false,
      target: "node24",
      rolldownOptions: { input: entry, external, output: { format, entryFileNames } },
      copyPublicDir: false,
    },
  };
}

const electronParts: Plugin[] = electron([
  {
    vite: nodeBuild(
      { main: here("src/main/main.ts"), "engine-process": here("src/main/offline/engine-process.ts") },
      "dist/main",
      "es",
    ),
  },
  { vite: nodeBuild({ preload: here("src/preload/preload.ts") }, "dist/preload", "cjs") },
]);

export default defineConfig({
  root: here("."),
  // A screen may be loaded at any path.
  base: "/",
  plugins: [react(), tailwindcss(), electronParts],
  resolve: { alias: { "@": here("../renderer/src") } },
  worker: { format: "es" },
  build: { outDir: "dist/renderer", assetsInlineLimit: 0 },
});
