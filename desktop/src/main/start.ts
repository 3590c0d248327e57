import { randomUUID } from "node:crypto";
import { mkdirSync } from "node:fs";
import path from "node:path";
import { desktopExchangeResponseSchema, publicConfigSchema } from "@ai-humanizer/shared";
import {
  app,
  BrowserWindow,
  clipboard,
  session as electronSession,
  globalShortcut,
  ipcMain,
  Menu,
  net,
  protocol,
  safeStorage,
  shell,
  utilityProcess,
} from "electron";
import { createApiProxy } from "./api-proxy.ts";
import { createAppProtocol } from "./app-protocol.ts";
import { autoUpdater } from "./auto-updater.ts";
import { createChannels } from "./channels.ts";
import { createClipboardRun } from "./clipboard-run.ts";
import { screenOf } from "./deep-links.ts";
import { openHistoryDatabase } from "./history/database.ts";
import { createHistoryStore } from "./history/store.ts";
import { createHistorySync } from "./history/sync.ts";
import { openGateway } from "./ipc/gateway.ts";
import { menuTemplate } from "./menu.ts";
import { denyPermissions } from "./navigation.ts";
import { notify } from "./notify.ts";
import { createLocalEngine } from "./offline/engine.ts";
import { createOfflineApi } from "./offline/offline-api.ts";
import { createOpenedFiles } from "./opened-files.ts";
import type { Opening, Openings } from "./openings.ts";
import { appScheme } from "./origin.ts";
import { createPreferences } from "./preferences.ts";
import { createBrowserSignIn } from "./sign-in/browser-sign-in.ts";
import { createFirebaseTokens } from "./sign-in/firebase-tokens.ts";
import { createSecretFile } from "./sign-in/secret-file.ts";
import { createDesktopSession } from "./sign-in/session.ts";
import { createTray } from "./tray.ts";
import { createUpdates } from "./updates.ts";
import { keepMainWindow, openMainWindow } from "./windows.ts";

const signInTimeoutMs = 5 * 60_000;
const updateEveryMs = 6 * 3_600_000;
const distFolder = path.join(import.meta.dirname, "..");

