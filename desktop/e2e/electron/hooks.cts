/**
 * Loaded ahead of the app in Electron itself: what it would do outside of its window is told to the tests and kept from
 * the system, which the machine of a test may not have: a key store, notifications, global keys.
 */
const crypto = require("node:crypto") as typeof import("node:crypto");
const electron = require("electron") as typeof import("electron");

const { app, BrowserWindow, clipboard, globalShortcut, Menu, Notification, safeStorage, shell } = electron;
const { DESKTOP_TEST_DATA, DESKTOP_TEST_TAKEN_KEYS } = process.env;
app.setPath("userData", DESKTOP_TEST_DATA ?? "");

const happened: { what: string; detail: unknown }[] = [];
const record = (what: string, detail: unknown = null) => void happened.push({ what, detail });
app.on("browser-window-created", (_event, window) => {
  window.once("ready-to-show", () => record("shown"));
});

shell.openExternal = async (url) => record("open", url);

let lastNotification: Electron.Notification | null = null;
Notification.prototype.show = function show(this: Electron.Notification) {
  lastNotification = this;
  record("notification", { title: this.title, body: this.body });
};

let copied = "";
clipboard.readText = async () => copied;
clipboard.writeText = async (text) => {
  copied = text;
};

const shortcuts = new Map<string, () => void>();
globalShortcut.register = (keys, callback) => {
  if (keys === DESKTOP_TEST_TAKEN_KEYS) return false;
  shortcuts.set(keys, callback);
  return true;
};
globalShortcut.unregisterAll = () => shortcuts.clear();

const key = Buffer.alloc(32, 0x5a);
Object.assign(safeStorage, {
  isAsyncEncryptionAvailable: async () => true,
  getSelectedStorageBackend: () => "gnome_libsecret",
  encryptStringAsync: async (text: string) => {
    const iv = crypto.randomBytes(16);
    const cipher = crypto.createCipheriv("aes-256-ctr", key, iv);
    return Buffer.concat([iv, cipher.update(text), cipher.final()]);
  },
  decryptStringAsync: async (data: Buffer) => {
    const decipher = crypto.createDecipheriv("aes-256-ctr", key, data.subarray(0, 16));
    const result = Buffer.concat([decipher.update(data.subarray(16)), decipher.final()]).toString();
    return { result, shouldReEncrypt: false };
  },
});

const itemsOf = (menu: Electron.Menu | null): Electron.MenuItem[] =>
  (menu?.items ?? []).flatMap((item) => [item, ...itemsOf(item.submenu ?? null)]);
const contents = () => BrowserWindow.getAllWindows()[0]?.webContents;

const commands: Readonly<Record<string, (argument: never) => unknown>> = {
  quit: () => void setImmediate(() => app.quit()),
  "open-url": (url: string) => app.emit("open-url", { preventDefault: () => {} }, url),
  "second-instance": (argv: string[]) => app.emit("second-instance", {}, argv, process.cwd()),
  "read clipboard": () => copied,
  "write clipboard": (text: string) => clipboard.writeText(text),
  press: (keys: string) => {
    shortcuts.get(keys)?.();
    return shortcuts.has(keys);
  },
  menu: (label: string) =>
    itemsOf(Menu.getApplicationMenu())
      .find((item) => item.label === label)
      ?.click(),
  "click notification": () => lastNotification?.emit("click"),
  prototype: () => Object.keys(Object.prototype),
  // Electron keeps what it settled on for a window, but does not declare the way to it.
  "web preferences": () =>
    (contents() as unknown as { getLastWebPreferences: () => object }).getLastWebPreferences(),
  // Nor the handlers, which alone can be given a sender of one's choice.
  "call from": ({ frame: name, channel, input }: { frame: string; channel: string; input: unknown }) => {
    const senderFrame = contents()?.mainFrame.framesInSubtree.find((frame) => frame.name === name) ?? null;
    const { _invokeHandlers: handlers } = electron.ipcMain as unknown as {
      _invokeHandlers: Map<string, (event: object, input: unknown) => unknown>;
    };
    return handlers.get(channel)?.({ senderFrame }, input);
  },
};

Object.assign(globalThis, {
  desktopTest: {
    takeHappened: () => happened.splice(0),
    commands: Object.keys(commands),
    command: async (name: string, argument: never) => (await commands[name]?.(argument)) ?? null,
  },
});
