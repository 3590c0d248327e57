import { readFileSync } from "node:fs";
import path from "node:path";
import { expect } from "@playwright/test";
import { decoys, test } from "./guarded.ts";

test.describe.configure({ mode: "default" });

test("takes no call of another frame", async ({ desktop, decoy, opened }) => {
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
  for (const [channel, input] of [
    ["session:token", undefined],
    ["links:open", `${decoy.url}/frame`],
    ["clipboard:write", "foreign"],
    ["preferences:set", { shortcut: null }],
  ] as const) {
    await expect(desktop.callFrom(frame, channel, input)).rejects.toThrow("Refused: not a page of the app");
  }
  expect(opened()).toEqual([]);
});

test("offers the page the bridge and nothing else", async ({ desktop }) => {
  const { page } = desktop;
  const keys = await page.evaluate(() => Object.keys(window.desktop).sort());
  expect(keys).toEqual([
    "cancelSignIn",
    "checkForUpdates",
    "copyText",
    "currentUser",
    "getToken",
    "installUpdate",
    "localEntries",
    "onNavigate",
    "onOpened",
    "onUpdate",
    "onUser",
    "openExternal",
    "preferences",
    "setPreferences",
    "signIn",
    "signOut",
    "takeOpened",
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

test("opens no link of another kind for the page", async ({ desktop, decoy, opened }) => {
  for (const url of [...decoys, `https://good.example@${new URL(decoy.url).host}/`, "", null, {}]) {
    const call = desktop.page.evaluate((address) => window.desktop.openExternal(address as string), url);
    await expect(call, String(url)).rejects.toThrow("Refused");
  }
  expect(opened()).toEqual([]);
});

test("takes no message that is too long, has another shape or pollutes prototypes", async ({ desktop }) => {
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

test("is granted no permission", async ({ desktop }) => {
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
