import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from "node:fs";
import path from "node:path";
import { fileURLToPath } from "node:url";
import { appPathPattern } from "@ai-humanizer/shared";
import { type Plugin, transformWithOxc } from "vite";
import { fileOfPage, sitePaths } from "./prerender.ts";

const source = fileURLToPath(new URL("service-worker/worker.ts", import.meta.url));
/** Bytes of a script that the shell keeps from the start; what is larger is kept once it was used. */
const largestScript = 200_000;
const latinFonts = /-latin-wght-normal-[^/]+\.woff2$/;
const alsoKept = ["manifest.webmanifest", "favicon.svg", "icons/icon-192.png"];

/** Writes the service worker beside the built app, once all of it is there. */
export function serviceWorker(): Plugin {
  return {
    name: "service-worker",
    apply: "build",
    writeBundle: {
      order: "post",
      sequential: true,
      handler: async ({ dir = "" }) => writeServiceWorker(dir),
    },
  };
}

/** Writes `sw.js` for the build in a folder. Its text changes with every file that it keeps. */
export async function writeServiceWorker(root: string): Promise<void> {
  const files = new Map(shellFiles(root).map(([url, file]) => [url, path.join(root, file)]));
  const { code } = await transformWithOxc(readFileSync(source, "utf8"), source);
  const hash = createHash("sha256").update(code);
  for (const [url, file] of files) hash.update(url).update(readFileSync(file));
  const constants = {
    version: hash.digest("hex").slice(0, 16),
    precached: [...files.keys()],
    pages: [...sitePaths],
    screens: appPathPattern.source,
  };
  const head = Object.entries(constants).map(([name, value]) => `const ${name} = ${JSON.stringify(value)};`);
  writeFileSync(path.join(root, "sw.js"), `${head.join("\n")}\n${code}`);
}

/** The files that an offline visit needs: address, and path in the build. */
function shellFiles(root: string): [url: string, file: string][] {
  const pages = [...sitePaths].map((at): [string, string] => [at, fileOfPage(at)]);
  const assets = readdirSync(path.join(root, "assets"))
    .filter((name) => {
      if (name.endsWith(".js")) return statSync(path.join(root, "assets", name)).size <= largestScript;
      return name.endsWith(".css") || latinFonts.test(name);
    })
    .sort()
    .map((name): [string, string] => [`/assets/${name}`, `assets/${name}`]);
  const others = ["index.html", ...alsoKept].map((name): [string, string] => [`/${name}`, name]);
  return [...pages, ...others, ...assets].filter(([, file]) => existsSync(path.join(root, file)));
}
