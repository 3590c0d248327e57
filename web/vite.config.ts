import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";
import { prerender } from "./prerender.ts";

const reactPackages = /node_modules\/(react|react-dom|scheduler)\//;
const appPackages =
  /node_modules\/(react-router|react-router-dom|zod|zustand|@tanstack\/(query-core|react-query))\//;
/** What every screen of the app stands on, and the public pages do without. */
const appBase =
  /^(?!.*\/node_modules\/).*(\/shared\/src\/|\/renderer\/src\/lib\/(session\/|(api-client|guest-session|query-client|storage|toast-store|use-config|viewer)\.ts))/;
const here = (file: string) => fileURLToPath(new URL(file, import.meta.url));
const apiPort = process.env.API_PORT ?? "8788";

export default defineConfig({
  root: here("."),
  plugins: [react(), tailwindcss(), prerender()],
  resolve: { alias: { "@": here("../renderer/src") } },
  server: { proxy: { "/api": `http://localhost:${apiPort}` } },
  worker: { format: "es" },
  build: {
    manifest: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    rolldownOptions: {
      // The app, and the public pages that load without it.
      input: { app: here("index.html"), site: here("site.html") },
      output: {
        codeSplitting: {
          // What a first screen needs of these in one file: cut up by which screen shares what, it compresses worse.
          groups: [
            { name: "react", test: reactPackages },
            { name: "app-base", test: (id) => appPackages.test(id) || appBase.test(id) },
          ],
        },
      },
    },
  },
});
