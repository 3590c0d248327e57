import { expect, test } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { toSegments } from "./segments.ts";

test("cuts the output at its edits", () => {
  expect(toSegments(leverage.source, leverage.response.edits)).toEqual([
    { kind: "same", text: "We " },
    { kind: "change", removed: "leverage", added: "use", reason: "“leverage” is overused", unit: 0 },
    { kind: "same", text: " tools." },
    { kind: "change", removed: " Really.", added: "", reason: "It adds nothing", unit: 1 },
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
  const edits = [edit(0, 14, "I"), edit(16, 18, "was")];
  expect(toSegments(source, edits)).toEqual([
    { kind: "change", removed: "Furthermore, it is", added: "It was", reason: "why", unit: 0 },
    { kind: "same", text: " important." },
  ]);
});

test("leaves out what stays at an edit's ends", () => {
  expect(toSegments("Yes, it is crucial that we go.", [edit(3, 23, ",")])).toEqual([
    { kind: "same", text: "Yes," },
    { kind: "change", removed: " it is crucial that", added: "", reason: "why", unit: 0 },
    { kind: "same", text: " we go." },
  ]);
  expect(toSegments("Go; now.", [edit(2, 4, ", ")])[1]).toMatchObject({ removed: ";", added: "," });
});

test("leaves out the words that stay at an edit's ends, but no part of a word or of a character", () => {
  const changeIn = (source: string, replacement: string) => {
    const change = toSegments(`So ${source} is.`, [edit(3, 3 + source.length, replacement)])[1];
    return change?.kind === "change" && [change.removed, change.added];
  };
  expect(changeIn("meaningful connections", "connections")).toEqual(["meaningful ", ""]);
  expect(changeIn("what truly matters", "what really matters")).toEqual(["truly", "really"]);
  expect(changeIn("the tools", "the tools at hand")).toEqual(["", " at hand"]);
  expect(changeIn("a crucial part", "an important part")).toEqual(["a crucial", "an important"]);
  expect(changeIn("a well-known place", "a well-liked place")).toEqual(["well-known", "well-liked"]);
  expect(changeIn("it is it", "it's it")).toEqual(["it is", "it's"]);
  expect(changeIn("a \u{1F600}", "a \u{1F601}")).toEqual(["\u{1F600}", "\u{1F601}"]);
});

test("tells both reasons where two edits share a word", () => {
  expect(toSegments("Organise it.", [edit(0, 1, "o", "case"), edit(6, 7, "z", "spelling")])).toEqual([
    { kind: "change", removed: "Organise", added: "organize", reason: "case; spelling", unit: 0 },
    { kind: "same", text: " it." },
  ]);
});

test("marks the whole word that a hidden or look-alike character stood in", () => {
  const hidden = (start: number, end: number, replacement: string) => {
    const reason = replacement === "" ? "An invisible character was removed." : "It only looks like it.";
    return { ...edit(start, end, replacement, reason), kind: "hidden-character" };
  };
  // "Also, l" and two zero-width spaces, then a Cyrillic letter.
  const source = "Also, lev\u200Berag\u200Bing a p\u0430yment.";
  const edits = [edit(0, 7, "L", "padding"), hidden(9, 10, ""), hidden(14, 15, ""), hidden(22, 23, "a")];
  expect(toSegments(source, edits)).toEqual([
    {
      kind: "change",
      removed: "Also, lev\u200Berag\u200Bing",
      added: "Leveraging",
      reason: "padding; An invisible character was removed.",
      unit: 0,
    },
    { kind: "same", text: " a " },
    { kind: "change", removed: "p\u0430yment", added: "payment", reason: "It only looks like it.", unit: 1 },
    { kind: "same", text: "." },
  ]);
  expect(toSegments("to\u2003go", [hidden(2, 3, " ")])[1]).toMatchObject({ removed: "\u2003", added: " " });
});

test("makes the changes of one rewrite a unit, and of several where a change has parts of each", () => {
  const grouped = (start: number, end: number, group: number) => ({
    ...edit(start, end, "x", `why ${group}`),
    group,
  });
  const units = (edits: ReturnType<typeof edit>[]) =>
    toSegments("a b c d e", edits).flatMap((segment) => (segment.kind === "change" ? segment.unit : []));
  expect(units([grouped(0, 1, 5), edit(2, 3, "x", "own"), grouped(4, 5, 5)])).toEqual([0, 1, 0]);
  expect(units([grouped(0, 1, 5), grouped(2, 3, 6), grouped(4, 5, 5), grouped(8, 9, 6)])).toEqual([
    0, 1, 0, 1,
  ]);
  const touching = [grouped(0, 1, 5), grouped(2, 3, 6), grouped(4, 4, 5), grouped(4, 5, 6)];
  expect(units(touching)).toEqual([0, 0, 0]);
});

test("keeps neighbors of other reasons apart, punctuation out of words, and insertions at their place", () => {
  expect(toSegments("big red, car", [edit(0, 3, "large", "a"), edit(4, 7, "pink", "b")])).toHaveLength(4);
  expect(toSegments("One; two", [edit(3, 4, ".", "c")])).toEqual([
    { kind: "same", text: "One" },
    { kind: "change", removed: ";", added: ".", reason: "c", unit: 0 },
    { kind: "same", text: " two" },
  ]);
  expect(toSegments("a b", [edit(1, 1, " new", "d")])).toEqual([
    { kind: "same", text: "a" },
    { kind: "change", removed: "", added: " new", reason: "d", unit: 0 },
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
      const before = toSegments(source, edits).map((segment) =>
        segment.kind === "same" ? segment.text : segment.removed,
      );
      expect(before.join("")).toBe(source);
    }
  }
});
