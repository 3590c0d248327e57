import type { IpcMainInvokeEvent } from "electron";
import { afterEach, expect, test, vi } from "vitest";
import type { DesktopBridge } from "../bridge.ts";
import { createChannels } from "./channels.ts";
import { maxMessage, openGateway } from "./ipc/gateway.ts";

type Listener = (event: IpcMainInvokeEvent, ...input: unknown[]) => unknown;
const own = { url: "app://ai-humanizer/dashboard", parent: null };

/** The app's channels behind its gateway; each part records its calls. */
function setUp() {
  const parts = {
    openExternal: vi.fn(async () => {}),
    writeClipboard: vi.fn(async () => {}),
    takeOpened: vi.fn(async () => ({ name: "essay.txt", bytes: new Uint8Array([104, 105]) })),
    localEntries: vi.fn(() => ["id-1"]),
    upload: vi.fn(async () => ({ kind: "later" as const, seconds: 42 })),
    session: {
      resume: vi.fn(async () => {}),
      userId: vi.fn(() => "maya"),
      token: vi.fn(async () => "id token"),
      signIn: vi.fn(async () => ({ kept: true })),
      end: vi.fn(async () => {}),
    },
    browser: { start: vi.fn(), cancel: vi.fn(), takeLink: vi.fn() },
    updates: {
      state: vi.fn(() => ({ kind: "none" as const })),
      check: vi.fn(async () => {}),
      checkQuietly: vi.fn(async () => {}),
      install: vi.fn(),
    },
    preferences: {
      get: vi.fn(() => ({ shortcut: null })),
      apply: vi.fn(),
      set: vi.fn(async () => "saved" as const),
    },
  };
  const listeners = new Map<string, Listener>();
  openGateway({ handle: (name, listener) => listeners.set(name, listener) }, createChannels(parts), () => {});
  const call = async (name: string, ...input: unknown[]) => {
    const listener = listeners.get(name);
    if (!listener) throw new Error(`No handler registered for '${name}'`);
    // The gateway reads nothing else of the event.
    return await listener({ senderFrame: own } as unknown as IpcMainInvokeEvent, ...input);
  };
  const called = () =>
    Object.values(parts)
      .flatMap((part) => (typeof part === "function" ? [part] : Object.values(part)))
      .filter((part) => part.mock.calls.length > 0);
  return { parts, call, called, names: [...listeners.keys()] };
}

test("opens links as they were parsed, and nothing that only looks like one", async () => {
  const { call, parts } = setUp();
  await call("links:open", "HTTPS://Example.com");
  expect(parts.openExternal.mock.calls).toEqual([["https://example.com/"]]);
  for (const decoy of [
    "file:///etc/passwd",
    "javascript:alert(1)",
    "https://good@evil.example/",
    "x",
    null,
  ]) {
    await expect(call("links:open", decoy), String(decoy)).rejects.toThrow("Refused");
  }
  expect(parts.openExternal).toHaveBeenCalledOnce();
});

test.each<[string, string, unknown]>([
  ["preferences:set", "keys without a modifier", { shortcut: "H" }],
  ["preferences:set", "number for keys", { shortcut: 1 }],
  ["preferences:set", "empty object", {}],
  ["preferences:set", "polluted prototype", JSON.parse('{"__proto__":{"shortcut":null}}')],
  ["history:upload", "empty id", ""],
  ["history:upload", "long id", "x".repeat(101)],
  ["history:upload", "object for an id", { id: "1" }],
  ["clipboard:write", "object for a text", { toString: "x" }],
  ["clipboard:write", "text without end", "x".repeat(maxMessage)],
  ["session:token", "argument", "x"],
  ["files:take", "path", "/etc/passwd"],
  ["session:sign-out", "reason of its own", "bored"],
  ["history:local", "argument", "noor"],
  ["updates:install", "file", ["/tmp/evil"]],
])("%s takes no %s", async (name, _, input) => {
  const { call, called } = setUp();
  await expect(call(name, input)).rejects.toThrow("Refused");
  expect(called()).toEqual([]);
});

