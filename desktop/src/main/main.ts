import { app, protocol } from "electron";
import { appScheme } from "./origin.ts";
import { linkScheme } from "./sign-in/answer.ts";
import { startApp } from "./start.ts";

protocol.registerSchemesAsPrivileged([
  {
    scheme: appScheme,
    privileges: { standard: true, secure: true, supportFetchAPI: true, codeCache: true, stream: true },
  },
]);

if (app.requestSingleInstanceLock()) {
  app.enableSandbox();
  if (app.isPackaged) app.setAsDefaultProtocolClient(linkScheme);
  app.whenReady().then(startApp, (error: unknown) => {
    console.error(error);
    app.exit(1);
  });
} else {
  app.quit();
}
