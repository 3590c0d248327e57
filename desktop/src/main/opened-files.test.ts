import { mkdirSync, truncateSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { expect, test, vi } from "vitest";
import { tempFolders } from "../test/temp-folders.ts";
import { createOpenedFiles, filesIn } from "./opened-files.ts";

const newFolder = tempFolders();
const folder = newFolder();
const inFolder = (name: string) => path.join(folder, name);

test("finds the files among the arguments, relative ones in the folder of the call", () => {
  const spaced = inFolder("my essay.DOCX");
  const argv = [
    "/opt/AI Humanizer/ai-humanizer",
    "--no-sandbox",
    "--file=/etc/notes.txt",
    "notes.txt",
    spaced,
    pathToFileURL(inFolder("a b.md")).href,
    "https://example.com/page.md",
    "file://host.example/share.txt",
    "aihumanizer://history",
    "/opt/app/desktop",
    "program.exe",
  ];
  expect(filesIn(argv, folder)).toEqual([inFolder("notes.txt"), spaced, inFolder("a b.md")]);
});

test("hands out what was opened one at a time, without its folder", async () => {
  const { add, take } = createOpenedFiles(() => {});
  expect(await take()).toBeNull();
  writeFileSync(inFolder("one.txt"), "one");
  writeFileSync(inFolder("two.md"), "zwei ü");
  add(inFolder("one.txt"));
  add(inFolder("two.md"));
  const [first, second] = [await take(), await take()];
  expect(first).toEqual({ name: "one.txt", bytes: new Uint8Array(Buffer.from("one")) });
  expect(second?.name).toBe("two.md");
  expect(new TextDecoder().decode(second?.bytes)).toBe("zwei ü");
  expect(await take()).toBeNull();
});

test("tells of what can't be read, and goes on with the next", async () => {
  const failed = vi.fn();
  const { add, take } = createOpenedFiles(failed);
  writeFileSync(inFolder("huge.txt"), "");
  truncateSync(inFolder("huge.txt"), 33 * 1024 * 1024);
  mkdirSync(inFolder("folder.txt"));
  writeFileSync(inFolder("fine.txt"), "fine");
  for (const name of ["huge.txt", "folder.txt", "gone.txt", "fine.txt"]) add(inFolder(name));
  expect((await take())?.name).toBe("fine.txt");
  expect(failed.mock.calls).toEqual([
    ["huge.txt", "The file is too large."],
    ["folder.txt", "This is not a file."],
    ["gone.txt", "The file could not be read."],
  ]);
});
