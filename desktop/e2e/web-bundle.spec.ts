import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import { ROOT } from "../../scripts/lib/paths.ts";
import { WEB_ROOT } from "../../scripts/lib/web-build.ts";

const desktop = path.join(ROOT, "desktop");

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => path.join(entry.parentPath, entry.name));
}
const read = (file: string) => readFileSync(file, "utf8");
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = ""]) => found);

/** What only the desktop app's own code has in it. */
function marksOfDesktop(): string[] {
  const preload = read(path.join(desktop, "dist/preload/preload.cjs"));
  const page = filesIn(path.join(desktop, "src/renderer"))
    .filter((file) => !file.endsWith(".test.ts"))
    .map(read)
    .join("\n");
  return [
    ...all(preload, /\b(?:call|listen)\("(\w+:[\w-]+)"/g),
    ...all(page, /"([A-Z][^"]{15,})"/g),
    // Of the bridge, the names that no other code is likely to use.
    ...[
      "window.desktop",
      "cancelSignIn",
      "uploadEntry",
      "checkForUpdates",
      "installUpdate",
      "setPreferences",
    ],
    "contextBridge",
    "ipcRenderer",
    "electron-updater",
    "better-sqlite3",
  ];
}

test("nothing of the desktop app is in the web app", () => {
  const marks = marksOfDesktop();
  expect(marks).toEqual(expect.arrayContaining(["session:token", "Signed in until you quit"]));
  // A mark that is not in the desktop app would prove nothing.
  const app = filesIn(path.join(desktop, "dist")).filter((file) => /\.c?js$/.test(file));
  const code = app.map(read).join("\n");
  expect(marks.filter((mark) => !code.includes(mark))).toEqual([]);

  const web = filesIn(WEB_ROOT).filter((file) => /\.(js|html|css|json|webmanifest)$/.test(file));
  expect(web.length).toBeGreaterThan(20);
  const found = web.flatMap((file) => {
    const text = read(file);
    return marks.filter((mark) => text.includes(mark)).map((mark) => `${path.basename(file)}: ${mark}`);
  });
  expect(found).toEqual([]);
});

test("no part of Node's or the engine's files for the desktop is among the web app's", () => {
  const names = filesIn(WEB_ROOT).map((file) => path.relative(WEB_ROOT, file));
  expect(names.filter((name) => /\.(node|cjs|map|ts)$|engine-process|tray\.png/.test(name))).toEqual([]);
});
