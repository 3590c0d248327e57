import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";

/** Version 0.1.0 as it stands in a folder, looking for updates at `url`, and 0.2.0 as it will. */
export function installIn(dataDir: string, url: string) {
  const inData = (name: string) => path.join(dataDir, name);
  const installed = inData("AI-Humanizer-0.1.0.AppImage");
  const config = inData("app-update.yml");
  writeFileSync(installed, "the old version");
  writeFileSync(config, JSON.stringify({ provider: "generic", url, updaterCacheDirName: "updates" }));
  return {
    installed,
    next: inData("AI-Humanizer-0.2.0.AppImage"),
    env: { DESKTOP_UPDATE_CONFIG: config, APPIMAGE: installed, XDG_CACHE_HOME: inData("cache") },
  };
}

/** Waits until a program of the update server was started; returns what it was told of its installation. */
export async function environmentOf(program: string): Promise<string> {
  await expect.poll(() => existsSync(`${program}.ran`)).toBe(true);
  return readFileSync(`${program}.ran`, "utf8");
}
