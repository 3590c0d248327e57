/** `npm run desktop`: starts the desktop app against a running API, local mode's unless DESKTOP_API_ORIGIN names one. */
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { startChild } from "./lib/child.ts";
import { buildDesktopIfStale } from "./lib/desktop-build.ts";
import { ROOT } from "./lib/paths.ts";
import { whenAskedToEnd } from "./lib/when-asked-to-end.ts";

const folder = path.join(ROOT, "node_modules", "electron");

/** Electron's program, which its package fetches when it is first needed. */
async function electronProgram(): Promise<string> {
  const pathFile = path.join(folder, "path.txt");
  if (!existsSync(pathFile)) {
    console.log("Downloading Electron ...");
    const { code } = await startChild(
      { command: process.execPath, args: [path.join(folder, "install.js")], cwd: ROOT },
      "inherit",
    ).exited;
    if (code !== 0 || !existsSync(pathFile)) {
      throw new Error(
        "Electron could not be downloaded; ELECTRON_MIRROR names another place to get it from.",
      );
    }
  }
  return path.join(folder, "dist", readFileSync(pathFile, "utf8"));
}

try {
  await buildDesktopIfStale();
  const app = startChild(
    { command: await electronProgram(), args: [path.join(ROOT, "desktop")], cwd: ROOT },
    "inherit",
  );
  whenAskedToEnd(() => void app.stop(5_000));
  process.exitCode = (await app.exited).code ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
