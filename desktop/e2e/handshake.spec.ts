import { expect, type Page, test } from "@playwright/test";
import { freePort } from "../../scripts/lib/port.ts";
import { startApi } from "./api-process.ts";
import type { Desktop } from "./desktop.ts";
import { environmentOf, installIn } from "./installed.ts";
import { launchDesktop, newDataDir } from "./launch.ts";
import { startUpdateServer } from "./update-server.ts";

const draft = "We leverage a plethora of tools, and this thought is only half";

/** What is to be undone after the test, the last first. */
let undo: (() => Promise<unknown>)[] = [];
test.afterEach(async () => {
  for (const each of undo.reverse()) await each();
  undo = [];
});

const source = (page: Page) => page.getByRole("textbox", { name: "Original Text" });
async function launch(options: Parameters<typeof launchDesktop>[0]): Promise<Desktop> {
  const desktop = await launchDesktop(options);
  undo.push(desktop.close);
  return desktop;
}

test("a server that wants a newer app costs its user nothing", async () => {
  // Two servers start in it.
  test.slow();
  const [port, updatePort] = [await freePort(), await freePort()];
  const apiOrigin = `http://localhost:${port}`;
  const [apiDir, dataDir] = [newDataDir(), newDataDir()];
  const api = await startApi(port, apiDir, "0.1.0");
  undo.push(api.stop);
  const { next, env } = installIn(dataDir, `http://127.0.0.1:${updatePort}`);
  const desktop = await launch({ apiOrigin, dataDir, env });
  const { page } = desktop;
  await source(page).fill("We leverage a plethora of tools to facilitate growth.");
  await page.getByRole("button", { name: "Humanize Text" }).click();
  const rewrite = page.locator("#humanized-text");
  await expect(rewrite).not.toBeEmpty();
  const rewritten = (await rewrite.textContent()) ?? "";
  await source(page).fill(draft);

  // The server is replaced while the app runs.
  await api.stop();
  const newApi = await startApi(port, apiDir, "0.2.0");
  undo.push(newApi.stop);
  await page.getByRole("button", { name: "Humanize Text" }).click();
  await expect(page.getByRole("heading", { name: "Update needed" })).toBeVisible();
  await page.getByRole("button", { name: "Copy my draft" }).click();
  await expect.poll(() => desktop.command("read clipboard")).toBe(draft);

  const updates = await startUpdateServer({ version: "0.2.0" }, updatePort);
  undo.push(updates.close);
  updates.release();
  await page.getByRole("button", { name: "Update now" }).click();
  await page.getByRole("button", { name: "Restart and update" }).click();
  expect(await desktop.exited).toBe(0);
  expect(await environmentOf(next)).toContain("APPIMAGE_SILENT_INSTALL=true");
  await desktop.close();

  const { page: updated } = await launch({
    apiOrigin: `http://localhost:${process.env.E2E_PORT}`,
    dataDir,
  });
  await expect(source(updated)).toHaveValue(draft);
  await expect(updated.locator("#humanized-text")).toHaveText(rewritten);
});
