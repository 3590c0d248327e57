import { expect, test, vi } from "vitest";
import * as z from "zod/mini";
import { readStored, removeStored, writeStored } from "./storage.ts";

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

test("survives a browser that forbids storage", () => {
  vi.stubGlobal("localStorage", undefined);
  writeStored("key", 1);
  removeStored("key");
  expect(readStored("key", schema)).toBeNull();
});
