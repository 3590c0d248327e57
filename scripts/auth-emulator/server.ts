import { createServer, type Server } from "node:http";
import apiSpec from "firebase-tools/lib/emulator/auth/apiSpec.js";
import { createApp } from "firebase-tools/lib/emulator/auth/server.js";
import { loadAccounts, saveAccounts } from "./accounts-file.ts";

export type EmulatorPlace = {
  projectId: string;
  /** 0 picks a free one. */
  port: number;
  /** Where the accounts are kept. */
  file: string;
};

export type RunningEmulator = {
  port: number;
  /** Stops it, once all accounts are in the file. */
  stop: () => Promise<void>;
};

/** The calls of the SDK and of `accounts-file.ts`. The emulator compiles each of its 80 paths, which takes seconds. */
const pathsInUse =
  /^\/v1\/(accounts:(signUp|signInWithIdp|signInWithCustomToken|lookup|update|delete)|token|projects|projects\/\{targetProjectId\}\/accounts:batch(Get|Create))$/;

/** Runs Firebase's Auth emulator on this machine alone, with the accounts of last time. */
export async function startAuthEmulator({ projectId, port, file }: EmulatorPlace): Promise<RunningEmulator> {
  const { paths } = apiSpec.default;
  for (const path of Object.keys(paths)) if (!pathsInUse.test(path)) delete paths[path];
  const app = await createApp(projectId);

  let saving = Promise.resolve();
  let saveDue = false;
  const server = createServer((request, response) => {
    // Accounts change by POST only; the file follows each change, so that no way of ending loses one.
    if (request.method === "POST") response.once("finish", saveSoon);
    app(request, response);
  });
  const origin = `http://127.0.0.1:${await listen(server, port)}`;
  await loadAccounts(origin, projectId, file);

  function saveSoon(): void {
    if (saveDue) return;
    saveDue = true;
    saving = saving.then(async () => {
      saveDue = false;
      await saveAccounts(origin, projectId, file).catch((error: unknown) => console.error(error));
    });
  }

  async function stop(): Promise<void> {
    await saving;
    server.closeAllConnections();
    await new Promise<void>((resolve) => server.close(() => resolve()));
  }
  return { port: Number(new URL(origin).port), stop };
}

function listen(server: Server, port: number): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once("error", reject);
    server.listen(port, "127.0.0.1", () => {
      const address = server.address();
      resolve(typeof address === "object" && address ? address.port : port);
    });
  });
}
