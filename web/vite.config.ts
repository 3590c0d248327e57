import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerender } from "./prerender.ts";
import { serviceWorker } from "./service-worker-plugin.ts";

const reactPackages = /node_modules\/(react|react-dom|scheduler)\//;
/** What the public pages and the app's frame both show. */
const common =
  /\/renderer\/src\/(lib\/(cn|optional-part|carried-text|trial-begun|watch-storage|files\/(importable-files|use-drop-zone|why-unread)|session\/seems-signed-in)|content\/sample-text|components\/(wordmark|import-button|ui\/button))\.tsx?$|\/lucide-react\/(?!.*\/icons\/(?!(menu|x|file-up)\.))|vite\/preload-helper/;
/** Paged lists are no first screen's. */
const appPackages =
  /node_modules\/(react-router|react-router-dom|zod|zustand|@tanstack\/(query-core|react-query))\/(?!.*(infiniteQueryObserver|useInfiniteQuery))/;
/** What every screen of the app stands on, and the public pages do without. */
const appBase =
  /^(?!.*\/node_modules\/).*(\/shared\/src\/(?!account|billing\.|desktop|history|humanize-stream|campaign|admin|local-mode|seconds|title|version)|\/renderer\/src\/lib\/(session\/(?!seems)|(api-client|guest-session|query-client|storage|toast-store|trial-context|use-config|viewer)\.ts))/;
/** What every screen within the app's frame shows. */
const appFrame =
  /\/renderer\/src\/(app\/([^/]+|layout\/(app-shell|sidebar|top-bar|page-title|lazy-parts|local-mode-banner))|features\/humanize\/(draft-store|tones)|components\/(message|requested-part|ui\/(progress|switch|checkbox)))\.tsx?$/;
/**
 * Small things that only later parts show. They come in one file: each first screen that leads to such a part carries
 * the names of all its files.
 */
const laterBits =
  /\/lucide-react\/.*\/icons\/(arrow-left|chevron-right|circle-check|info|loader-circle|lock|refresh-cw)\.|\/renderer\/src\/(components\/(avatar|outside-link|ui\/(badge|spinner))|lib\/(out-of-reach|usage|use-debounced)|features\/(account\/plan-badge|auth\/provider-labels))\.tsx?$/;
const fileReader = /\/renderer\/src\/lib\/files\/(read-text-file|file-error|limits)\.ts$/;
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const productionRouter = here("../node_modules/react-router/dist/production/index.mjs");
const apiPort = process.env.API_PORT ?? "8788";

export default defineConfig(({ command }) => ({
  root: here("."),
  plugins: [react(), tailwindcss(), prerender(), serviceWorker()],
  resolve: {
    alias: [
      { find: "@", replacement: here("../renderer/src") },
      // The package's own entry is its development build, with warnings for programmers.
      ...(command === "build" ? [{ find: /^react-router$/, replacement: productionRouter }] : []),
    ],
  },
  server: { proxy: { "/api": `http://localhost:${apiPort}` } },
  worker: { format: "es" },
  build: {
    manifest: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // A preload is a hint: the last browsers without it load a file later, which is no reason to send all the stand-in.
    modulePreload: { polyfill: false },
    rolldownOptions: {
      // The app, and the public pages that load without it.
      // Else a page would run another page's entry for the sake of a module that they share.
      preserveEntrySignatures: "strict",
      input: { app: here("index.html"), site: here("site.html") },
      output: {
        codeSplitting: {
          // What a first screen needs of these in one file: cut up by which screen shares what, it compresses worse.
          groups: [
            { name: "react", test: reactPackages },
            { name: "common", test: common },
            { name: "app-base", test: (id) => appPackages.test(id) || appBase.test(id) },
            { name: "app-frame", test: appFrame },
            { name: "workspace", test: /\/renderer\/src\/app\/pages\/dashboard-page\.tsx$/ },
            { name: "later-bits", test: laterBits },
            { name: "file-reader", test: fileReader },
          ],
        },
      },
    },
  },
}));
