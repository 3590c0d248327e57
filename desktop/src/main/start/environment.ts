import { mkdirSync } from "node:fs";
import path from "node:path";
import { app, net } from "electron";

export interface Environment {
  readonly version: string;
  readonly apiOrigin: string;
  /** A file that says where a run from the sources looks for updates. */
  readonly updateConfig: string | undefined;
  /** Folder of the app's data. */
  readonly dataDir: string;
  readonly inData: (name: string) => string;
  /** A file or folder of what was built. */
  readonly built: (...names: string[]) => string;
  /** By the system's own network settings, such as its proxy. */
  readonly fetch: typeof fetch;
}

/** Where the app runs, and with what. */
export function readEnvironment(): Environment {
  // A run from the sources may name another API, and a file that says where to look for updates.
  const { DESKTOP_API_ORIGIN, DESKTOP_UPDATE_CONFIG } = app.isPackaged ? {} : process.env;
  const dataDir = app.getPath("userData");
  mkdirSync(dataDir, { recursive: true });
  return {
    version: app.getVersion(),
    apiOrigin: DESKTOP_API_ORIGIN || __API_ORIGIN__,
    updateConfig: DESKTOP_UPDATE_CONFIG,
    dataDir,
    inData: (name) => path.join(dataDir, name),
    // The main process is built into one file of this folder's "main".
    built: (...names) => path.join(import.meta.dirname, "..", ...names),
    fetch: (input, init) => net.fetch(input instanceof URL ? input.href : input, init),
  };
}
