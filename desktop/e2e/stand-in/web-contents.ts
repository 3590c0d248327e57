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
    const onRequest = (route: Route) => this.#onRequest(route).catch(() => {});
    const onPopup = (popup: Page) => {
      // What needed no request was not asked about yet; what was denied shows an error.
      const isEmpty = popup.url().startsWith("about:");
      if (isEmpty ? !this.#mayOpen(popup.url()) : popup.url().startsWith("chrome-error:")) void popup.close();
    };
    await context.route("**/*", onRequest);
    context.on("page", onPopup);
    page.on("close", () => {
      context.off("page", onPopup);
      void context.unroute("**/*", onRequest);
    });
    return page;
  }
  async #onRequest(route: Route): Promise<void> {
    const request = route.request();
    const url = toElectron(request.url());
    if (this.#isOfPopup(request)) return await (this.#mayOpen(url) ? route.continue() : route.abort());
    if (request.isNavigationRequest() && !this.#mayGo(request, url)) return await route.abort("aborted");
    await (isHandled(url) ? answer(route, url) : route.continue());
  }
  /** Of a window that is only opening, no frame is known. */
  #isOfPopup(request: Request): boolean {
    try {
      return request.frame().page() !== this.#page;
    } catch {
      return true;
    }
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
