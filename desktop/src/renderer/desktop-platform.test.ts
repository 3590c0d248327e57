import { expect, test, vi } from "vitest";
import { useToasts } from "@/lib/toast-store.ts";
import { TryLater } from "@/platform/try-later.ts";
import type { DesktopBridge, OpenedFile, Preferences, UpdateState, UploadOutcome } from "../bridge.ts";
import { createDesktopPlatform } from "./desktop-platform.ts";

function setUp() {
  const tell: {
    user?: (userId: string | null) => void;
    update?: (state: UpdateState) => void;
    navigate?: (path: string) => void;
    opened?: () => void;
  } = {};
  const bridge = {
    version: "1.2.3",
    openExternal: vi.fn(async () => {}),
    copyText: vi.fn(async () => {}),
    currentUser: vi.fn(async () => null),
    getToken: vi.fn(async () => null),
    signIn: vi.fn(async () => ({ kept: false })),
    cancelSignIn: vi.fn(async () => {}),
    signOut: vi.fn(async () => {}),
    onUser: (listener) => {
      tell.user = listener;
    },
    localEntries: vi.fn(async () => ["id-1"]),
    uploadEntry: vi.fn(async (): Promise<UploadOutcome> => ({ kind: "uploaded" })),
    updateState: vi.fn(async () => ({ kind: "none" as const })),
    checkForUpdates: vi.fn(async () => {}),
    installUpdate: vi.fn(async () => {}),
    onUpdate: (listener) => {
      tell.update = listener;
    },
    preferences: vi.fn(async (): Promise<Preferences> => ({ shortcut: "Alt+H" })),
    setPreferences: vi.fn(async () => "taken" as const),
    takeOpened: vi.fn(async (): Promise<OpenedFile | null> => null),
    onOpened: (listener) => {
      tell.opened = listener;
    },
    onNavigate: (listener) => {
      tell.navigate = listener;
    },
  } satisfies DesktopBridge;
  return { bridge, tell, platform: createDesktopPlatform(bridge) };
}

test("calls the API at its own origin, and is neither installed nor updated as a page is", () => {
  const { platform } = setUp();
  expect(platform).toMatchObject({ kind: "desktop", apiOrigin: "", install: null, updates: null });
});

test("opens links and payment pages outside, and tells of those that are refused", async () => {
  const { platform, bridge } = setUp();
  const told = vi.spyOn(console, "error").mockImplementation(() => {});
  platform.openExternal("https://example.com/");
  bridge.openExternal.mockRejectedValueOnce(new Error("Refused"));
  platform.visit("https://pay.example.com/");
  await vi.waitFor(() => expect(told).toHaveBeenCalledOnce(), 10_000);
  expect(bridge.openExternal.mock.calls).toEqual([["https://example.com/"], ["https://pay.example.com/"]]);
  told.mockRestore();
});

test("hands on what the bridge tells, until nobody listens", () => {
  const { platform, tell } = setUp();
  const heard = vi.fn();
  const stops = [
    platform.releases?.watch(heard),
    platform.onNavigate?.(heard),
    platform.onShared?.(() => heard("opened")),
  ];
  const tellAll = () => {
    tell.update?.({ kind: "checking" });
    tell.navigate?.("/history");
    tell.opened?.();
  };
  tellAll();
  for (const stop of stops) stop?.();
  tellAll();
  expect(heard.mock.calls).toEqual([[{ kind: "checking" }], ["/history"], ["opened"]]);
});

test("takes what the system opened as a file of that name", async () => {
  const { platform, bridge } = setUp();
  expect(await platform.takeShared()).toBeNull();
  bridge.takeOpened.mockResolvedValueOnce({ name: "essay.md", bytes: new Uint8Array([104, 105]) });
  const shared = await platform.takeShared();
  expect(shared?.kind === "file" && [shared.file.name, await shared.file.text()]).toEqual(["essay.md", "hi"]);
});

test("tells of an upload that the server asks to try later", async () => {
  const { platform, bridge } = setUp();
  bridge.uploadEntry.mockResolvedValueOnce({ kind: "later", seconds: 42 });
  await expect(platform.localHistory?.upload("id-1")).rejects.toEqual(new TryLater(42));
});

test("passes the rest on as it is", async () => {
  const { platform, bridge } = setUp();
  await platform.copyText("words");
  expect(bridge.copyText).toHaveBeenCalledExactlyOnceWith("words");
  expect(await platform.localHistory?.ids()).toEqual(["id-1"]);
  await platform.localHistory?.upload("id-1");
  expect(bridge.uploadEntry).toHaveBeenCalledExactlyOnceWith("id-1");
  expect(await platform.shortcut?.get()).toBe("Alt+H");
  expect(await platform.shortcut?.set(null)).toBe("taken");
  expect(bridge.setPreferences).toHaveBeenCalledExactlyOnceWith({ shortcut: null });
  expect(platform.releases?.version).toBe("1.2.3");
  await platform.releases?.install();
  expect(bridge.installUpdate).toHaveBeenCalledOnce();
});

test("says where a sign-in is not kept", async () => {
  const { platform } = setUp();
  await platform.signIn?.identity.signIn("google");
  expect(useToasts.getState().toasts[0]?.title).toBe("Signed in until you quit");
});
