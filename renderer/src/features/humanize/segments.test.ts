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

const edit = (start: number, end: number, replacement: string, reason = "why") => {
  return { start, end, replacement, kind: "word", reason };
};

test("grows to whole words, and takes in what is one rewording", () => {
  const source = "Furthermore, it is important.";
  const edits = [edit(0, 14, "I"), edit(16, 18, "is also")];
  expect(toSegments(source, edits)).toEqual([
    { kind: "change", removed: "Furthermore, it is", added: "It is also", reason: "why" },
    { kind: "same", text: " important." },
  ]);
});

test("tells both reasons where two edits share a word", () => {
  expect(toSegments("Organise it.", [edit(0, 1, "o", "case"), edit(6, 7, "z", "spelling")])).toEqual([
    { kind: "change", removed: "Organise", added: "organize", reason: "case; spelling" },
    { kind: "same", text: " it." },
  ]);
});

test("keeps neighbors of other reasons apart, punctuation out of words, and insertions at their place", () => {
  expect(toSegments("big red, car", [edit(0, 3, "large", "a"), edit(4, 7, "pink", "b")])).toHaveLength(4);
  expect(toSegments("One; two", [edit(3, 4, ".", "c")])).toEqual([
    { kind: "same", text: "One" },
    { kind: "change", removed: ";", added: ".", reason: "c" },
    { kind: "same", text: " two" },
  ]);
  expect(toSegments("a b", [edit(1, 1, " new", "d")])).toEqual([
    { kind: "same", text: "a" },
    { kind: "change", removed: "", added: " new", reason: "d" },
    { kind: "same", text: " b" },
  ]);
});

test("joined again, the stretches are the rewritten text, whatever the edits", () => {
  const source = "It's a test, isn't it? Yes: 100% “real” 😀 text.";
  for (let start = 0; start < source.length; start += 1) {
    for (let end = start; end < Math.min(source.length, start + 9); end += 1) {
      const edits = [edit(start, end, "x"), edit(end, end + 1, " y", "other")];
      const joined = toSegments(source, edits)
        .map((segment) => (segment.kind === "same" ? segment.text : segment.added))
        .join("");
      expect(joined).toBe(`${source.slice(0, start)}x y${source.slice(end + 1)}`);
    }
  }
});
