import { expect, test } from "vitest";
import type { Candidate } from "./candidate.ts";
import { withoutTwins } from "./twins.ts";

const candidate = (replacement: string, origin: string, prior: number, preference: number): Candidate => ({
  kind: "word",
  reason: "",
  edits: [{ start: 0, end: 7, replacement, kind: "word", reason: "" }],
  start: 0,
  end: 7,
  contentLost: 1,
  origin,
  preference,
  prior,
  stock: false,
});

test("of the same edits the preferred stays, and others stay beside it", () => {
  const kept = withoutTwins([
    candidate("use", "a", 2.5, 0.5),
    candidate("use", "b", 2.5, 1),
    candidate("use", "c", 0, 1),
    candidate("need", "d", 2.5, 1),
  ]);
  expect(kept.map(({ origin }) => origin)).toEqual(["b", "d"]);
});
