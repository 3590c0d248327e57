import { EventEmitter } from "node:events";
import type { Session, WebContents } from "electron";
import { describe, expect, test, vi } from "vitest";
import { denyPermissions, guardNavigation } from "./navigation.ts";

const own = "app://ai-humanizer/dashboard";
const decoys = [
  "app://ai-humanizer.evil/",
  "app://ai-humanizer@evil/",
  "file:///etc/passwd",
  "data:text/html,x",
];

type OpenHandler = (details: { url: string }) => { action: string };

function setUp() {
  const opened = vi.fn();
  const contents = Object.assign(new EventEmitter(), {
    setWindowOpenHandler: vi.fn<(handler: OpenHandler) => void>(),
  });
  // The guard uses nothing else of it.
  guardNavigation(contents as unknown as WebContents, opened, "https://site.example");
  const emit = (name: string, url: string): boolean => {
    const preventDefault = vi.fn();
    contents.emit(name, { url, preventDefault });
    return preventDefault.mock.calls.length > 0;
  };
  return { opened, emit, openHandler: contents.setWindowOpenHandler.mock.calls[0]?.[0] };
}

describe("a window", () => {
  const ways = ["will-navigate", "will-redirect", "will-frame-navigate"];
  test.each(ways)("goes to the app's own pages: %s", (way) => {
    const { emit, opened } = setUp();
    expect(emit(way, own)).toBe(false);
    expect(opened).not.toHaveBeenCalled();
  });
  test.each(ways.flatMap((way) => [...decoys, "https://example.com/"].map((url) => [way, url] as const)))(
    "goes nowhere else: %s to %s",
    (way, url) => expect(setUp().emit(way, url)).toBe(true),
  );

  test("leaves links to the system's browser, and decoys to nobody", () => {
    const { emit, opened } = setUp();
    for (const url of ["https://example.com/", ...decoys]) emit("will-navigate", url);
    expect(opened.mock.calls).toEqual([["https://example.com/"]]);
  });

  test("takes a redirect or a frame elsewhere to be no wish of the user", () => {
    const { emit, opened } = setUp();
    emit("will-redirect", "https://example.com/");
    emit("will-frame-navigate", "https://example.com/");
    expect(opened).not.toHaveBeenCalled();
  });

  test("opens a page of its own that is to stand beside the app in the browser, as the site's", () => {
    const { opened, openHandler } = setUp();
    expect(openHandler?.({ url: "app://ai-humanizer/quality" })).toEqual({ action: "deny" });
    expect(openHandler?.({ url: "app://ai-humanizer/#detector" })).toEqual({ action: "deny" });
    expect(opened.mock.calls).toEqual([["https://site.example/quality"], ["https://site.example/#detector"]]);
  });

  test("opens no other window and no webview", () => {
    const { emit, opened, openHandler } = setUp();
    for (const url of ["https://example.com/", ...decoys]) {
      expect(openHandler?.({ url })).toEqual({ action: "deny" });
    }
    expect(opened.mock.calls).toEqual([["https://example.com/"]]);
    expect(emit("will-attach-webview", own)).toBe(true);
  });
});

describe("permissions", () => {
  type Request = (
    contents: { getURL: () => string },
    permission: string,
    answer: (ok: boolean) => void,
  ) => void;
  type Check = (contents: null, permission: string, origin: string) => boolean;
  const session = { setPermissionRequestHandler: vi.fn(), setPermissionCheckHandler: vi.fn() };
  // Only the two handlers are set on it.
  denyPermissions(session as unknown as Session);
  const request: Request = session.setPermissionRequestHandler.mock.calls[0]?.[0];
  const check: Check = session.setPermissionCheckHandler.mock.calls[0]?.[0];
  const granted = (permission: string, url: string) => {
    const answer = vi.fn();
    request({ getURL: () => url }, permission, answer);
    return [answer.mock.calls, check(null, permission, url)];
  };

  test("the app's pages may write to the clipboard", () => {
    expect(granted("clipboard-sanitized-write", own)).toEqual([[[true]], true]);
  });
  test.each([
    ["media", own],
    ["geolocation", own],
    ["notifications", own],
    ["clipboard-read", own],
    ["fileSystem", own],
    ["openExternal", own],
    ["clipboard-sanitized-write", "https://example.com/"],
    ["clipboard-sanitized-write", "app://ai-humanizer.evil/"],
    ["clipboard-sanitized-write", ""],
  ])("%s is denied to %j", (permission, url) => {
    expect(granted(permission, url)).toEqual([[[false]], false]);
  });
});
