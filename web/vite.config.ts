import { fileURLToPath } from "node:url";
import tailwindcss from "@tailwindcss/vite";
import react from "@vitejs/plugin-react";
import { defineConfig } from "vite";

const firstScreenPackages =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|zod|zustand|@tanstack\/(query-core|react-query))\//;
const apiPort = process.env.API_PORT ?? "8788";

export default defineConfig({
  root: fileURLToPath(new URL(".", import.meta.url)),
  plugins: [react(), tailwindcss()],
  resolve: { alias: { "@": fileURLToPath(new URL("../renderer/src", import.meta.url)) } },
  server: { proxy: { "/api": `http://localhost:${apiPort}` } },
  build: {
    manifest: true,
    // Inlined files would need `data:` in the content security policy.
    assetsInlineLimit: 0,
    // What the first screen needs of these in one file: cut up by which screen shares what, it compresses worse.
    rolldownOptions: {
      output: { codeSplitting: { groups: [{ name: "vendor", test: firstScreenPackages }] } },
    },
  },
});
