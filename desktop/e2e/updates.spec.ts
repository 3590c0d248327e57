import { existsSync, readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { freePort } from "../../scripts/lib/port.ts";
import type { Desktop } from "./desktop.ts";
import { environmentOf, installIn } from "./installed.ts";
import { launchDesktop, newDataDir } from "./launch.ts";
import { startUpdateServer, type UpdateServer } from "./update-server.ts";

const apiOrigin = `http://localhost:${process.env.E2E_PORT}`;

let desktop: Desktop;
let server: UpdateServer | null = null;
test.afterEach(async () => {
  await desktop.close();
  await server?.close();
  server = null;
});

/** Starts the installed app where it finds its updates at `url`; returns the installed file and the new one. */
async function launchInstalled(url: string) {
  const dataDir = newDataDir();
  const { env, ...files } = installIn(dataDir, url);
  desktop = await launchDesktop({ apiOrigin, dataDir, env });
  return files;
}

const notice = () => desktop.page.getByRole("status");
const updateState = () => desktop.page.evaluate(() => window.desktop.updateState().then(({ kind }) => kind));
const checkByMenu = () => desktop.command("menu", "Check for updates…");

test("fetches a new version, shows its notes and installs it when the app quits", async () => {
  server = await startUpdateServer({ version: "0.2.0", notes: "<p>Faster, and <b>calmer</b>.</p>" });
  const { installed, next } = await launchInstalled(server.url);
  await expect(notice().filter({ hasText: /Fetching version 0\.2\.0\d\d%/ })).toBeVisible();
  expect(await updateState()).toBe("downloading");
  server.release();
  await expect(notice().getByText("Version 0.2.0 is ready")).toBeVisible();
  await expect(notice().getByText("Faster, and calmer.", { exact: true })).toBeVisible();
  expect(existsSync(installed)).toBe(true);

  await desktop.command("quit");
  expect(await desktop.exited).toBe(0);
  expect(existsSync(installed)).toBe(false);
  expect(await environmentOf(next)).toContain("APPIMAGE_EXIT_AFTER_INSTALL=true");
});

test("restarts into the new version when asked", async () => {
  server = await startUpdateServer({ version: "0.2.0" });
  const { installed, next } = await launchInstalled(server.url);
  server.release();
  await notice().getByRole("button", { name: "Restart now" }).click();
  expect(await desktop.exited).toBe(0);
  expect(existsSync(installed)).toBe(false);
  const environment = await environmentOf(next);
  expect(environment).toContain("APPIMAGE_SILENT_INSTALL=true");
  expect(environment).not.toContain("APPIMAGE_EXIT_AFTER_INSTALL");
});

test("refuses a file that is not the one published, offers it by hand and goes on", async () => {
  server = await startUpdateServer({ version: "0.2.0", tampered: true });
  const { installed, next } = await launchInstalled(server.url);
  server.release();
  await expect(notice().getByText("The update could not be fetched")).toBeVisible();
  await notice().getByRole("button", { name: "Download it" }).click();
  expect(await desktop.until("open")).toBe(`${apiOrigin}/`);
  await notice().getByRole("button", { name: "Dismiss" }).click();
  await expect(notice().getByText("The update")).toBeHidden();
  await desktop.page.getByRole("textbox", { name: "Original Text" }).fill("We leverage synergies daily.");
  await desktop.page.getByRole("button", { name: "Humanize Text" }).click();
  await expect(desktop.page.locator("#humanized-text")).not.toBeEmpty();

  await desktop.command("quit");
  expect(await desktop.exited).toBe(0);
  expect(readFileSync(installed, "utf8")).toBe("the old version");
  expect(existsSync(next)).toBe(false);
});

for (const [what, published] of [
  ["an older version", { version: "0.0.9" }],
  ["a version that is staged for nobody yet", { version: "0.2.0", stagingPercentage: 0 }],
] as const) {
  test(`does not offer ${what}`, async () => {
    server = await startUpdateServer(published);
    await launchInstalled(server.url);
    await expect.poll(updateState).toBe("none");
    await expect(notice().getByText(/version/i)).toHaveCount(0);
    await checkByMenu();
    await expect(notice().getByText("This is the newest version")).toBeVisible();
    expect(server.asked.filter((each) => !each.endsWith(".yml"))).toEqual([]);
    expect(server.asked).toHaveLength(2);
  });
}

test("keeps quiet about a server that is down, unless the user asked", async () => {
  await launchInstalled(`http://127.0.0.1:${await freePort()}`);
  await expect.poll(updateState).toBe("none");
  await expect(notice().getByText(/update/i)).toHaveCount(0);
  await checkByMenu();
  await notice().getByRole("button", { name: "Download it" }).click();
  expect(await desktop.until("open")).toBe(`${apiOrigin}/`);
});
