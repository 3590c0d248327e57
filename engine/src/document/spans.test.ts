import { describe, expect, it } from "vitest";
import { maskSpans, matchSpans, mergeSpans, spanCursor, spansWithin } from "./spans.ts";
import type { ProtectedKind, ProtectedSpan } from "./types.ts";

const span = (start: number, end: number, kind: ProtectedKind = "name"): ProtectedSpan => ({
  start,
  end,
  kind,
});

describe("mergeSpans", () => {
  it("sorts, drops empty spans and joins what overlaps under the first kind", () => {
    expect(mergeSpans([span(5, 9, "url"), span(0, 2), span(3, 6, "quote"), span(4, 4)])).toEqual([
      span(0, 2),
      span(3, 9, "quote"),
    ]);
  });

  it("keeps neighbors apart and prefers the longer of two that start together", () => {
    expect(mergeSpans([span(0, 2, "date"), span(2, 4, "name"), span(0, 1, "number")])).toEqual([
      span(0, 2, "date"),
      span(2, 4, "name"),
    ]);
  });
});

it("spanCursor tells the kind that a range overlaps", () => {
  const kindAt = spanCursor([span(2, 4, "url"), span(6, 8, "date")]);
  expect([kindAt(0, 2), kindAt(1, 3), kindAt(4, 6), kindAt(5, 9), kindAt(8, 9)]).toEqual([
    null,
    "url",
    null,
    "date",
    null,
  ]);
});

it("spansWithin clips to the range", () => {
  expect(spansWithin([span(0, 3), span(4, 6), span(8, 12)], 2, 9)).toEqual([
    span(2, 3),
    span(4, 6),
    span(8, 9),
  ]);
});

it("maskSpans keeps the length", () => {
  expect(maskSpans("abcdef", [span(1, 3)], "-")).toBe("a--def");
});

it("matchSpans takes what is accepted", () => {
  expect(matchSpans("a1 b2", /[a-z]\d/g, "number", (match) => match[0] !== "a1")).toEqual([
    span(3, 5, "number"),
  ]);
});
