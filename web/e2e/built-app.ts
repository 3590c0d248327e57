import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import path from "node:path";
import { serve } from "@hono/node-server";
import { Hono } from "hono";
import { webRoutes } from "../../api/src/features/web/web.routes.ts";
import { publicConfig } from "../../api/src/public-config.ts";
import { parseSettings } from "../../api/src/settings/parse.ts";
import { WEB_ROOT } from "../../scripts/lib/web-build.ts";
import { writeServiceWorker } from "../service-worker-plugin.ts";

/** A copy of the built app behind the server's own routes, without an API, whose builds a test can replace. */
export async function startBuiltApp() {
  const root = mkdtempSync(path.join(tmpdir(), "ai-humanizer-build-"));
  cpSync(WEB_ROOT, root, { recursive: true });
  const app = new Hono();
  app.all("/api/*", (c) => c.json({ message: "Not here", code: "not_found" }, 404));
  app.route("/", webRoutes(root, "http://localhost", publicConfig(parseSettings({}), null, null)));
  const { server, origin } = await new Promise<{ server: ReturnType<typeof serve>; origin: string }>(
    (resolve) => {
      const started = serve({ fetch: app.fetch, port: 0, hostname: "localhost" }, ({ port }: AddressInfo) =>
        resolve({ server: started, origin: `http://localhost:${port}` }),
      );
    },
  );
  return {
    origin,
    /** Puts a new build in the place of the old: the same app with another mark in its page and its manifest. */
    deploy: async (mark: string) => {
      const page = path.join(root, "index.html");
      const html = readFileSync(page, "utf8").replace(
        /<meta name="build".*?>|(?=<\/head>)/,
        `<meta name="build" content="${mark}" />`,
      );
      writeFileSync(page, html);
      const manifest = path.join(root, "manifest.webmanifest");
      const described = { ...JSON.parse(readFileSync(manifest, "utf8")), description: mark };
      writeFileSync(manifest, JSON.stringify(described));
      await writeServiceWorker(root);
    },
    stop: () => {
      server.close();
      rmSync(root, { recursive: true, force: true });
    },
  };
}
