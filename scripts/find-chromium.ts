import { execFileSync, spawnSync } from "node:child_process";
import { accessSync, constants, existsSync, statSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

/** What the search for a browser depends on; a test passes its own. */
export type Machine = {
  platform: NodeJS.Platform;
  env: Readonly<Record<string, string | undefined>>;
  isExecutable: (file: string) => boolean;
  /** Where Playwright would keep its own Chromium, installed or not. */
  playwrightPath: string;
};

const HOW_TO_INSTALL =
  "No Chrome or Chromium found: install Google Chrome or Chromium, or run `npx playwright install chromium`, or set CHROMIUM_PATH to the program.";

/** Chrome's or Chromium's program file, or null. CHROMIUM_PATH wins, then the system's, then Playwright's own. */
export function findChromium(machine: Machine = thisMachine()): string | null {
  const chosen = machine.env.CHROMIUM_PATH;
  if (chosen) {
    if (machine.isExecutable(chosen)) return chosen;
    throw new Error(`CHROMIUM_PATH is set to ${chosen}, which is not a program that can be run.`);
  }
  return [...candidates(machine), machine.playwrightPath].find(machine.isExecutable) ?? null;
}

/** Like `findChromium`, but installs Debian's package where that is possible without asking, and throws otherwise. */
export function requireChromium(): string {
  const found = findChromium();
  if (found) return found;
  if (canInstall()) {
    console.error("Installing Chromium with apt-get ...");
    const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
    for (const args of [
      ["update", "-qq"],
      ["install", "-y", "-qq", "--no-install-recommends", "chromium", "fonts-liberation"],
    ]) {
      const { status } = spawnSync("apt-get", args, { env, stdio: ["ignore", "ignore", "inherit"] });
      if (status !== 0) throw new Error(HOW_TO_INSTALL);
    }
  }
  const installed = findChromium();
  if (!installed) throw new Error(HOW_TO_INSTALL);
  return installed;
}

function thisMachine(): Machine {
  return {
    platform: process.platform,
    env: process.env,
    isExecutable,
    playwrightPath: chromium.executablePath(),
  };
}

function candidates({ platform, env }: Machine): string[] {
  if (platform === "darwin") {
    const folders = ["/Applications", path.posix.join(env.HOME ?? "", "Applications")];
    const apps = ["Google Chrome", "Chromium"];
    return folders.flatMap((folder) => apps.map((app) => `${folder}/${app}.app/Contents/MacOS/${app}`));
  }
  if (platform === "win32") {
    const folders = [env.PROGRAMFILES, env["PROGRAMFILES(X86)"], env.LOCALAPPDATA].filter(
      (it) => it !== undefined,
    );
    return folders.flatMap((folder) =>
      ["Google\\Chrome", "Chromium"].map((app) => path.win32.join(folder, app, "Application", "chrome.exe")),
    );
  }
  const names = ["google-chrome-stable", "google-chrome", "chromium", "chromium-browser"];
  const folders = [...(env.PATH ?? "").split(":"), "/usr/bin", "/snap/bin"].filter((it) => it !== "");
  return names.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}

function isExecutable(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    return false;
  }
}

/** Root on Debian itself: Ubuntu's `chromium` package is only a pointer to a snap, which containers cannot run. */
function canInstall(): boolean {
  if (process.getuid?.() !== 0 || !existsSync("/etc/os-release")) return false;
  const release = execFileSync("sh", ["-c", '. /etc/os-release && echo "$ID"'], { encoding: "utf8" });
  return release.trim() === "debian";
}

if (import.meta.main) console.log(requireChromium());
