import { EventEmitter } from "node:events";
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { tempFolders } from "../test/temp-folders.ts";
import { keepMainWindow, openMainWindow } from "./windows.ts";

const newFolder = tempFolders();

vi.mock("electron", () => ({
  BrowserWindow: class extends EventEmitter {
    readonly options: object;
    readonly webContents = Object.assign(new EventEmitter(), {
      setWindowOpenHandler: vi.fn(),
      send: vi.fn(),
    });
    readonly loadURL = vi.fn(async () => {});
    readonly show = vi.fn();
    readonly focus = vi.fn();
    readonly maximize = vi.fn();
    readonly restore = vi.fn();
    readonly isDestroyed = vi.fn(() => false);
    readonly isMinimized = vi.fn(() => true);
    constructor(options: object) {
      super();
      this.options = options;
    }
    isMaximized() {
      return this.maximize.mock.calls.length > 0;
    }
    getNormalBounds() {
      return { x: 30, y: 40, width: 900, height: 700 };
    }
  },
  Menu: {},
  screen: { getAllDisplays: () => [{ workArea: { x: 0, y: 0, width: 1920, height: 1080 } }] },
}));

let dataDir: string;
beforeEach(() => {
  dataDir = newFolder();
});
const open = (screen = "/") =>
  openMainWindow({
    preload: "/app/preload.cjs",
    dataDir,
    screen,
    openExternal: () => {},
    site: "https://site.example",
  });
const stateFile = () => path.join(dataDir, "window.json");

test("opens the app's page, sandboxed and apart from Node", () => {
  const window = open();
  expect(window).toMatchObject({
    options: {
      show: false,
      webPreferences: {
        preload: "/app/preload.cjs",
        contextIsolation: true,
        sandbox: true,
        nodeIntegration: false,
        webviewTag: false,
        spellcheck: true,
      },
    },
  });
  expect(window.loadURL).toHaveBeenCalledExactlyOnceWith("app://ai-humanizer/");
  expect(window.webContents.setWindowOpenHandler).toHaveBeenCalledOnce();
  expect(window.webContents.eventNames()).toEqual(
    expect.arrayContaining(["will-navigate", "will-redirect", "will-attach-webview", "context-menu"]),
  );
});

test("is shown once there is something to see", () => {
  const window = open();
  expect(window.show).not.toHaveBeenCalled();
  window.emit("ready-to-show");
  expect(window.show).toHaveBeenCalledOnce();
});

test("comes back where it was, as large as it was", async () => {
  const state = { x: 30, y: 40, width: 900, height: 700, maximized: true };
  writeFileSync(stateFile(), JSON.stringify({ ...state, x: 100 }));
  const window = open();
  expect(window).toMatchObject({ options: { x: 100, y: 40, width: 900, height: 700 } });
  expect(window.maximize).toHaveBeenCalledOnce();
  window.emit("close");
  await vi.waitFor(() => expect(JSON.parse(readFileSync(stateFile(), "utf8"))).toEqual(state), 10_000);
});

test("has its usual place the first time, and where its screen is gone", () => {
  for (const x of [null, 5000]) {
    if (x !== null) {
      const state = { x, y: 0, width: 900, height: 700, maximized: true };
      writeFileSync(stateFile(), JSON.stringify(state));
    }
    const window = open();
    expect(window).toMatchObject({ options: { width: 1280, height: 840 } });
    expect(window).not.toHaveProperty("options.x");
    expect(window.maximize).not.toHaveBeenCalled();
  }
});

test("does not stop closing where its place can't be kept", async () => {
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  dataDir = path.join(dataDir, "gone");
  open().emit("close");
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), 10_000);
  expect(existsSync(stateFile())).toBe(false);
  told.mockRestore();
});

/** The kept window, and all that were opened for it. */
function keep(first = "/") {
  const windows: ReturnType<typeof open>[] = [];
  const kept = keepMainWindow((screen) => {
    const window = open(screen);
    windows.push(window);
    return window;
  }, first);
  return { ...kept, windows };
}
const loaded = (window: ReturnType<typeof open> | undefined) => vi.mocked(window?.loadURL)?.mock.calls;

test("comes to the front, minimized or not", () => {
  const { show, windows } = keep("/history");
  const [window] = windows;
  expect(loaded(window)).toEqual([["app://ai-humanizer/history"]]);
  if (!window) return;
  show();
  expect(window.restore).toHaveBeenCalledOnce();
  vi.mocked(window.isMinimized).mockReturnValue(false);
  show();
  expect(window.restore).toHaveBeenCalledOnce();
  expect(window.show).toHaveBeenCalledTimes(2);
  expect(window.focus).toHaveBeenCalledTimes(2);
  expect(windows).toHaveLength(1);
});

test("shows a screen in the window that is open, or in a new one that begins with it", () => {
  const { goTo, show, windows } = keep();
  goTo("/history");
  const [window] = windows;
  expect(window?.webContents.send).toHaveBeenCalledExactlyOnceWith("navigate", "/history");
  expect(window?.focus).toHaveBeenCalledOnce();
  if (window) vi.mocked(window.isDestroyed).mockReturnValue(true);
  goTo("/account");
  expect(windows.map(loaded)).toEqual([[["app://ai-humanizer/"]], [["app://ai-humanizer/account"]]]);
  const [, second] = windows;
  if (second) vi.mocked(second.isDestroyed).mockReturnValue(true);
  show();
  expect(loaded(windows[2])).toEqual([["app://ai-humanizer/"]]);
  expect(window?.webContents.send).toHaveBeenCalledOnce();
});
