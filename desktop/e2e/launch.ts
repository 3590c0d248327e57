import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { chromium, type Page } from "@playwright/test";
import { requireChromium } from "../../scripts/find-chromium.ts";
import { freePort } from "../../scripts/lib/port.ts";

interface LaunchOptions {
  readonly apiOrigin: string;
  /** Folder of the app's data; a new one unless given. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
}

export interface Happening {
  readonly what: string;
  readonly detail: unknown;
}

export interface Desktop {
  readonly page: Page;
  readonly dataDir: string;
  /** All that the app did outside of its window, oldest first. */
  readonly happened: readonly Happening[];
  /** Waits until something happened, from now on or before; returns its detail. */
  readonly until: (what: string, after?: number) => Promise<unknown>;
  /** Makes something happen to the app, such as a link or a key. */
  readonly command: (name: string, argument?: unknown) => Promise<unknown>;
  readonly close: () => Promise<void>;
}

const here = import.meta.dirname;

/** Starts the built main process on the stand-in for Electron, with a Chromium of its own. */
export async function launchDesktop({
  apiOrigin,
  env = {},
  dataDir = newDataDir(),
}: LaunchOptions): Promise<Desktop> {
  const port = await freePort();
  const chrome = await chromium.launch({
    executablePath: requireChromium(),
    args: [
      "--no-sandbox",
      "--disable-quic",
      "--disable-background-networking",
      "--no-first-run",
      `--remote-debugging-port=${port}`,
    ],
  });
  const endpoint = `http://127.0.0.1:${port}`;
  const browser = await chromium.connectOverCDP(endpoint);
  const main: ChildProcess = spawn(
    process.execPath,
    [
      "--import",
      path.join(here, "stand-in", "register.ts"),
      path.join(here, "..", "dist", "main", "main.js"),
    ],
    {
      stdio: ["ignore", "inherit", "inherit", "ipc"],
      env: {
        ...process.env,
        DESKTOP_API_ORIGIN: apiOrigin,
        STAND_IN_CHROMIUM: endpoint,
        STAND_IN_DATA: dataDir,
        STAND_IN_KEY: "5a".repeat(32),
        ...env,
      },
    },
  );
  const happened: Happening[] = [];
  const waiting = new Set<() => void>();
  const answers = new Map<number, (result: unknown) => void>();
  main.on("message", (message: Happening | { id: number; result: unknown }) => {
    if ("id" in message) answers.get(message.id)?.(message.result);
    else {
      happened.push(message);
      for (const look of waiting) look();
    }
  });
  const exited = once(main, "exit");
  let count = 0;

  const until = (what: string, after = 0) =>
    new Promise<unknown>((resolve) => {
      const look = () => {
        const found = happened.slice(after).find((each) => each.what === what);
        if (!found) return;
        waiting.delete(look);
        resolve(found.detail);
      };
      waiting.add(look);
      look();
    });
  await until("shown");
  const page = browser
    .contexts()[0]
    ?.pages()
    .find((each) => each.url().startsWith("http://ai-humanizer.localhost"));
  if (!page) throw new Error("The app has opened no window");

  return {
    page,
    dataDir,
    happened,
    until,
    command: (name, argument = null) =>
      new Promise((resolve) => {
        const id = ++count;
        answers.set(id, resolve);
        main.send({ id, name, argument });
      }),
    close: async () => {
      main.kill();
      await exited;
      await browser.close();
      await chrome.close();
    },
  };
}

function newDataDir(): string {
  return mkdtempSync(path.join(tmpdir(), "ai-humanizer-desktop-"));
}