test("what a page adds to its argument goes no further", async () => {
  const { call, parts } = setUp();
  const sent = JSON.parse('{"shortcut":"Alt+H","__proto__":{"admin":true},"constructor":1,"file":"/tmp/x"}');
  expect(await call("preferences:set", sent)).toBe("saved");
  expect(parts.preferences.set.mock.calls).toEqual([[{ shortcut: "Alt+H" }]]);
  expect(Object.hasOwn(Object.prototype, "admin")).toBe(false);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.doUnmock("electron");
});

test("the page's bridge reaches every channel, and has no way to name one", async () => {
  const { call, names, parts } = setUp();
  vi.stubGlobal("__APP_VERSION__", "1.2.3");
  const used = new Set<string>();
  const exposed = new Map<string, DesktopBridge>();
  const on = vi.fn<(name: string, listener: (event: unknown, value: unknown) => void) => void>();
  vi.doMock("electron", () => ({
    contextBridge: { exposeInMainWorld: (name: string, bridge: DesktopBridge) => exposed.set(name, bridge) },
    ipcRenderer: {
      invoke: (name: string, input: unknown) => {
        used.add(name);
        return call(name, input);
      },
      on,
    },
  }));
  // By its path: the main process never imports the preload code.
  await import(/* @vite-ignore */ new URL("../preload/preload.ts", import.meta.url).href);
  const bridge = exposed.get("desktop");
  expect([...exposed.keys()]).toEqual(["desktop"]);
  if (!bridge) return;

  expect(bridge.version).toBe("1.2.3");
  await bridge.openExternal("https://example.com/");
  await bridge.copyText("plain words");
  expect(await bridge.currentUser()).toBe("maya");
  expect(await bridge.getToken()).toBe("id token");
  expect(await bridge.signIn()).toEqual({ kept: true });
  await bridge.cancelSignIn();
  await bridge.signOut("ended");
  expect(await bridge.takeOpened()).toMatchObject({ name: "essay.txt" });
  expect(await bridge.localEntries()).toEqual(["id-1"]);
  expect(await bridge.uploadEntry("id-1")).toEqual({ kind: "later", seconds: 42 });
  expect(await bridge.updateState()).toEqual({ kind: "none" });
  await bridge.checkForUpdates();
  await bridge.installUpdate();
  expect(await bridge.preferences()).toEqual({ shortcut: null });
  expect(await bridge.setPreferences({ shortcut: "Alt+H" })).toBe("saved");
  expect([...used].sort()).toEqual(names.sort());
  const listening = ["onUser", "onUpdate", "onNavigate", "onOpened"];
  expect(Object.keys(bridge)).toHaveLength(1 + names.length + listening.length);
  expect(parts.writeClipboard.mock.calls).toEqual([["plain words"]]);
  expect(parts.upload.mock.calls).toEqual([["id-1"]]);
  expect(parts.updates.check).toHaveBeenCalledOnce();
  expect(parts.updates.install).toHaveBeenCalledOnce();
  expect(parts.browser.cancel).toHaveBeenCalledOnce();
  expect(parts.session.end.mock.calls).toEqual([["ended"]]);

  const heard = vi.fn();
  bridge.onUser(heard);
  bridge.onUpdate(heard);
  bridge.onNavigate(heard);
  bridge.onOpened(heard);
  expect(on.mock.calls.map(([name]) => name)).toEqual([
    "session:changed",
    "updates:changed",
    "navigate",
    "files:opened",
  ]);
  const event = { sender: "what would lead to ipcRenderer" };
  for (const [, listener] of on.mock.calls) listener(event, "news");
  // The page gets the news, never Electron's event.
  expect(heard.mock.calls).toEqual([["news"], ["news"], ["news"], []]);
});
