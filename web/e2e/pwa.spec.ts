import { makeDocx } from "@ai-humanizer/renderer/test/files/make-docx.ts";
import type { Page } from "@playwright/test";
import { startBuiltApp } from "./built-app.ts";
import { expect, test, workspace } from "./test.ts";

test.use({ serviceWorkers: "allow" });

/** Waits until the service worker answers for the page, so that it has all of its files. */
async function controlled(page: Page) {
  await page.waitForFunction(() => navigator.serviceWorker.controller?.state === "activated");
}

test("without a network the app opens, says so, and has the draft; the API is never kept", async ({
  page,
  context,
}) => {
  const { open, source, run } = workspace(page);
  await open();
  await controlled(page);
  await source.fill("A draft for the train");
  const offline = page.getByText("Offline: your text is kept here");
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await run.click();
  await expect(page.getByText("Failed to humanize text", { exact: true })).toBeVisible();
  await page.reload();
  await expect(source).toHaveValue("A draft for the train");
  // Chromium's emulation keeps the network away over a reload, but `navigator.onLine` forgets it.
  await context.setOffline(false);
  await context.setOffline(true);
  await expect(offline).toBeVisible();
  await run.click();
  await expect(page.getByText("Failed to humanize text", { exact: true })).toBeVisible();
  await page.getByRole("link", { name: "Pricing" }).click();
  await expect(page.getByRole("region", { name: "Basic" })).toBeVisible();
  await page.goto("/");
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  const missing = await page.goto("/no/such/page");
  expect(missing?.status()).toBe(404);
  await expect(page.getByRole("heading", { level: 1, name: "Page Not Found" })).toBeVisible();
  expect((await page.goto("/Pricing/?period=yearly"))?.status()).toBe(200);

  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const lists = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return lists.flat().map(({ url }) => new URL(url).pathname);
  });
  expect(kept).toContain("/index.html");
  expect(kept.filter((path) => path.startsWith("/api"))).toEqual([]);

  await context.setOffline(false);
  await page.goto("/dashboard");
  await expect(source).toHaveValue("A draft for the train");
  await expect(offline).toBeHidden();
});

test("a new version waits until it is asked for, and the draft stays", async ({ page }) => {
  const app = await startBuiltApp();
  try {
    await app.deploy("first");
    const { source } = workspace(page);
    const build = page.locator("meta[name=build]");
    await page.goto(`${app.origin}/dashboard`);
    await controlled(page);
    await page.reload();
    await expect(build).toHaveAttribute("content", "first");
    const manifest = () =>
      page.evaluate(async () => (await (await fetch("/manifest.webmanifest")).json()).description);
    expect(await manifest()).toBe("first");
    await source.fill("Half a sentence");
    await app.deploy("second");
    await page.evaluate(() => document.dispatchEvent(new Event("visibilitychange")));
    const notice = page.getByText("A new version is ready", { exact: true });
    await expect(notice).toBeVisible();
    await expect(build).toHaveAttribute("content", "first");
    await expect(source).toHaveValue("Half a sentence");

    // Even a reload keeps the page on the version that it has all files of.
    await page.reload();
    await expect(notice).toBeVisible();
    await expect(build).toHaveAttribute("content", "first");
    await page.getByRole("button", { name: "Reload" }).click();
    await expect(build).toHaveAttribute("content", "second");
    expect(await manifest()).toBe("second");
    await expect(source).toHaveValue("Half a sentence");
    await controlled(page);
    await expect(notice).toBeHidden();
  } finally {
    await page.goto("about:blank");
    app.stop();
  }
});

