/** `npm run desktop:build`: builds the desktop app and packages it for this system; arguments go to electron-builder. */
import path from "node:path";
import { startChild } from "./lib/child.ts";
import { buildDesktopIfStale } from "./lib/desktop-build.ts";
import { ROOT } from "./lib/paths.ts";
import { readReleaseSettings } from "./lib/release-settings.ts";
import { stageRelease } from "./lib/staged-rollout.ts";
import { whenAskedToEnd } from "./lib/when-asked-to-end.ts";

const builder = path.join(ROOT, "node_modules", "electron-builder", "cli.js");
const desktop = path.join(ROOT, "desktop");

try {
  const { apiOrigin, percentage } = readReleaseSettings(process.env);
  await buildDesktopIfStale(apiOrigin);
  const args = [
    builder,
    ...["--projectDir", desktop],
    ...["--config", path.join(ROOT, "electron-builder.yml")],
    // Packages for Linux must name a home page.
    `--config.extraMetadata.homepage=${apiOrigin}`,
    ...process.argv.slice(2),
  ];
  const child = startChild({ command: process.execPath, args, cwd: ROOT }, "inherit");
  whenAskedToEnd(() => void child.stop(5_000));
  const { code } = await child.exited;
  if (code === 0) stageRelease(path.join(desktop, "release"), percentage);
  process.exitCode = code ?? 1;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
