import path from "node:path";
import { serveStatic } from "@hono/node-server/serve-static";
import { Hono } from "hono";
import { compress } from "hono/compress";
import type { AppEnv } from "../../http/env.ts";
import { fixedHeaders, webHeaders } from "../../http/security-headers.ts";

/** The built web app: its files, and its one page for every other path. */
export function webRoutes(root: string, { https }: { https: boolean }) {
  const app = new Hono<AppEnv>();
  app.use(fixedHeaders(webHeaders, { https }));
  app.use(compress());
  app.use(
    serveStatic({
      root,
      precompressed: true,
      onFound: (file, c) => c.header("cache-control", cacheControl(path.relative(root, file))),
    }),
  );
  // A missing asset must not be answered with the page: a stale client would run HTML as a script.
  app.get("/assets/*", (c) => c.text("Not found", 404));
  app.get("*", async (c, next) => {
    c.header("cache-control", "no-cache");
    return await serveStatic<AppEnv>({ root, path: "index.html", precompressed: true })(c, next);
  });
  return app;
}

/** Files under `assets/` carry a hash of their content in their name; all others are asked for again. */
function cacheControl(file: string): string {
  return file.startsWith(`assets${path.sep}`) ? "public, max-age=31536000, immutable" : "no-cache";
}
