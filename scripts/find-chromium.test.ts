import { expect, test } from "vitest";
import { findChromium, type Machine } from "./find-chromium.ts";

function machine(platform: NodeJS.Platform, env: Machine["env"], ...programs: string[]): Machine {
  return {
    platform,
    env,
    isExecutable: (file) => programs.includes(file),
    playwrightPath: "/playwright/chrome",
  };
}

test("CHROMIUM_PATH wins over everything that is installed", () => {
  const env = { CHROMIUM_PATH: "/opt/my-chrome", PATH: "/usr/bin" };
  expect(findChromium(machine("linux", env, "/opt/my-chrome", "/usr/bin/chromium"))).toBe("/opt/my-chrome");
});

test("a wrong CHROMIUM_PATH is an error, not a silent fallback", () => {
  const env = { CHROMIUM_PATH: "/nowhere", PATH: "/usr/bin" };
  expect(() => findChromium(machine("linux", env, "/usr/bin/chromium"))).toThrow(
    "CHROMIUM_PATH is set to /nowhere",
  );
});

test.each([
  ["linux", { PATH: "/usr/local/bin:/usr/bin" }, "/usr/local/bin/google-chrome"],
  ["linux", { PATH: "" }, "/snap/bin/chromium"],
  ["darwin", { HOME: "/Users/ann" }, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
  ["darwin", { HOME: "/Users/ann" }, "/Users/ann/Applications/Chromium.app/Contents/MacOS/Chromium"],
  [
    "win32",
    { PROGRAMFILES: "C:\\Program Files" },
    "C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe",
  ],
  [
    "win32",
    { LOCALAPPDATA: "C:\\Users\\ann\\AppData\\Local" },
    "C:\\Users\\ann\\AppData\\Local\\Chromium\\Application\\chrome.exe",
  ],
] as const)("on %s with %o it finds %s", (platform, env, program) => {
  expect(findChromium(machine(platform, env, program))).toBe(program);
});

test("Playwright's own browser comes after the system's", () => {
  const env = { PATH: "/usr/bin" };
  expect(findChromium(machine("linux", env, "/playwright/chrome"))).toBe("/playwright/chrome");
  expect(findChromium(machine("linux", env, "/playwright/chrome", "/usr/bin/chromium"))).toBe(
    "/usr/bin/chromium",
  );
});

test("nothing installed is null", () => {
  expect(findChromium(machine("linux", { PATH: "/usr/bin" }))).toBeNull();
});
