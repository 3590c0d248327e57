import { type ChildProcess, fork } from "node:child_process";
import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { EventEmitter } from "node:events";
import http from "node:http";
import path from "node:path";
import { onCommand, record } from "./control.ts";

/** Electron's own updater; the app's takes its place, and tells it when it quits. */
export const autoUpdater = new EventEmitter();

let clipboardText = "";
export const clipboard = {
  readText: async () => clipboardText,
  writeText: async (text: string) => {
    clipboardText = text;
  },
};
onCommand("read clipboard", () => clipboardText);
onCommand("write clipboard", (text) => {
  clipboardText = String(text);
});

const shortcuts = new Map<string, () => void>();
export const globalShortcut = {
  register: (accelerator: string, callback: () => void) => {
    if (accelerator === process.env.DESKTOP_TEST_TAKEN_KEYS) return false;
    shortcuts.set(accelerator, callback);
    return true;
  },
  unregisterAll: () => shortcuts.clear(),
};
onCommand("press", (accelerator) => {
  const callback = shortcuts.get(String(accelerator));
  callback?.();
  return callback !== undefined;
});

interface Item {
  label?: string;
  role?: string;
  click?: () => void;
  submenu?: Item[];
}
let applicationMenu: Menu | null = null;
export class Menu {
  readonly items: Item[] = [];
  static buildFromTemplate(template: Item[]): Menu {
    const menu = new Menu();
    menu.items.push(...template);
    return menu;
  }
  static setApplicationMenu(menu: Menu | null): void {
    applicationMenu = menu;
  }
  popup(): void {
    record(
      "menu",
      this.items.map(({ label, role }) => label ?? role ?? "-"),
    );
  }
}
onCommand("menu", (label) => {
  const all = (items: Item[]): Item[] => items.flatMap((item) => [item, ...all(item.submenu ?? [])]);
  all(applicationMenu?.items ?? [])
    .find((item) => item.label === label)
    ?.click?.();
});

export class Notification extends EventEmitter {
  readonly #options: { title?: string; body?: string };
  constructor(options: { title?: string; body?: string } = {}) {
    super();
    this.#options = options;
  }
  show(): void {
    lastNotification = this;
    record("notification", this.#options);
  }
}
let lastNotification: Notification | null = null;
onCommand("click notification", () => {
  lastNotification?.emit("click");
});

export class Tray extends EventEmitter {
  setToolTip(text: string): void {
    record("tray", text);
  }
  setContextMenu(): void {}
}

export const nativeImage = { createFromPath: (file: string) => ({ file }) };
export const screen = { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] };
export const shell = {
  openExternal: async (url: string) => {
    record("open", url);
  },
};

export const net = {
  fetch: (input: string, init?: RequestInit) => fetch(input, init),
  request: (options: http.RequestOptions) => http.request(options),
};

const key = randomKey();
function randomKey(): Buffer {
  return Buffer.from(process.env.STAND_IN_KEY ?? randomBytes(32).toString("hex"), "hex");
}
export const safeStorage = {
  isAsyncEncryptionAvailable: async () => process.env.STAND_IN_KEY !== undefined,
  getSelectedStorageBackend: () =>
    process.env.STAND_IN_KEY === undefined ? "basic_text" : "gnome_libsecret",
  encryptStringAsync: async (text: string) => {
    const iv = randomBytes(12);
    const cipher = createCipheriv("aes-256-gcm", key, iv);
    const encrypted = Buffer.concat([cipher.update(text), cipher.final()]);
    return Buffer.concat([iv, cipher.getAuthTag(), encrypted]);
  },
  decryptStringAsync: async (data: Buffer) => {
    const decipher = createDecipheriv("aes-256-gcm", key, data.subarray(0, 12));
    decipher.setAuthTag(data.subarray(12, 28));
    const result = `${decipher.update(data.subarray(28), undefined, "utf8")}${decipher.final("utf8")}`;
    return { result, shouldReEncrypt: false };
  },
};

export const utilityProcess = {
  fork: (module: string) => {
    const register = path.join(import.meta.dirname, "engine-register.ts");
    const child: ChildProcess = fork(module, { execArgv: ["--import", register] });
    return Object.assign(child, {
      postMessage: (message: object) => {
        child.send(message);
      },
    });
  },
};
