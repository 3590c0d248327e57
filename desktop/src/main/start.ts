import {
  app,
  clipboard,
  session as electronSession,
  globalShortcut,
  ipcMain,
  Menu,
  protocol,
  shell,
} from "electron";
import { createAppProtocol } from "./app-protocol.ts";
import { createChannels } from "./channels.ts";
import { createClipboardRun } from "./clipboard-run.ts";
import { openGateway } from "./ipc/gateway.ts";
import { menuTemplate } from "./menu.ts";
import { denyPermissions } from "./navigation.ts";
import { notify } from "./notify.ts";
import { createOpenedFiles } from "./opened-files.ts";
import type { Openings } from "./openings.ts";
import { appScheme } from "./origin.ts";
import { createPreferences } from "./preferences.ts";
import { startAccount } from "./start/account.ts";
import { readEnvironment } from "./start/environment.ts";
import { startMainWindow } from "./start/main-window.ts";
import { checkRegularly, startUpdates } from "./start/updates.ts";
import { createTray } from "./tray.ts";

/** Starts the app's parts in their order and ties them together. */
export function startApp(openings: Openings): void {
  const environment = readEnvironment();
  const { browser, session, api, ...account } = startAccount(environment);
  const updates = startUpdates(environment);
  const opened = createOpenedFiles((name, reason) => notify(`Could not open ${name}`, reason));
  const onShortcut = createClipboardRun({ clipboard, api, authorization: session.authorization, notify });
  const preferences = createPreferences(
    environment.inData("preferences.json"),
    globalShortcut,
    () => void onShortcut(),
  );

  // All that the page reaches: the app's own address, and the channels of its bridge.
  protocol.handle(appScheme, createAppProtocol({ root: environment.built("renderer"), api }));
  denyPermissions(electronSession.defaultSession);
  openGateway(
    ipcMain,
    createChannels({
      openExternal: (url) => shell.openExternal(url),
      writeClipboard: (text) => clipboard.writeText(text),
      session,
      browser,
      takeOpened: opened.take,
      localEntries: account.localEntries,
      upload: account.upload,
      updates,
      preferences,
    }),
    (channel, reason) => console.warn(`${channel}: ${reason}`),
  );

  const { show, goTo } = startMainWindow(environment, openings, {
    addFile: opened.add,
    takeSignIn: browser.takeLink,
  });
  const checkForUpdates = () => {
    show();
    void updates.check();
  };
  Menu.setApplicationMenu(Menu.buildFromTemplate(menuTemplate(process.platform, { goTo, checkForUpdates })));
  createTray({ show, goTo, quit: () => app.quit() });
  preferences.apply();
  checkRegularly(environment, updates);
  app.on("will-quit", () => {
    globalShortcut.unregisterAll();
    account.close();
  });
}
