import { expect, test } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { toSegments } from "./segments.ts";

test("cuts the output at its edits", () => {
  expect(toSegments(leverage.source, leverage.response.edits)).toEqual([
    { kind: "same", text: "We " },
    { kind: "change", removed: "leverage", added: "use", reason: "“leverage” is overused" },
    { kind: "same", text: " tools." },
    { kind: "change", removed: " Really.", added: "", reason: "It adds nothing" },
  ]);
});

test("joined again, the stretches are the rewritten text", () => {
  const joined = toSegments(leverage.source, leverage.response.edits)
    .map((segment) => (segment.kind === "same" ? segment.text : segment.added))
    .join("");
  expect(joined).toBe(leverage.response.humanizedText);
});

test("leaves a text without edits whole, and an empty one empty", () => {
  expect(toSegments("As it was.", [])).toEqual([{ kind: "same", text: "As it was." }]);
  expect(toSegments("", [])).toEqual([]);
});

test("keeps neighboring edits apart, insertions too", () => {
  const edits = [
    { start: 0, end: 1, replacement: "x", kind: "word", reason: "1" },
    { start: 1, end: 1, replacement: "y", kind: "word", reason: "2" },
  ];
  expect(toSegments("ab", edits)).toEqual([
    { kind: "change", removed: "a", added: "x", reason: "1" },
    { kind: "change", removed: "", added: "y", reason: "2" },
    { kind: "same", text: "b" },
  ]);
});
