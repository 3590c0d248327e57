import { readFileSync } from "node:fs";
import type { Frame, Page } from "@playwright/test";
import { toElectron } from "./addresses.ts";

type Listener = (event: unknown, ...input: unknown[]) => unknown;
const handlers = new Map<string, Listener>();

export const ipcMain = {
  handle: (name: string, listener: Listener) => {
    handlers.set(name, listener);
  },
};

async function call(frame: Frame, name: string, input: unknown): Promise<unknown> {
  const handler = handlers.get(name);
  if (!handler) throw new Error(`No handler registered for '${name}'`);
  const senderFrame = { url: toElectron(frame.url()), parent: frame.parentFrame() };
  return await handler({ senderFrame }, input);
}

/** Runs the preload code in every page of the window, as Electron does: in the main frame. */
export async function preload(page: Page, file: string): Promise<void> {
  await page.exposeBinding("__ipc", ({ frame }, name: string, input: unknown) => call(frame, name, input));
  await page.addInitScript({ content: preloadScript(readFileSync(file, "utf8")) });
}

/** Sends a message to the page. */
export async function sendTo(page: Page, name: string, value: unknown): Promise<void> {
  await page.evaluate(([at, detail]) => window.dispatchEvent(new CustomEvent(`ipc:${at}`, { detail })), [
    name,
    value,
  ] as const);
}

/**
 * The preload code with the part of `electron` that it may require. Other frames run no preload code; they keep
 * `__ipc`, by which the tests send what a frame could whose renderer was taken over.
 */
function preloadScript(code: string): string {
  return `(() => {
    if (window !== window.top) return;
    const ipc = window.__ipc;
    delete window.__ipc;
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
