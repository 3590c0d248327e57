/** Stands in for the module `electron` in the main process, over Node and Chromium: what the app uses, no more. */
export { app } from "./app.ts";
export { BrowserWindow } from "./browser-window.ts";
export { ipcMain } from "./ipc.ts";
export { session } from "./permissions.ts";
export { protocol } from "./protocol.ts";
export {
  autoUpdater,
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