test("a page has its file also where the disk has no room to keep it", async ({ page, context, baseURL }) => {
  await workspace(page).open();
  await controlled(page);
  const devtools = await context.newCDPSession(page);
  await devtools.send("Storage.overrideQuotaForOrigin", {
    origin: new URL(String(baseURL)).origin,
    quotaSize: 1,
  });
  const answer = await page.evaluate(async () => {
    const path = "/manifest.webmanifest";
    for (const name of await caches.keys()) await (await caches.open(name)).delete(path);
    const { ok } = await fetch(path);
    return { ok, kept: (await caches.match(path)) !== undefined };
  });
  expect(answer).toEqual({ ok: true, kept: false });
});

test("text and files that other apps share become the draft, and undo takes them out", async ({ page }) => {
  const { open, source } = workspace(page);
  await open();
  await source.fill("My own draft");
  await controlled(page);
  /** What the system does when the user shares: a form sent as a navigation. */
  const share = (fields: Record<string, string>, file?: number[]) =>
    page.evaluate(
      ([texts, bytes]) => {
        const form = document.createElement("form");
        Object.assign(form, { method: "post", action: "/share", enctype: "multipart/form-data" });
        for (const [name, value] of Object.entries(texts)) {
          form.append(Object.assign(document.createElement("textarea"), { name, value }));
        }
        if (bytes) {
          const data = new DataTransfer();
          data.items.add(new File([new Uint8Array(bytes)], "résumé.docx"));
          form.append(
            Object.assign(document.createElement("input"), { type: "file", name: "file", files: data.files }),
          );
        }
        document.body.append(form);
        form.submit();
      },
      [fields, file] as const,
    );
  await share({ title: "A title", text: "A shared text", url: "" });
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(source).toHaveValue("A title\n\nA shared text");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(source).toHaveValue("My own draft");

  await share({}, Array.from(await makeDocx({ heading: "Shared", paragraphs: ["From a phone."] })));
  await expect(source).toHaveValue("Shared\n\nFrom a phone.");
  await expect(page.getByText("Imported résumé.docx", { exact: true })).toBeVisible();
  // Taken once: no later visit finds it again.
  expect(await page.evaluate(() => caches.has("shared"))).toBe(false);
  await page.reload();
  await expect(source).toHaveValue("Shared\n\nFrom a phone.");
  await expect(page.getByText("Imported résumé.docx", { exact: true })).toBeHidden();
});

test("the manifest says what a home screen needs, and its icons are there in their sizes", async ({
  page,
  request,
}) => {
  await page.goto("/dashboard");
  await expect(page.locator("link[rel=manifest]")).toHaveAttribute("href", "/manifest.webmanifest");
  const manifest = await (await request.get("/manifest.webmanifest")).json();
  expect(manifest).toMatchObject({ display: "standalone", start_url: "/dashboard", theme_color: "#0c0d10" });
  const icons: { src: string; sizes: string; purpose: string; type: string }[] = manifest.icons;
  expect(icons.filter(({ purpose }) => purpose === "maskable").map(({ sizes }) => sizes)).toContain(
    "512x512",
  );
  for (const { src, sizes, type } of icons.filter(({ type }) => type === "image/png")) {
    const answer = await request.get(src);
    expect(answer.headers()["content-type"]).toBe(type);
    const bytes = await answer.body();
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`).toBe(sizes);
  }
  // What the worker takes in is what the system sends.
  expect(manifest.share_target).toMatchObject({
    action: "/share",
    method: "POST",
    enctype: "multipart/form-data",
    params: { title: "title", text: "text", url: "url", files: [{ name: "file" }] },
  });
  // The browser's own verdict; in a private window, as a test has, that alone stands against it.
  const browser = await page.context().newCDPSession(page);
  const { errors } = await browser.send("Page.getAppManifest");
  expect(errors).toEqual([]);
  const { installabilityErrors } = await browser.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.map(({ errorId }) => errorId).filter((id) => id !== "in-incognito")).toEqual(
    [],
  );
  const worker = await request.get("/sw.js");
  expect(worker.headers()).toMatchObject({ "cache-control": "no-cache" });
  expect(worker.headers()["content-type"]).toMatch(/javascript/);
});
