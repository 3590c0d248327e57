import { mkdirSync, writeFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, test } from "vitest";
import { tempFolders } from "../test/temp-folders.ts";
import { appFile } from "./app-files.ts";
import { linkIn, screenOf } from "./deep-links.ts";
import { externalLink } from "./links.ts";
import { isOwnPage } from "./origin.ts";

const newFolder = tempFolders();

describe("own pages", () => {
  test.each(["app://ai-humanizer/", "app://ai-humanizer/history?entry=1"])("%s", (url) => {
    expect(isOwnPage(url)).toBe(true);
  });
  test.each([
    "app://ai-humanizer.evil.example/",
    "app://evil/ai-humanizer",
    "app://ai-humanizer@evil/",
    "https://ai-humanizer/",
    "apps://ai-humanizer/",
    "file:///etc/passwd",
    "about:blank",
    "",
  ])("not %s", (url) => {
    expect(isOwnPage(url)).toBe(false);
  });
});

describe("links that may leave", () => {
  test.each(["https://example.com/a?b#c", "http://localhost:8787/", "mailto:help@example.com"])(
    "%s",
    (url) => {
      expect(externalLink(url)).toBe(url);
    },
  );
  test.each([
    "file:///etc/passwd",
    "javascript:alert(1)",
    "smb://host/share",
    "ms-msdt:/id",
    "aihumanizer://sign-in",
    "https://good.example@evil.example/",
    `https://example.com/${"x".repeat(3000)}`,
    "no link",
    null,
    {},
  ])("not %s", (url) => {
    expect(externalLink(url)).toBeNull();
  });
});

describe("the app's files", () => {
  const parent = newFolder();
  const root = path.join(parent, "root");
  mkdirSync(`${root}-beside`, { recursive: true });
  mkdirSync(root);
  writeFileSync(path.join(root, "index.html"), "the app");
  writeFileSync(path.join(root, "app.js"), "code");
  writeFileSync(path.join(parent, "secret.txt"), "secret");
  writeFileSync(path.join(`${root}-beside`, "secret.txt"), "secret");

  test("are served with a strict policy, and every screen by index.html", async () => {
    const answer = await appFile(root, "/app.js");
    expect(await answer.text()).toBe("code");
    expect(answer.headers.get("content-security-policy")).toMatch(/default-src 'none'; script-src 'self';/);
    expect(await (await appFile(root, "/history")).text()).toBe("the app");
  });
  test.each([
    "/../secret.txt",
    "/%2e%2e/secret.txt",
    "/..%2fsecret.txt",
    "/..%5csecret.txt",
    "/a/../../secret.txt",
    "/../root-beside/secret.txt",
    "//secret.txt",
    "/%00.txt",
    "/%zz.txt",
    "/nothing.js",
  ])("leave out %s", async (pathname) => {
    expect((await appFile(root, pathname)).status).toBe(404);
  });
});

test("links open known screens, and nothing else", () => {
  expect(screenOf("aihumanizer://history")).toBe("/history");
  for (const link of ["aihumanizer://history/../admin", "aihumanizer://__proto__", "https://history", "x"]) {
    expect(screenOf(link)).toBeNull();
  }
  expect(linkIn(["app", "--flag", "aihumanizer://history"])).toBe("aihumanizer://history");
  expect(linkIn(["app", "notes.txt"])).toBeNull();
});
