import { mkdirSync, mkdtempSync } from "node:fs";
import path from "node:path";
import type { Desktop } from "./desktop.ts";
import { launchStandIn } from "./launch-stand-in.ts";

interface LaunchOptions {
  readonly apiOrigin: string;
  /** Folder of the app's data; a new one unless given. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

/** Starts the built app. */
export async function launchDesktop({
  apiOrigin,
  env = {},
  dataDir = newDataDir(),
}: LaunchOptions): Promise<Desktop> {
  return await launchStandIn({ dataDir, env: { ...process.env, DESKTOP_API_ORIGIN: apiOrigin, ...env } });
}

/** A new folder for the app's data; all of them are removed after the tests. */
export function newDataDir(): string {
  const folder = process.env.E2E_DATA_DIR ?? "";
  mkdirSync(folder, { recursive: true });
  return mkdtempSync(path.join(folder, "desktop-"));
}
