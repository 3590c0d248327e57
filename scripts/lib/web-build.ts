import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import path from "node:path";
import { startChild } from "./child.ts";
import { contentHash } from "./content-hash.ts";
import { ROOT, toolPath } from "./paths.ts";

export const WEB_ROOT = path.join(ROOT, "web", "dist");
const STAMP = path.join(WEB_ROOT, ".stamp");

/** All that the bundle is made of; of the engine, its detector and its evaluation. */
const SOURCES = ["package-lock.json", "engine", "renderer", "shared", "web"];
const NOT_SOURCES = /(^|\/)(node_modules|dist|e2e|test-results|playwright-report)$|\.test\.tsx?$/;

/** Builds the web app into `WEB_ROOT` if it is not there or older than its sources. Throws with the build's output. */
export async function buildWebIfStale(): Promise<void> {
  const hash = contentHash(ROOT, SOURCES, (file) => NOT_SOURCES.test(file));
  if (existsSync(STAMP) && readFileSync(STAMP, "utf8") === hash) return;
  rmSync(STAMP, { force: true });

  console.log("Building the web app ...");
  let log = "";
  const command = {
    command: process.execPath,
    args: [toolPath("vite"), "build"],
    cwd: path.join(ROOT, "web"),
  };
  const child = startChild(command, (chunk) => {
    log += chunk;
  });
  const { code, error } = await child.exited;
  if (code !== 0) throw new Error(`The web app could not be built.\n${error?.message ?? log}`);
  writeFileSync(STAMP, hash);
}
