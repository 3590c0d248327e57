import { existsSync, readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { Hono } from "hono";
import type { AppEnv } from "../../http/env.ts";

/** Stands in the built pages for the address that people reach the server at. */
const addressMark = "%PUBLIC_URL%";
/** The file of the page at the root; every other page's file is named by its path. */
const rootPage = "home";
/** Addresses that no search engine needs. */
const disallowed = ["/api/", "/account", "/history", "/checkout", "/payment", "/admin"];

/**
 * The public pages that the build rendered, each at its path, and what search engines ask for. The pages are read
 * once; without any there are none.
 */
export function sitePages(root: string, publicUrl: string): Hono<AppEnv> {
  const app = new Hono<AppEnv>();
  const origin = publicUrl.replace(/\/$/, "");
  const pages = readPages(path.join(root, "site"), origin);
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

function readPages(folder: string, origin: string): Map<string, string> {
  const pages = new Map<string, string>();
  if (!existsSync(folder)) return pages;
  for (const file of readdirSync(folder).sort()) {
    const name = path.basename(file, ".html");
    const html = readFileSync(path.join(folder, file), "utf8");
    pages.set(name === rootPage ? "/" : `/${name}`, html.replaceAll(addressMark, origin));
  }
  return pages;
}
