import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { localModeNotice } from "@ai-humanizer/shared";
import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";

/** A placeholder in the built pages for the address at which people reach the server. */
const addressMark = "%PUBLIC_URL%";
/** The banner of local mode in the built pages, hidden until it is filled in. */
const banner = /<aside hidden(.*)%LOCAL_MODE%<\/aside>/;
/** The file of the page at the root; every other page's file is named by its path. */
const rootPage = "home";
/** Addresses that no search engine needs. */
const disallowed = ["/api/", "/account", "/history", "/checkout", "/payment", "/admin"];

interface SitePagesOptions {
  readonly publicUrl: string;
  /** What local mode simulates, in words. */
  readonly simulated: readonly string[];
}

/**
 * The public pages that the build rendered, each at its path, and what search engines ask for. The pages are read
 * once; without any there are none.
 */
export function sitePages(root: string, { publicUrl, simulated }: SitePagesOptions): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const origin = publicUrl.replace(/\/$/, "");
  const filled = simulated.length === 0 ? "" : `<aside$1${localModeNotice(simulated)}</aside>`;
  const pages = readPages(path.join(root, "site"), (html) =>
    html.replaceAll(addressMark, origin).replace(banner, filled),
  );
  for (const [at, html] of pages) app.get(at, (c) => c.html(html));
  const locations = [...pages.keys()].map((at) => `<url><loc>${origin}${at}</loc></url>`);
  const sitemap = `<?xml version="1.0" encoding="UTF-8"?>
<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${locations.join("")}</urlset>
`;
  const robots = [
    "User-agent: *",
    ...disallowed.map((at) => `Disallow: ${at}`),
    "",
    `Sitemap: ${origin}/sitemap.xml`,
  ];
  app.get("/sitemap.xml", (c) => c.body(sitemap, 200, { "content-type": "application/xml; charset=utf-8" }));
  app.get("/robots.txt", (c) => c.text(`${robots.join("\n")}\n`));
  return app;
}

function readPages(folder: string, fill: (html: string) => string): Map<string, string> {
  const pages = new Map<string, string>();
  if (!existsSync(folder)) return pages;
  for (const file of readdirSync(folder).sort()) {
    const name = path.basename(file, ".html");
    const html = readFileSync(path.join(folder, file), "utf8");
    pages.set(name === rootPage ? "/" : `/${name}`, fill(html));
  }
  return pages;
}
