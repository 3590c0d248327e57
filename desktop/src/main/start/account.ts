import { randomUUID } from "node:crypto";
import { utilityProcess } from "electron";
import { createApiProxy } from "../api-proxy.ts";
import { openHistoryDatabase } from "../history/database.ts";
import { createHistoryStore } from "../history/store.ts";
import { createHistorySync } from "../history/sync.ts";
import { createLocalEngine } from "../offline/engine.ts";
import { createOfflineApi } from "../offline/offline-api.ts";
import { tellPages } from "../windows.ts";
import type { Environment } from "./environment.ts";
import { startSession } from "./session.ts";

/** Who is signed in, with their history on this computer, and the API as they reach it, connected or not. */
export function startAccount(environment: Environment) {
  const { apiOrigin: origin, version, fetch } = environment;
  const send = createApiProxy({ origin, version, fetch });
  const store = createHistoryStore(openHistoryDatabase(environment.inData("history.sqlite")));
  const engine = createLocalEngine(() => utilityProcess.fork(environment.built("main", "engine-process.js")));

  const { browser, session } = startSession(environment, send, {
    onUser: (userId) => {
      store.belongTo(userId);
      sync.syncAll().catch((error: unknown) => console.error("The history was not synchronized:", error));
      tellPages("session:changed", userId);
    },
    onEnd: (why) => {
      if (why === "signed-out") store.clear();
      else store.hide();
      tellPages("session:changed", null);
    },
  });
  const sync = createHistorySync({
    store,
    session: session.signal,
    call: async (url, { method = "GET", headers = {}, ...init }) => {
      const user = await session.authorization();
      if (!user.authorization) throw new Error("Nobody is signed in.");
      return await send(url, { ...init, method, headers: { ...headers, ...user } });
    },
  });
  const api = createOfflineApi({
    send,
    store,
    sync,
    engine,
    session: session.signal,
    now: () => new Date(),
    newId: randomUUID,
  });

  return {
    browser,
    session,
    api,
    localEntries: store.localIds,
    upload: sync.upload,
    close: () => {
      engine.close();
      store.close();
    },
  };
}
