import { readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { type DecoyServer, startDecoyServer } from "./decoy-server.ts";
import type { Desktop } from "./desktop.ts";
import { launchDesktop } from "./launch.ts";

// One app for all: none of them may change it.
test.describe.configure({ mode: "default" });

let desktop: Desktop;
let decoy: DecoyServer;
test.beforeAll(async () => {
  decoy = await startDecoyServer();
  desktop = await launchDesktop({ apiOrigin: decoy.url });
});
test.afterAll(async () => {
  await desktop.close();
  await decoy.close();
});

test.beforeEach(async () => {
  await desktop.page.goto(desktop.address("app://ai-humanizer/dashboard"));
  await expect(desktop.page.getByRole("textbox", { name: "Original Text" })).toBeVisible();
});
test.afterEach(() => {
  const trapped = decoy.asked.filter((each) => !each.startsWith("/api/"));
  expect(trapped).toEqual([]);
  expect(desktop.page.url()).toMatch(desktop.address("app://ai-humanizer/"));
});

const opened = () =>
  desktop.happened.filter(({ what }) => what === "open").map(({ detail }) => String(detail));
/** Whatever was set off has had its chance. */
const settle = () => desktop.page.waitForTimeout(100);

/** Addresses that lead out of the app, and to no program of the system either. */
const decoys = [
  "app://evil/",
  "app://ai-humanizer.evil/",
  "file:///etc/passwd",
  "data:text/html,<title>Decoy</title>",
  "javascript:void(document.title='Decoy')",
  "ms-msdt:/id",
];

for (const way of ["location", "link", "form", "meta"] as const) {
  test(`does not leave its pages by a ${way}`, async () => {
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
    const before = opened();
    for (const url of decoys) await go(desktop.address(url));
    expect(opened()).toEqual(before);

    await go(`${decoy.url}/${way}`);
    // A form may lead nowhere; the rest is for the browser.
    expect(opened()).toEqual(way === "form" ? before : [...before, `${decoy.url}/${way}`]);
  });
}

test("opens no second window", async () => {
  const { page } = desktop;
  const windows = page.context().pages().length;
  const before = opened();
  for (const url of ["about:blank", ...decoys]) {
    await page.evaluate((address) => void window.open(address), desktop.address(url));
    await page.evaluate((address) => {
      const link = Object.assign(document.createElement("a"), { href: address, target: "_blank" });
      document.body.appendChild(link).click();
    }, desktop.address(url));
  }
  await settle();
  expect(opened()).toEqual(before);
  await page.evaluate((address) => {
    window.open(`${address}/open`);
    for (const rel of ["opener", "noopener"]) {
      const attributes = { href: `${address}/${rel}`, target: "_blank", rel };
      document.body.appendChild(Object.assign(document.createElement("a"), attributes)).click();
    }
  }, decoy.url);
  await expect
    .poll(() => opened().slice(before.length).sort())
    .toEqual([`${decoy.url}/noopener`, `${decoy.url}/open`, `${decoy.url}/opener`]);
  await expect.poll(() => page.context().pages().length).toBe(windows);
});

test("follows no redirect of the server", async () => {
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

test("loads and sends nothing outside of the app", async () => {
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

test("hands out no file but its pages'", async () => {
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

test("takes no call of another frame", async () => {
  const { page } = desktop;
  await page.evaluate(() => {
    document.body.appendChild(
      Object.assign(document.createElement("iframe"), { name: "foreign", srcdoc: "<p>Hello</p>" }),
    );
  });
  await expect(page.frameLocator("[name=foreign]").getByText("Hello")).toBeVisible();
  const frame = page.frame("foreign");
  if (!frame) throw new Error("No frame");
  expect(await frame.evaluate(() => "desktop" in window)).toBe(false);
  const before = opened();
  for (const [channel, input] of [
    ["session:token", undefined],
    ["links:open", `${decoy.url}/frame`],
    ["clipboard:write", "foreign"],
    ["preferences:set", { shortcut: null }],
  ] as const) {
    await expect(desktop.callFrom(frame, channel, input)).rejects.toThrow("Refused: not a page of the app");
  }
  expect(opened()).toEqual(before);
});

test("offers the page the bridge and nothing else", async () => {
  const { page } = desktop;
  const keys = await page.evaluate(() => Object.keys(window.desktop).sort());
  expect(keys).toEqual([
    "cancelSignIn",
    "checkForUpdates",
    "copyText",
    "currentUser",
    "getToken",
    "installUpdate",
    "onNavigate",
    "onUpdate",
    "onUser",
    "openExternal",
    "preferences",
    "setPreferences",
    "signIn",
    "signOut",
    "updateState",
    "uploadEntry",
    "version",
  ]);
  const globals = await page.evaluate(() =>
    ["require", "process", "module", "Buffer", "electron", "ipcRenderer", "__ipc"].filter(
      (each) => each in window,
    ),
  );
  expect(globals).toEqual([]);
  const replaced = await page.evaluate(() => {
    const { desktop: bridge } = window;
    const { openExternal } = bridge;
    Reflect.set(bridge, "openExternal", () => {});
    Reflect.set(window, "desktop", {});
    return window.desktop.openExternal !== openExternal;
  });
  expect(replaced).toBe(false);
});

test("opens no link of another kind for the page", async () => {
  const before = opened();
  for (const url of [...decoys, `https://good.example@${new URL(decoy.url).host}/`, "", null, {}]) {
    const call = desktop.page.evaluate((address) => window.desktop.openExternal(address as string), url);
    await expect(call, String(url)).rejects.toThrow("Refused");
  }
  expect(opened()).toEqual(before);
});

test("takes no message that is too long, has another shape or pollutes prototypes", async () => {
  const { page, dataDir } = desktop;
  await desktop.command("write clipboard", "kept");
  const refused = [
    (): Promise<unknown> => window.desktop.copyText("x".repeat(513 * 1024)),
    () => window.desktop.copyText({ toString: () => "x" } as unknown as string),
    () => window.desktop.uploadEntry("x".repeat(101)),
    () => window.desktop.setPreferences({ shortcut: "H" }),
    () => {
      Object.assign(Object.prototype, { shortcut: "Alt+P" });
      return window.desktop.setPreferences({} as { shortcut: null }).finally(() => {
        Reflect.deleteProperty(Object.prototype, "shortcut");
      });
    },
  ];
  for (const call of refused) {
    await expect(page.evaluate(call), String(call)).rejects.toThrow("Refused");
  }
  expect(await desktop.command("read clipboard")).toBe("kept");

  await page.evaluate(() => {
    const polluted =
      '{"shortcut":null,"admin":true,"__proto__":{"admin":true},"constructor":{"prototype":{"admin":true}}}';
    return window.desktop.setPreferences(JSON.parse(polluted));
  });
  expect(await desktop.command("prototype")).toEqual([]);
  expect(JSON.parse(readFileSync(path.join(dataDir, "preferences.json"), "utf8"))).toEqual({
    shortcut: null,
  });
});

test("is granted no permission", async () => {
  const outcome = await desktop.page.evaluate(async () => {
    const failure = (error: unknown) => (error instanceof Error ? error.name : String(error));
    const state = async (name: string) =>
      (await navigator.permissions.query({ name: name as PermissionName })).state;
    const names = ["geolocation", "notifications", "camera", "microphone", "midi", "clipboard-read"];
    return {
      states: await Promise.all(names.map(state)),
      place: await new Promise((resolve) =>
        navigator.geolocation.getCurrentPosition(
          () => resolve("granted"),
          ({ code }) => resolve(code),
        ),
      ),
      notifications: await Notification.requestPermission(),
      media: await navigator.mediaDevices
        .getUserMedia({ audio: true, video: true })
        .then(() => "granted", failure),
      clipboard: await navigator.clipboard.readText().then(() => "granted", failure),
    };
  });
  expect(outcome).toEqual({
    states: Array.from({ length: 6 }, () => "denied"),
    place: 1,
    notifications: "denied",
    media: "NotAllowedError",
    clipboard: "NotAllowedError",
  });
});
