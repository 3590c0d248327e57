import { app, protocol } from "electron";
import { listenForOpenings } from "./openings.ts";
import { appId, appScheme } from "./origin.ts";
import { linkScheme } from "./sign-in/answer.ts";
import { startApp } from "./start.ts";

protocol.registerSchemesAsPrivileged([
  {
    scheme: appScheme,
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true, stream: true },
  },
]);

if (app.requestSingleInstanceLock()) {
  const openings = listenForOpenings(app, process.argv);
  app.enableSandbox();
  if (process.platform === "win32") app.setAppUserModelId(appId);
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  app.whenReady().then(
    () => startApp(openings),
    (error: unknown) => {
      console.error(error);
      app.exit(1);
    },
  );
} else {
  app.quit();
}
