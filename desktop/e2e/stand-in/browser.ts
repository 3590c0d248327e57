import { EventEmitter } from "node:events";
import { readFileSync } from "node:fs";
import { type Browser, chromium, type Frame, type Page } from "@playwright/test";
import { record } from "./control.ts";

/** Where Chromium reaches `app://ai-humanizer`: it knows no scheme of an app's own. */
const host = "http://ai-humanizer.localhost";
const own = "app://ai-humanizer";
const toApp = (url: string) =>
  url === host || url.startsWith(`${host}/`) ? own + url.slice(host.length) : url;
const toHost = (url: string) => (url.startsWith(own) ? host + url.slice(own.length) : url);

type Handler = (request: Request) => Promise<Response>;
type Listener = (event: unknown, ...input: unknown[]) => unknown;
let appHandler: Handler | null = null;
const ipcHandlers = new Map<string, Listener>();
let browser: Browser | null = null;

/** Connects to the Chromium of the tests. */
export async function connect(): Promise<void> {
  browser = await chromium.connectOverCDP(process.env.STAND_IN_CHROMIUM ?? "");
}

export const protocol = {
  registerSchemesAsPrivileged: (schemes: readonly { scheme: string }[]) => record("schemes", schemes),
  handle: (_scheme: string, handler: Handler) => {
    appHandler = handler;
  },
};
export const ipcMain = {
  handle: (name: string, listener: Listener) => {
    ipcHandlers.set(name, listener);
  },
};
export const session = {
  defaultSession: { setPermissionRequestHandler: () => {}, setPermissionCheckHandler: () => {} },
};

type OpenHandler = (details: { url: string }) => { action: string };

class WebContents extends EventEmitter {
  readonly session = session.defaultSession;
  openHandler: OpenHandler = () => ({ action: "allow" });
  readonly #page: Promise<Page>;
  constructor(page: Promise<Page>) {
    super();
    this.#page = page;
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.openHandler = handler;
  }
  send(name: string, value: unknown): void {
    this.#page
      .then((page) =>
        page.evaluate(([at, detail]) => window.dispatchEvent(new CustomEvent(`ipc:${at}`, { detail })), [
          name,
          value,
        ] as const),
      )
      .catch(() => {});
  }
  getURL(): string {
    return own;
  }
}

interface WindowOptions {
  width?: number;
  height?: number;
  x?: number;
  y?: number;
  webPreferences?: { preload?: string };
}

const windows = new Set<BrowserWindow>();

export class BrowserWindow extends EventEmitter {
  readonly webContents: WebContents;
  readonly #page: Promise<Page>;
  readonly #bounds;
  #closed = false;

  static getAllWindows(): BrowserWindow[] {
    return [...windows];
  }
  constructor(options: WindowOptions = {}) {
    super();
    const { width = 800, height = 600, x = 0, y = 0, webPreferences = {} } = options;
    this.#bounds = { x, y, width, height };
    record("window", { ...webPreferences, preload: undefined, ...this.#bounds });
    windows.add(this);
    const opened = Promise.withResolvers<Page>();
    this.#page = opened.promise;
    this.webContents = new WebContents(this.#page);
    this.#open(webPreferences.preload ?? "").then(opened.resolve, opened.reject);
  }
  async #open(preload: string): Promise<Page> {
    const context = browser?.contexts()[0];
    if (!context) throw new Error("No Chromium");
    const page = await context.newPage();
    await page.setViewportSize({ width: this.#bounds.width, height: this.#bounds.height });
    await page.exposeBinding("__ipc", ({ frame }, name: string, input: unknown) => call(frame, name, input));
    await page.addInitScript({ content: preloadScript(readFileSync(preload, "utf8")) });
    await page.route("**/*", async (route) => {
      const request = route.request();
      const url = toApp(request.url());
      const navigates = request.isNavigationRequest();
      if (navigates && request.frame().parentFrame() === null && !this.#mayGo("will-navigate", url)) {
        return await route.abort("aborted");
      }
      if (!url.startsWith(own)) return await route.abort("blockedbyclient");
      await fulfill(route, url);
    });
    page.on("popup", (popup) => {
      const url = popup.url();
      void popup.close();
      this.webContents.openHandler({ url: toApp(url) });
    });
    page.on("close", () => this.close());
    return page;
  }
  #mayGo(name: string, url: string): boolean {
    let prevented = false;
    this.webContents.emit(name, { url, preventDefault: () => (prevented = true) });
    return !prevented;
  }
  async loadURL(url: string): Promise<void> {
    const page = await this.#page;
    await page.goto(toHost(url));
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

async function call(frame: Frame, name: string, input: unknown): Promise<unknown> {
  const handler = ipcHandlers.get(name);
  if (!handler) throw new Error(`No handler registered for '${name}'`);
  const senderFrame = { url: toApp(frame.url()), parent: frame.parentFrame() };
  return await handler({ senderFrame }, input);
}

async function fulfill(route: Parameters<Parameters<Page["route"]>[1]>[0], url: string): Promise<void> {
  const request = route.request();
  const body = request.postData();
  const init = {
    method: request.method(),
    headers: await request.allHeaders(),
    ...(body === null ? {} : { body }),
  };
  const headers = Object.fromEntries(Object.entries(init.headers).filter(([name]) => !name.startsWith(":")));
  const answer = await appHandler?.(new Request(url, { ...init, headers }));
  if (!answer) return await route.abort();
  await route
    .fulfill({
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      body: Buffer.from(await answer.arrayBuffer()),
    })
    .catch(() => {});
}

/** The preload code in the page's main frame, with the part of `electron` that it may require. */
function preloadScript(code: string): string {
  return `(() => {
    const ipc = window.__ipc;
    delete window.__ipc;
    if (window !== window.top || location.origin !== ${JSON.stringify(host)}) return;
    const given = {
      ipcRenderer: {
        invoke: (name, input) => ipc(name, input),
        on: (name, listener) => window.addEventListener("ipc:" + name, (event) => listener({}, event.detail)),
      },
      contextBridge: {
        exposeInMainWorld: (name, bridge) =>
          Object.defineProperty(window, name, { value: Object.freeze(bridge), enumerable: true }),
      },
    };
    const require = (name) => { if (name === "electron") return given; throw new Error("module not found: " + name); };
    const module = { exports: {} };
    ((require, module, exports) => {
      ${code}
    })(require, module, module.exports);
  })();`;
}
