import path from "node:path";
import { BrowserWindow, screen as displays } from "electron";
import { contextMenu } from "./context-menu.ts";
import { guardNavigation } from "./navigation.ts";
import { appOrigin } from "./origin.ts";
import { readWindowState, writeWindowState } from "./window-state.ts";

interface MainWindowOptions {
  readonly preload: string;
  /** Folder of the app's data. */
  readonly dataDir: string;
  /** The screen to begin with. */
  readonly screen: string;
  readonly openExternal: (url: string) => void;
  /** The origin of the product's site. */
  readonly site: string;
}

/** The app's one window, where it was last. */
export function openMainWindow(options: MainWindowOptions): BrowserWindow {
  const { preload, dataDir, screen, openExternal, site } = options;
  const file = path.join(dataDir, "window.json");
  const workAreas = displays.getAllDisplays().map(({ workArea }) => workArea);
  const { maximized = false, ...place } = readWindowState(file, workAreas) ?? {};
  const window = new BrowserWindow({
    width: 1280,
    height: 840,
    ...place,
    minWidth: 420,
    minHeight: 480,
    show: false,
    backgroundColor: "#0c0d10",
    title: "AI Humanizer",
    webPreferences: {
      preload,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webviewTag: false,
      spellcheck: true,
    },
  });
  guardNavigation(window.webContents, openExternal, site);
  contextMenu(window.webContents);
  if (maximized) window.maximize();
  window.once("ready-to-show", () => window.show());
  window.on("close", () => {
    const state = { ...window.getNormalBounds(), maximized: window.isMaximized() };
    writeWindowState(file, state).catch((error: unknown) => console.error(error));
  });
  void window.loadURL(`${appOrigin}${screen}`);
  return window;
}

/** The window as long as the app runs: where it was closed, another one takes its place. */
export function keepMainWindow(openAt: (screen: string) => BrowserWindow, first: string) {
  let window = openAt(first);
  return {
    show: (): void => {
      if (window.isDestroyed()) window = openAt("/");
      else showWindow(window);
    },
    /** Shows a screen. */
    goTo: (screen: string): void => {
      if (window.isDestroyed()) {
        window = openAt(screen);
        return;
      }
      showWindow(window);
      window.webContents.send("navigate", screen);
    },
  };
}

/** Tells every page; the preload code hands it on. */
export function tellPages(name: string, value: unknown): void {
  for (const window of BrowserWindow.getAllWindows()) window.webContents.send(name, value);
}

/** Brings a window to the front, wherever it is. */
function showWindow(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}
