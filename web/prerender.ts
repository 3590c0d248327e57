import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { type Plugin, type ResolvedConfig, runnerImport } from "vite";
import type * as RenderSite from "./src/render-site.tsx";

/** Pages that `site.html` shows; the development server renders them in the browser. */
export const sitePaths: ReadonlySet<string> = new Set(["/", "/quality"]);
/** The server puts its own address here when it starts. */
const publicUrl = "%PUBLIC_URL%";
/** Before the first paint. */
const preloadedFonts = /(inter|newsreader)-latin-wght-normal-[^/]+\.woff2$/;

/** Renders the public pages into `site/` of the build, a file each, named by its path; the landing page is `home`. */
export function prerender(): Plugin {
  let config: ResolvedConfig;
  return {
    name: "prerender",
    configResolved: (resolved) => {
      config = resolved;
    },
    configureServer: (server) => {
      server.middlewares.use((request, _, next) => {
        if (sitePaths.has(new URL(request.url ?? "", "http://none").pathname)) request.url = "/site.html";
        next();
      });
    },
    async writeBundle({ dir = "" }, bundle) {
      const { module } = await runnerImport<typeof RenderSite>(
        path.join(config.root, "src/render-site.tsx"),
        {
          configFile: false,
          root: config.root,
          mode: "production",
          logLevel: "warn",
          resolve: { alias: config.resolve.alias },
        },
      );
      const fonts = Object.keys(bundle)
        .filter((file) => preloadedFonts.test(file))
        .map((file) => `<link rel="preload" href="/${file}" as="font" type="font/woff2" crossorigin />`);
      const app = readFileSync(path.join(dir, "index.html"), "utf8");
      const site = readFileSync(path.join(dir, "site.html"), "utf8");
      mkdirSync(path.join(dir, "site"), { recursive: true });
      for (const page of module.pages) {
        const html = page.markup === null ? app : site;
        const head = [...headOf(page), ...(page.markup === null ? [] : fonts)].join("\n    ");
        const whole = html
          .replace(/<title>.*<\/title>|<!--head-->/, () => head)
          .replace(/ *<meta name="(description|robots)"[^>]*data-default[^>]*>\n/g, "")
          .replace('<div id="root"></div>', () => `<div id="root">${page.markup ?? ""}</div>`);
        writeFileSync(path.join(dir, fileOfPage(page.meta.path)), whole);
      }
      rmSync(path.join(dir, "site.html"));
    },
  };
}

/** Where the build keeps the page at a path. */
export function fileOfPage(at: string): string {
  return `site/${at === "/" ? "home" : at.slice(1)}.html`;
}

function headOf({ meta, data }: RenderSite.RenderedPage): string[] {
  const url = attribute(publicUrl + meta.path);
  const title = attribute(meta.title);
  const description = attribute(meta.description);
  const image = `${publicUrl}/og.png`;
  const lines = [
    `<title>${title}</title>`,
    `<meta name="description" content="${description}" />`,
    `<link rel="canonical" href="${url}" />`,
    `<meta property="og:type" content="website" />`,
    `<meta property="og:site_name" content="AI Humanizer" />`,
    `<meta property="og:title" content="${title}" />`,
    `<meta property="og:description" content="${description}" />`,
    `<meta property="og:url" content="${url}" />`,
    `<meta property="og:image" content="${image}" />`,
    `<meta property="og:image:width" content="1200" />`,
    `<meta property="og:image:height" content="630" />`,
    `<meta name="twitter:card" content="summary_large_image" />`,
  ];
  // In a script element only "<" could end it.
  if (data) {
    const json = JSON.stringify(data).replaceAll("<", "\\u003c");
    lines.push(`<script type="application/ld+json">${json}</script>`);
  }
  return lines;
}

const attribute = (text: string) =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll('"', "&quot;");
