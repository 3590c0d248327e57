import path from "node:path";
import { expect } from "@playwright/test";
import { decoys, test } from "./guarded.ts";

test.describe.configure({ mode: "default" });

for (const way of ["location", "link", "form", "meta"] as const) {
  test(`does not leave its pages by a ${way}`, async ({ desktop, decoy, opened, settle }) => {
    const go = async (url: string) => {
      await desktop.page.evaluate(
        ([by, address]) => {
          if (by === "location") location.href = address;
          const make = (tag: string, attributes: object) =>
            document.body.appendChild(Object.assign(document.createElement(tag), attributes));
          if (by === "link") make("a", { href: address }).click();
          if (by === "meta") make("meta", { httpEquiv: "refresh", content: `0;url=${address}` });
          if (by === "form")
            make("form", { action: address }).appendChild(document.createElement("button")).click();
        },
        [way, url] as const,
      );
      await settle();
      expect(await desktop.page.title()).not.toBe("Decoy");
    };
    for (const url of decoys) await go(desktop.address(url));
    expect(opened()).toEqual([]);

    await go(`${decoy.url}/${way}`);
    // A form may lead nowhere; the rest is for the browser.
    await expect.poll(opened).toEqual(way === "form" ? [] : [`${decoy.url}/${way}`]);
  });
}

test("opens no second window", async ({ desktop, decoy, opened, settle }) => {
  const { page } = desktop;
  const windows = page.context().pages().length;
  for (const url of ["about:blank", ...decoys]) {
    await page.evaluate((address) => void window.open(address), desktop.address(url));
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement("a"), { href: address, target: "_blank" });
      document.body.appendChild(link).click();
    }, desktop.address(url));
  }
  await settle();
  expect(opened()).toEqual([]);
  await page.evaluate((address) => {
    window.open(`${address}/open`);
    for (const rel of ["opener", "noopener"]) {
      const attributes = { href: `${address}/${rel}`, target: "_blank", rel };
      document.body.appendChild(Object.assign(document.createElement("a"), attributes)).click();
    }
  }, decoy.url);
  await expect
    .poll(() => opened().sort())
    .toEqual([`${decoy.url}/noopener`, `${decoy.url}/open`, `${decoy.url}/opener`]);
  await expect.poll(() => page.context().pages().length).toBe(windows);
});

test("follows no redirect of the server", async ({ desktop, decoy, settle }) => {
  const { page } = desktop;
  expect(await page.evaluate(() => fetch("/api/anything").then(({ status }) => status))).toBe(503);
  expect(decoy.asked).toContain("/api/anything");
  await page.evaluate(() => {
    location.href = "/api/page";
  });
  await expect.poll(() => decoy.asked).toContain("/api/page");
  await settle();
  expect(await page.title()).not.toBe("Decoy");
});

test("loads and sends nothing outside of the app", async ({ desktop, decoy, settle }) => {
  const outcome = await desktop.page.evaluate(async (url) => {
    const add = (tag: string, attributes: object) =>
      document.body.appendChild(Object.assign(document.createElement(tag), attributes));
    add("script", { textContent: "document.title = 'Decoy'" });
    add("script", { src: `${url}/script` });
    add("img", { src: `${url}/img` });
    add("iframe", { src: `${url}/iframe` });
    add("object", { data: `${url}/object` });
    add("webview", { src: `${url}/webview` });
    add("link", { rel: "stylesheet", href: `${url}/link` });
    navigator.sendBeacon(`${url}/beacon`);
    return await fetch(`${url}/fetch`).then(
      () => "reached",
      () => "refused",
    );
  }, decoy.url);
  await settle();
  expect(outcome).toBe("refused");
  expect(await desktop.page.title()).not.toBe("Decoy");
  expect(await desktop.command("web preferences")).toMatchObject({
    contextIsolation: true,
    sandbox: true,
    nodeIntegration: false,
    webviewTag: false,
  });
});

test("hands out no file but its pages'", async ({ desktop }) => {
  const { page } = desktop;
  const statuses = (paths: string[]) =>
    page.evaluate((all) => Promise.all(all.map((each) => fetch(each).then(({ status }) => status))), paths);
  expect(await statuses(["/index.html", "/favicon.svg"])).toEqual([200, 200]);
  const outside = [
    "/..%2fmain/main.js",
    "/%2e%2e%2fmain%2fmain.js",
    "/assets/..%2f..%2fmain/main.js",
    "/..%5cmain%5cmain.js",
    "//main/main.js",
    "/..%2f..%2fpackage.json",
    `/${encodeURIComponent(path.join(import.meta.dirname, "..", "package.json"))}`,
    "/index.html%00.js",
    "/%zz.js",
  ].map((each) => new URL(desktop.address("app://ai-humanizer/")).origin + each);
  expect(await statuses(outside)).toEqual(outside.map(() => 404));
});
