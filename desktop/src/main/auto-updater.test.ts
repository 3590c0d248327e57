import { beforeEach, expect, test, vi } from "vitest";
import { autoUpdater } from "./auto-updater.ts";

const updater = vi.hoisted(() => ({ forceDevUpdateConfig: false, updateConfigPath: "" }));
vi.mock("electron-updater", () => ({ default: { autoUpdater: updater } }));

beforeEach(() => void Object.assign(updater, { forceDevUpdateConfig: false, updateConfigPath: "" }));

test("a packaged app keeps its own place of updates", () => {
  expect(autoUpdater(undefined)).toBe(updater);
  expect(updater).toEqual({ forceDevUpdateConfig: false, updateConfigPath: "" });
});

test("a run from the sources looks where it is told to", () => {
  autoUpdater("/tmp/app-update.yml");
  expect(updater).toEqual({ forceDevUpdateConfig: true, updateConfigPath: "/tmp/app-update.yml" });
});
