import { test as base, expect } from "@playwright/test";
import { type DecoyServer, startDecoyServer } from "./decoy-server.ts";
import type { Desktop } from "./desktop.ts";
import { launchDesktop } from "./launch.ts";

/** Addresses that lead out of the app, and to no program of the system either. */
export const decoys = [
  "app://evil/",
  "app://ai-humanizer.evil/",
  "file:///etc/passwd",
  "data:text/html,<title>Decoy</title>",
  "javascript:void(document.title='Decoy')",
  "ms-msdt:/id",
];

interface Guarded {
  /** The links that the app had the system open, oldest first. */
  readonly opened: () => string[];
  /** Waits until whatever was set off has had its chance. */
  readonly settle: () => Promise<void>;
}

/** Tests of one app whose API is a decoy; nothing else of the decoy is ever reached. */
export const test = base.extend<Guarded & { atHome: undefined }, { desktop: Desktop; decoy: DecoyServer }>({
  decoy: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from it
    async ({}, use) => {
      const decoy = await startDecoyServer();
      await use(decoy);
      await decoy.close();
    },
    { scope: "worker" },
  ],
  desktop: [
    async ({ decoy }, use) => {
      const desktop = await launchDesktop({ apiOrigin: decoy.url });
      await use(desktop);
      await desktop.close();
    },
    { scope: "worker" },
  ],
  opened: async ({ desktop }, use) => {
    const start = desktop.happened.length;
    await use(() =>
      desktop.happened
        .slice(start)
        .filter(({ what }) => what === "open")
        .map(({ detail }) => String(detail)),
    );
  },
  settle: async ({ desktop }, use) => {
    await use(() => desktop.page.waitForTimeout(100));
  },
  atHome: [
    async ({ desktop, decoy }, use) => {
      await desktop.page.goto(desktop.address("app://ai-humanizer/dashboard"));
      await expect(desktop.page.getByRole("textbox", { name: "Original Text" })).toBeVisible();
      await use(undefined);
      expect(decoy.asked.filter((path) => !path.startsWith("/api/"))).toEqual([]);
      expect(desktop.page.url()).toContain(desktop.address("app://ai-humanizer/"));
    },
    { auto: true },
  ],
});
