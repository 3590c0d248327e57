import { EventEmitter } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createRequire, stripTypeScriptTypes } from "node:module";
import path from "node:path";
import { beforeEach, expect, test, vi } from "vitest";
import { commandNames } from "./control.ts";
import * as standIn from "./electron.ts";

const e2e = path.join(import.meta.dirname, "..");
const read = (name: string) => readFileSync(path.join(e2e, name), "utf8");

/** Every command that a test gives to the app. */
const given = new Set(
  readdirSync(e2e)
    .filter((name) => name.endsWith(".spec.ts"))
    .flatMap((name) => [...read(name).matchAll(/\bcommand\("([^"]+)"/g)].map(([, command]) => command ?? "")),
);

interface Hooks {
  readonly takeHappened: () => { what: string; detail: unknown }[];
  readonly commands: readonly string[];
  readonly command: (name: string, argument?: unknown) => Promise<unknown>;
}

/** The hooks of Electron itself, on what they need of it. */
function loadHooks(): Hooks {
  class Notification extends EventEmitter {
    readonly title = "Humanized";
    readonly body = "Click to undo.";
    show() {}
  }
  const electron = {
    ...standIn,
    app: Object.assign(new EventEmitter(), { setPath: () => {} }),
    clipboard: {},
    globalShortcut: {},
    safeStorage: {},
    shell: {},
    Notification,
  };
  const require = createRequire(import.meta.url);
  const run = new Function("require", stripTypeScriptTypes(read("electron/hooks.cts")));
  run((name: string) => (name === "electron" ? electron : require(name)));
  return Object.assign((globalThis as unknown as { desktopTest: Hooks }).desktopTest, { electron });
}

beforeEach(() => {
  vi.spyOn(process, "emitWarning").mockImplementation(() => {});
});

test("the stand-in and Electron's hooks both know every command of the tests", () => {
  expect([...given].filter((name) => !commandNames().includes(name))).toEqual([]);
  expect([...given].filter((name) => !loadHooks().commands.includes(name))).toEqual([]);
});

test("Electron's hooks keep what the app does from the system", async () => {
  vi.stubEnv("DESKTOP_TEST_TAKEN_KEYS", "Alt+T");
  const hooks = loadHooks();
  const { electron } = hooks as unknown as { electron: typeof standIn };
  await electron.shell.openExternal("https://example.com/");
  const pressed = vi.fn();
  expect(electron.globalShortcut.register("Alt+T", pressed)).toBe(false);
  expect(electron.globalShortcut.register("Alt+H", pressed)).toBe(true);
  expect([await hooks.command("press", "Alt+T"), await hooks.command("press", "Alt+H")]).toEqual([
    false,
    true,
  ]);
  expect(pressed).toHaveBeenCalledOnce();
  const notification = new electron.Notification();
  const clicked = vi.fn();
  notification.on("click", clicked);
  notification.show();
  await hooks.command("click notification");
  expect(clicked).toHaveBeenCalledOnce();
  expect(hooks.takeHappened()).toEqual([
    { what: "open", detail: "https://example.com/" },
    { what: "notification", detail: { title: "Humanized", body: "Click to undo." } },
  ]);
  expect(hooks.takeHappened()).toEqual([]);

  await hooks.command("write clipboard", "copied");
  expect(await electron.clipboard.readText()).toBe("copied");
  const secret = await electron.safeStorage.encryptStringAsync("a secret");
  expect(String(secret)).not.toContain("a secret");
  expect(await electron.safeStorage.decryptStringAsync(secret)).toMatchObject({ result: "a secret" });
});
