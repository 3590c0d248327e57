/** Stands in for the module `electron` in the main process, over Node and Chromium: what the app uses, no more. */
export { app } from "./app.ts";
export { BrowserWindow, ipcMain, protocol, session } from "./browser.ts";
export {
  clipboard,
  globalShortcut,
  Menu,
  Notification,
  nativeImage,
  net,
  safeStorage,
  screen,
  shell,
  Tray,
  utilityProcess,
} from "./system.ts";
