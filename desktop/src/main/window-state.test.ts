import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "vitest";
import { tempFolders } from "../test/temp-folders.ts";
import { readWindowState, writeWindowState } from "./window-state.ts";

const newFolder = tempFolders();
const file = path.join(newFolder(), "window.json");
const screens = [
  { x: 0, y: 0, width: 1920, height: 1080 },
  { x: -1280, y: 0, width: 1280, height: 1024 },
];
const state = { x: 10, y: 20, width: 800, height: 600, maximized: false };

test.each([
  ["on the screen", {}],
  ["maximized", { maximized: true }],
  ["on the screen to the left", { x: -1000 }],
  ["mostly beyond the edge, but to be seen", { x: 1820, y: 980 }],
])("the window's place is kept: %s", async (_, change) => {
  await writeWindowState(file, { ...state, ...change });
  expect(readWindowState(file, screens)).toEqual({ ...state, ...change });
});

test.each([
  ["all but beyond the edge", { x: 1900 }],
  ["above the screen", { y: -590 }],
  ["on a screen that is gone", { x: 3000 }],
])("a place where nobody would find it is none: %s", async (_, change) => {
  await writeWindowState(file, { ...state, ...change });
  expect(readWindowState(file, screens)).toBeNull();
});

test.each(["", "{", "null", '{"x":10,"y":20,"width":800}', '{"x":"10","y":20,"width":8,"height":6}'])(
  "a file that holds %j is no place",
  (content) => {
    writeFileSync(file, content);
    expect(readWindowState(file, screens)).toBeNull();
  },
);

test("there is no place before the first", () => {
  expect(readWindowState(`${file}.none`, screens)).toBeNull();
});
