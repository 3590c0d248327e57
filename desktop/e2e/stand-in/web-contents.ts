import { EventEmitter } from "node:events";
import type { BrowserContext, Page, Request, Route } from "@playwright/test";
import { toElectron } from "./addresses.ts";
import { sendTo } from "./ipc.ts";
import { session } from "./permissions.ts";
import { answer, isHandled } from "./protocol.ts";

type OpenHandler = (details: { url: string }) => { action: string };

/** What a window shows: a page of Chromium, whose requests go by the app's own guards and by nothing else. */
export class WebContents extends EventEmitter {
  readonly session = session.defaultSession;
  #openHandler: OpenHandler = () => ({ action: "allow" });
  readonly #opened: Promise<Page>;
  #page: Page | null = null;

  constructor(context: BrowserContext) {
    super();
    this.#opened = this.#open(context);
  }
  async #open(context: BrowserContext): Promise<Page> {
    const page = await context.newPage();
    this.#page = page;
    await page.exposeBinding("__open", (_source, url: string) => this.#mayOpen(toElectron(url)));
    await page.addInitScript(askBeforeOpening);
    await page.route("**/*", (route) => this.#onRequest(route).catch(() => {}));
    return page;
  }
  async #onRequest(route: Route): Promise<void> {
    const request = route.request();
    const url = toElectron(request.url());
    if (request.isNavigationRequest() && !this.#mayGo(request, url)) return await route.abort("aborted");
    await (isHandled(url) ? answer(route, url) : route.continue());
  }
  #mayOpen(url: string): boolean {
    return this.#openHandler({ url }).action === "allow";
  }
  #mayGo(request: Request, url: string): boolean {
    let prevented = false;
    const event = { url, preventDefault: () => (prevented = true) };
    this.emit("will-frame-navigate", event);
    if (request.frame().parentFrame() === null) this.emit("will-navigate", event);
    return !prevented;
  }
  /** The page itself; no part of Electron's. */
  get _opened(): Promise<Page> {
    return this.#opened;
  }
  setWindowOpenHandler(handler: OpenHandler): void {
    this.#openHandler = handler;
  }
  send(name: string, value: unknown): void {
    this.#opened.then((page) => sendTo(page, name, value)).catch(() => {});
  }
  getURL(): string {
    return toElectron(this.#page?.url() ?? "");
  }
}

/** Runs in the page: where Electron would ask the app about a new window before it makes one, so does this. */
function askBeforeOpening(): void {
  const ask = Reflect.get(window, "__open") as (url: string) => Promise<boolean>;
  Reflect.deleteProperty(window, "__open");
  const open = window.open.bind(window);
  const openIfAllowed = async (url: string) => {
    if (await ask(url)) open(url);
  };
  window.open = (url) => {
    void openIfAllowed(new URL(url ?? "about:blank", document.baseURI).href);
    return null;
  };
  window.addEventListener(
    "click",
    (event) => {
      const link = event.target instanceof Element ? event.target.closest("a[target=_blank]") : null;
      if (!(link instanceof HTMLAnchorElement)) return;
      event.preventDefault();
      void openIfAllowed(link.href);
    },
    true,
  );
}
