import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { readStored, readText, removeStored, writeStored, writeText } from "./storage.ts";

const schema = z.object({ n: z.number() });

test("gives back what was written", () => {
  writeStored("key", { n: 1 });
  expect(readStored("key", schema)).toEqual({ n: 1 });
});

test.each([
  ["nothing", null],
  ["no JSON", "{n:"],
  ["another shape", '{"n":"1"}'],
])("gives null for %s", (_, raw) => {
  if (raw !== null) localStorage.setItem("key", raw);
  expect(readStored("key", schema)).toBeNull();
});

test("removes a key", () => {
  writeStored("key", 1);
  removeStored("key");
  expect(localStorage.getItem("key")).toBeNull();
});

test("keeps a text as it is, in the tab alone where that is asked", () => {
  writeText("key", "plain", "tab");
  expect(readText("key", "tab")).toBe("plain");
  expect(readText("key")).toBeNull();
  removeStored("key", "tab");
  expect(readText("key", "tab")).toBeNull();
});

test.each(["browser", "tab"] as const)("survives a browser that forbids storage: %s", (area) => {
  vi.stubGlobal(area === "tab" ? "sessionStorage" : "localStorage", undefined);
  writeStored("key", 1, area);
  writeText("key", "1", area);
  removeStored("key", area);
  expect([readStored("key", schema, area), readText("key", area)]).toEqual([null, null]);
});
