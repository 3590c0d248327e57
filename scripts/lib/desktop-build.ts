import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startChild } from "./child.ts";
import { contentHash } from "./content-hash.ts";
import { localApiOrigin } from "./local-api.ts";
import { ROOT, toolPath } from "./paths.ts";

const DIST = path.join(ROOT, "desktop", "dist");
const STAMP = path.join(DIST, ".stamp");
const SOURCES = ["package-lock.json", "engine", "renderer", "shared", "desktop"];
const NOT_SOURCES = /(^|\/)(node_modules|dist|e2e|release|test-results|playwright-report)$|\.test\.tsx?$/;

/**
 * Builds main process, preload code and pages of the desktop app if they are older than their sources.
 * @param apiOrigin the API that a packaged app talks to; a run from the sources takes the environment's
 */
export async function buildDesktopIfStale(apiOrigin = localApiOrigin): Promise<void> {
  const hash = `${contentHash(ROOT, SOURCES, (file) => NOT_SOURCES.test(file))} ${apiOrigin}`;
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return;
  // All of the folder is packaged: nothing of an earlier build may stay.
  rmSync(DIST, { recursive: true, force: true });

  console.log("Building the desktop app ...");
  let log = "";
  const command = {
    command: process.execPath,
    args: [toolPath("vite"), "build"],
    cwd: path.join(ROOT, "desktop"),
    env: { ...process.env, DESKTOP_API_ORIGIN: apiOrigin },
  };
  const child = startChild(command, (chunk) => {
    log += chunk;
  });
  const { code, error } = await child.exited;
  if (code !== 0) throw new Error(`The desktop app could not be built.\n${error?.message ?? log}`);
  writeFileSync(STAMP, hash);
}
