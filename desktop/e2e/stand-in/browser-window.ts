import { EventEmitter } from "node:events";
import { toChromium } from "./addresses.ts";
import { pages } from "./chromium.ts";
import { onCommand, record } from "./control.ts";
import { preload } from "./ipc.ts";
import { settlePermissions } from "./permissions.ts";
import { WebContents } from "./web-contents.ts";

interface WindowOptions {
  width?: number;
  height?: number;
  x?: number;
  y?: number;
  webPreferences?: { preload?: string };
}

const windows = new Set<BrowserWindow>();
let preferences: object = {};
onCommand("web preferences", () => preferences);

/** A window of the app; there is one at a time. */
export class BrowserWindow extends EventEmitter {
  readonly webContents = new WebContents(pages());
  readonly #bounds;
  readonly #ready: Promise<void>;
  #closed = false;

  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }
  constructor({ width = 800, height = 600, x = 0, y = 0, webPreferences = {} }: WindowOptions = {}) {
    super();
    this.#bounds = { x, y, width, height };
    preferences = webPreferences;
    windows.add(this);
    this.#ready = this.#prepare(webPreferences.preload ?? "");
  }
  async #prepare(preloadFile: string): Promise<void> {
    const page = await this.webContents._opened;
    page.on("close", () => this.close());
    await page.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height });
    await preload(page, preloadFile);
  }
  async loadURL(url: string): Promise<void> {
    await this.#ready;
    const page = await this.webContents._opened;
    await settlePermissions(page, url);
    await page.goto(toChromium(url));
    this.emit("ready-to-show");
  }
  getNormalBounds() {
    return this.#bounds;
  }
  isMaximized(): boolean {
    return false;
  }
  isMinimized(): boolean {
    return false;
  }
  isDestroyed(): boolean {
    return this.#closed;
  }
  maximize(): void {}
  restore(): void {}
  show(): void {
    record("shown");
  }
  focus(): void {}
  close(): void {
    if (this.#closed) return;
    this.emit("close");
    this.#closed = true;
    windows.delete(this);
  }
}
