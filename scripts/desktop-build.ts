/** `npm run desktop:build`: builds the desktop app and packages it for this system; arguments go to electron-builder. */
import path from "node:path";
import { startChild } from "./lib/child.ts";
import { buildDesktopIfStale } from "./lib/desktop-build.ts";
import { ROOT } from "./lib/paths.ts";
import { whenAskedToEnd } from "./lib/when-asked-to-end.ts";

const builder = path.join(ROOT, "node_modules", "electron-builder", "cli.js");

await buildDesktopIfStale();
const args = [
  builder,
  "--projectDir",
  path.join(ROOT, "desktop"),
  "--config",
  path.join(ROOT, "electron-builder.yml"),
];
const child = startChild(
  { command: process.execPath, args: [...args, ...process.argv.slice(2)], cwd: ROOT },
  "inherit",
);
whenAskedToEnd(() => void child.stop(5_000));
process.exitCode = (await child.exited).code ?? 1;
