import path from "node:path";
import { settingsTree } from "../../api/src/settings/tree.ts";
import { freePort } from "../lib/port.ts";
import type { Service } from "../lib/services.ts";

type Emulator = {
  services: Service[];
  /** What tells the API of it. */
  env: Record<string, string>;
};

/** The sign-in emulator as a service; none in production, and none where the environment names another sign-in. */
export async function authEmulator(dataDir: string, env: NodeJS.ProcessEnv): Promise<Emulator> {
  const named = env.FIREBASE_AUTH_EMULATOR_HOST || env.FIREBASE_API_KEY;
  if (env.NODE_ENV === "production" || named) return { services: [], env: {} };
  const projectId = env.FIREBASE_PROJECT_ID || settingsTree.identity.projectId.local;
  const port = await freePort();
  const file = path.join(dataDir, "auth-emulator", "accounts.json");
  const service = {
    name: "The sign-in emulator",
    command: process.execPath,
    args: [
      "--import",
      path.join(import.meta.dirname, "../lib/stop-with-parent.ts"),
      path.join(import.meta.dirname, "main.ts"),
      projectId,
      String(port),
      file,
    ],
    readyUrl: `http://127.0.0.1:${port}/`,
    optional: "Nobody can sign in; all else works.",
  };
  return { services: [service], env: { FIREBASE_AUTH_EMULATOR_HOST: `127.0.0.1:${port}` } };
}
