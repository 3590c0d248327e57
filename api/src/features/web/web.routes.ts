import { isAppPath, type PublicConfig } from "@ai-humanizer/shared";
import { serveStatic } from "@hono/node-server/serve-static";
import { type Context, Hono } from "hono";
import { compress } from "hono/compress";
import type { AppEnv } from "../../http/env.ts";
import { fixedHeaders, webHeaders, withTransportSecurity } from "../../http/security-headers.ts";
import { sitePages } from "./site-pages.ts";

/**
 * The built web app: its public pages, its files, and the app's page for every other path, as a 404 where it has no
 * screen. It may reach what sign-in and payment need.
 */
export function webRoutes(root: string, publicUrl: string, config: PublicConfig) {
  const app = new Hono<AppEnv>();
  app.use(fixedHeaders(withTransportSecurity(webHeaders(config), publicUrl)));
  app.use(compress());
  // What a build leaves for itself, such as its manifest, is no part of the app.
  app.get("/:hidden{\\.(?!well-known).*}", missing);
  app.route("/", sitePages(root, { publicUrl, simulated: config.simulated }));
  // They are served at their own paths, with the address filled in.
  app.get("/site/*", missing);
  app.use("/assets/*", async (c, next) => {
    // Their names carry a hash of their content.
    c.header("cache-control", "public, max-age=31536000, immutable");
    await next();
  });
  app.use(serveStatic({ root, precompressed: true }));
  // The page would be run as a script by a client that is older than the build.
  app.get("/assets/*", missing);
  const page = serveStatic({ root, path: "index.html", precompressed: true });
  app.get("*", async (c, next) => {
    const answer = await page(c, next);
    if (!answer || isAppPath(c.req.path)) return answer;
    return new Response(answer.body, { status: 404, headers: answer.headers });
  });
  return app;
}

function missing(c: Context): Response {
  c.header("cache-control", "no-store");
  return c.text("Not found", 404);
}
