import { EventEmitter } from "node:events";
import { expect, test, vi } from "vitest";
import type { UpdateState } from "../bridge.ts";
import { createUpdates, type Updater } from "./updates.ts";

const page = "https://example.com/";
const next = { version: "1.2.0", releaseNotes: "<p>Faster, and <b>calmer</b>.</p>" };

function setUp() {
  const events = new EventEmitter();
  const checkForUpdates = vi.fn<() => Promise<unknown>>(async () => ({ downloadPromise: null }));
  const quitAndInstall = vi.fn();
  const fake = Object.assign(events, { checkForUpdates, quitAndInstall, allowDowngrade: true });
  // Of electron-updater's class, only its events and these calls are used.
  const updater = fake as unknown as Updater;
  const told: UpdateState[] = [];
  const updates = createUpdates({ updater, page, onState: (state) => told.push(state) });
  return { events, updater, checkForUpdates, quitAndInstall, updates, told };
}

test("fetches by itself, installs at the end, and never an older version", () => {
  const { updater } = setUp();
  expect(updater).toMatchObject({ autoDownload: true, autoInstallOnAppQuit: true, allowDowngrade: false });
});

test("tells of a version from being found to being ready, and then only installs", async () => {
  const { events, updates, told, quitAndInstall, checkForUpdates } = setUp();
  await updates.checkQuietly();
  updates.install();
  events.emit("checking-for-update");
  events.emit("update-available", next);
  updates.install();
  events.emit("download-progress", { percent: 41.7 });
  await updates.check();
  events.emit("update-downloaded", next);
  const summary = { version: "1.2.0", notes: "Faster, and calmer." };
  expect(told).toEqual([
    { kind: "checking" },
    { kind: "available", ...summary },
    { kind: "downloading", version: "1.2.0", percent: 42 },
    { kind: "ready", ...summary },
  ]);
  expect(updates.state()).toEqual(told.at(-1));
  expect(quitAndInstall).not.toHaveBeenCalled();
  await updates.check();
  expect(checkForUpdates).toHaveBeenCalledOnce();
  updates.install();
  expect(quitAndInstall).toHaveBeenCalledOnce();
});

test("says that there is nothing new to whoever asked, and to nobody else", async () => {
  const { events, updates } = setUp();
  await updates.checkQuietly();
  events.emit("update-not-available");
  expect(updates.state()).toEqual({ kind: "none" });
  await updates.check();
  events.emit("update-not-available");
  expect(updates.state()).toEqual({ kind: "newest" });
});

test("keeps quiet about a failed look in the background, and offers the page to whoever asked", async () => {
  const { updates, checkForUpdates } = setUp();
  checkForUpdates.mockRejectedValue(new Error("no connection"));
  await updates.checkQuietly();
  expect(updates.state()).toEqual({ kind: "none" });
  await updates.check();
  expect(updates.state()).toEqual({ kind: "failed", message: "no connection", page });
});

test("offers the page where a version was found but not fetched, once", async () => {
  const { events, updates, checkForUpdates } = setUp();
  const failure = new Error("sha512 checksum mismatch");
  checkForUpdates.mockResolvedValue({ downloadPromise: Promise.reject(failure) });
  await updates.checkQuietly();
  events.emit("update-available", next);
  events.emit("error", failure);
  expect(updates.state()).toEqual({ kind: "failed", message: failure.message, page });
});

test("a copy that can't update itself says so", async () => {
  const { updates, checkForUpdates } = setUp();
  checkForUpdates.mockResolvedValue(null);
  await updates.check();
  expect(updates.state()).toMatchObject({ kind: "failed", message: expect.stringContaining("itself") });
});

test.each([
  [null, ""],
  [
    [
      { version: "1.1.0", note: "One" },
      { version: "1.2.0", note: null },
    ],
    "One",
  ],
  ["1 &lt; 2<br/>", "1 &lt; 2"],
])("takes the release notes %j as plain text", (releaseNotes, notes) => {
  const { events, updates } = setUp();
  events.emit("update-downloaded", { version: "1.2.0", releaseNotes });
  expect(updates.state()).toEqual({ kind: "ready", version: "1.2.0", notes });
});
