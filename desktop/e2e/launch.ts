import { mkdirSync, mkdtempSync } from "node:fs";
import path from "node:path";
import type { Desktop } from "./desktop.ts";
import { canLaunchElectron, launchElectron } from "./launch-electron.ts";
import { launchStandIn } from "./launch-stand-in.ts";

interface LaunchOptions {
  readonly apiOrigin: string;
  /** Folder of the app's data; a new one unless given. */
  readonly dataDir?: string;
  /** Keys that another program holds. */
  readonly takenKeys?: string;
  /** What the app is started with, such as a file to open. */
  readonly args?: readonly string[];
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built app: on Electron where that is installed, else on its stand-in. */
export async function launchDesktop({
  apiOrigin,
  dataDir = newDataDir(),
  takenKeys = "",
  args = [],
  env = {},
}: LaunchOptions): Promise<Desktop> {
  const launch = canLaunchElectron() ? launchElectron : launchStandIn;
  return await launch({
    dataDir,
    args,
    env: {
      ...process.env,
      DESKTOP_API_ORIGIN: apiOrigin,
      DESKTOP_TEST_DATA: dataDir,
      DESKTOP_TEST_TAKEN_KEYS: takenKeys,
      ...env,
    },
  });
}

/** A new folder for the app's data; all of them are removed after the tests. */
export function newDataDir(): string {
  const folder = process.env.E2E_DATA_DIR ?? "";
  mkdirSync(folder, { recursive: true });
  return mkdtempSync(path.join(folder, "desktop-"));
}
