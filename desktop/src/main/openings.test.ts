import { EventEmitter } from "node:events";
import path from "node:path";
import type { App } from "electron";
import { expect, test, vi } from "vitest";
import { listenForOpenings } from "./openings.ts";

function setUp(argv: readonly string[] = []) {
  const app = new EventEmitter();
  // Only its events are used.
  const openings = listenForOpenings(app as unknown as App, ["app", ...argv]);
  const emit = (name: string, ...input: unknown[]) => {
    const preventDefault = vi.fn();
    app.emit(name, { preventDefault }, ...input);
    return preventDefault.mock.calls.length > 0;
  };
  return { openings, emit };
}
const link = (address: string) => ({ kind: "link", link: address });
const file = (address: string) => ({ kind: "file", file: address });

test("keeps what comes before the app can follow it, and gives it once", () => {
  const { openings, emit } = setUp(["--flag", "aihumanizer://history", "notes.txt"]);
  expect(emit("open-url", "aihumanizer://account")).toBe(true);
  expect(emit("open-file", "/home/maya/essay.docx")).toBe(true);
  expect(openings.takeEarly()).toEqual([
    link("aihumanizer://history"),
    file(path.resolve("notes.txt")),
    link("aihumanizer://account"),
    file("/home/maya/essay.docx"),
  ]);
  expect(openings.takeEarly()).toEqual([]);
});

test("tells of all that comes then, of a second start too, whose folder may be another", () => {
  const { openings, emit } = setUp();
  const heard = vi.fn();
  openings.follow(heard);
  emit("open-url", "aihumanizer://history");
  emit("open-file", "/home/maya/essay.docx");
  emit("second-instance", ["app", "aihumanizer://sign-in?code=1", "b.md", "a.txt"], path.resolve("/srv"));
  emit("second-instance", ["app", "--flag"], "/srv");
  expect(heard.mock.calls.flat()).toEqual([
    link("aihumanizer://history"),
    file("/home/maya/essay.docx"),
    link("aihumanizer://sign-in?code=1"),
    file(path.resolve("/srv/b.md")),
    file(path.resolve("/srv/a.txt")),
  ]);
  expect(openings.takeEarly()).toEqual([]);
});