/** Starts the app's parts in their order and ties them together. */
export function startApp(openings: Openings): void {
  // A run from the sources may name another API, and a file that says where to look for updates.
  const { DESKTOP_API_ORIGIN, DESKTOP_UPDATE_CONFIG: updateConfig } = app.isPackaged ? {} : process.env;
  const apiOrigin = DESKTOP_API_ORIGIN || __API_ORIGIN__;
  const dataDir = app.getPath("userData");
  mkdirSync(dataDir, { recursive: true });
  const inData = (name: string) => path.join(dataDir, name);
  const openExternal = (url: string) => shell.openExternal(url);
  const tell = (name: string, value: unknown) => {
    for (const window of BrowserWindow.getAllWindows()) window.webContents.send(name, value);
  };
  const fetchByElectron: typeof fetch = (input, init) =>
    net.fetch(input instanceof URL ? input.href : input, init);

  const send = createApiProxy({ origin: apiOrigin, version: app.getVersion(), fetch: fetchByElectron });
  const post = (url: string, body: unknown) =>
    send(url, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    });
  const store = createHistoryStore(openHistoryDatabase(inData("history.sqlite")));
  const engine = createLocalEngine(() =>
    utilityProcess.fork(path.join(distFolder, "main", "engine-process.js")),
  );

  const browser = createBrowserSignIn({ webOrigin: apiOrigin, openExternal, timeoutMs: signInTimeoutMs });
  const session = createDesktopSession({
    browser,
    firebase: createFirebaseTokens({ fetch: fetchByElectron, clock: Date.now }),
    place: async () => {
      const answer = await send("/api/config", { method: "GET", headers: {} });
      const { firebase } = publicConfigSchema.parse(await answer.json());
      if (!firebase) throw new Error("Sign-in is not set up on this server.");
      return firebase;
    },
    exchange: async (granted) => {
      const answer = await post("/api/auth/desktop/exchange", granted);
      if (!answer.ok) throw new Error("The sign-in was refused. Please try again.");
      return desktopExchangeResponseSchema.parse(await answer.json()).customToken;
    },
    secrets: createSecretFile(inData("sign-in"), safeStorage, process.platform),
    clock: Date.now,
    onUser: (userId) => {
      store.belongTo(userId);
      syncSoon();
      tell("session:changed", userId);
    },
    onEnd: (why) => {
      if (why === "signed-out") store.clear();
      else store.hide();
      tell("session:changed", null);
    },
  });
  const resumed = session.resume().catch((error: unknown) => console.error("No sign-in was read:", error));
  const authorization = async (): Promise<Record<string, string>> => {
    const token = await session.token();
    return token === null ? {} : { authorization: `Bearer ${token}` };
  };
  const sync = createHistorySync({
    store,
    session: session.signal,
    call: async (url, { method = "GET", headers = {}, ...init }) => {
      const user = await authorization();
      if (!user.authorization) throw new Error("Nobody is signed in.");
      return await send(url, { ...init, method, headers: { ...headers, ...user } });
    },
  });
  const syncSoon = () => {
    sync.syncAll().catch((error: unknown) => console.error("The history was not synchronized:", error));
  };
  const api = createOfflineApi({
    send,
    store,
    sync,
    engine,
    session: session.signal,
    now: () => new Date(),
    newId: randomUUID,
  });

  const updates = createUpdates({
    updater: autoUpdater(updateConfig),
    page: new URL("/", apiOrigin).href,
    onState: (state) => tell("updates:changed", state),
  });
  const onShortcut = createClipboardRun({ clipboard, api, authorization, notify });
  const opened = createOpenedFiles((name, reason) => notify(`Could not open ${name}`, reason));
  const preferences = createPreferences(inData("preferences.json"), globalShortcut, () => void onShortcut());

  protocol.handle(appScheme, createAppProtocol({ root: path.join(distFolder, "renderer"), api }));
  denyPermissions(electronSession.defaultSession);
  openGateway(
    ipcMain,
    createChannels({
      openExternal,
      writeClipboard: (text) => clipboard.writeText(text),
      // Asked before that is known, it waits.
      session: { ...session, userId: () => resumed.then(session.userId) },
      browser,
      takeOpened: opened.take,
      localEntries: store.localIds,
      upload: sync.upload,
      updates,
      preferences,
    }),
    (channel, reason) => console.warn(`${channel}: ${reason}`),
  );

  const preload = path.join(distFolder, "preload", "preload.cjs");
  const openAt = (screen: string) => openMainWindow({ preload, dataDir, screen, openExternal });
  /** What an opening asks for; null where that is nothing. A file waits in the workspace's place for it to take. */
  const screenFor = (opening: Opening): string | null => {
    if (opening.kind === "link") return screenOf(opening.link);
    opened.add(opening.file);
    return "/dashboard";
  };
  const first = openings.takeEarly().map(screenFor);
  const { show, goTo } = keepMainWindow(openAt, first.findLast((screen) => screen !== null) ?? "/");
  openings.follow((opening) => {
    if (opening.kind === "link" && browser.takeLink(opening.link)) return show();
    const screen = screenFor(opening);
    if (screen !== null) goTo(screen);
    if (opening.kind === "file") tell("files:opened", null);
  });
  const checkForUpdates = () => {
    show();
    void updates.check();
  };

  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, { goTo, checkForUpdates })));
  createTray({ show, goTo, quit: () => app.quit() });
  app.on("second-instance", show);
  app.on("activate", show);
  app.on("window-all-closed", () => {
    if (process.platform !== "darwin") app.quit();
  });
  app.on("will-quit", () => {
    globalShortcut.unregisterAll();
    engine.close();
    store.close();
  });

  preferences.apply();
  if (app.isPackaged || updateConfig) {
    const checkQuietly = () => void updates.checkQuietly();
    checkQuietly();
    setInterval(checkQuietly, updateEveryMs).unref();
  }
}
