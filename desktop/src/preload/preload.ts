import { contextBridge, ipcRenderer } from "electron";
import type { DesktopBridge, UpdateState } from "../bridge.ts";

const call = (name: string, input?: unknown) => ipcRenderer.invoke(name, input);
function listen<T>(name: string, listener: (value: T) => void): void {
  ipcRenderer.on(name, (_event, value: T) => listener(value));
}

const bridge: DesktopBridge = {
  version: __APP_VERSION__,
  openExternal: (url) => call("links:open", url),
  copyText: (text) => call("clipboard:write", text),
  currentUser: () => call("session:user"),
  getToken: () => call("session:token"),
  signIn: () => call("session:sign-in"),
  cancelSignIn: () => call("session:cancel"),
  signOut: (why) => call("session:sign-out", why),
  onUser: (listener) => listen<string | null>("session:changed", listener),
  localEntries: () => call("history:local"),
  uploadEntry: (id) => call("history:upload", id),
  updateState: () => call("updates:state"),
  checkForUpdates: () => call("updates:check"),
  installUpdate: () => call("updates:install"),
  onUpdate: (listener) => listen<UpdateState>("updates:changed", listener),
  preferences: () => call("preferences:get"),
  setPreferences: (preferences) => call("preferences:set", preferences),
  takeOpened: () => call("files:take"),
  onOpened: (listener) => listen("files:opened", () => listener()),
  onNavigate: (listener) => listen<string>("navigate", listener),
};

contextBridge.exposeInMainWorld("desktop", bridge);
