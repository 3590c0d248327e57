import { expect, test } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { putBackBy, textOf } from "./put-back.ts";
import { toSegments } from "./segments.ts";

const { source, response } = leverage;

test("puts one change back and leaves the others", () => {
  const segments = toSegments(source, response.edits);
  expect(textOf(segments, new Set())).toBe("We use tools.");
  expect(textOf(segments, new Set([0]))).toBe("We leverage tools.");
  expect(textOf(segments, new Set([1]))).toBe("We use tools. Really.");
  expect(textOf(segments, new Set([0, 1]))).toBe(source);
});

test("a second press uses the change again", () => {
  expect(putBackBy([])).toEqual(new Set());
  expect(putBackBy([2, 0])).toEqual(new Set([0, 2]));
  expect(putBackBy([2, 0, 2])).toEqual(new Set([0]));
});

/** The same numbers on each run, from 0 up to `below`. */
function numbers(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state % below;
  };
}

const text =
  "Furthermore, it's a “real” test; it isn't over. Yes: 100% of us, however, don't mind 😀 at all.";
const replacements = ["", "x", "now and then", "I", "don’t"];

/** Edits that stand apart, some of them in groups. */
function someEdits(next: (below: number) => number) {
  const edits = [];
  for (let at = next(9); at < text.length; at += 1 + next(12)) {
    const end = Math.min(text.length, at + next(8));
    const reason = `why ${next(3)}`;
    const replacement = replacements[next(replacements.length)] ?? "";
    const group = next(2) === 0 ? next(3) : undefined;
    edits.push({ start: at, end, replacement, kind: "word", reason, ...(group !== undefined && { group }) });
    at = end;
  }
  return edits;
}

test("whatever is put back: all gives the source, none the rewrite, and the rest stays as it was", () => {
  for (let seed = 1; seed <= 500; seed += 1) {
    const next = numbers(seed);
    const edits = someEdits(next);
    const segments = toSegments(text, edits);
    const units = [
      ...new Set(segments.flatMap((segment) => (segment.kind === "change" ? segment.unit : []))),
    ];
    const apply = (used: typeof edits) =>
      used.reduceRight(
        (result, { start, end, replacement }) => result.slice(0, start) + replacement + result.slice(end),
        text,
      );
    expect(textOf(segments, new Set())).toBe(apply(edits));
    expect(textOf(segments, new Set(units))).toBe(text);

    // Which edits each unit holds: those whose places in the source its changes cover.
    let at = 0;
    const unitOf = new Map<object, number>();
    for (const segment of segments) {
      const end = at + (segment.kind === "same" ? segment.text : segment.removed).length;
      for (const edit of edits)
        if (segment.kind === "change" && !unitOf.has(edit) && edit.start >= at && edit.end <= end)
          unitOf.set(edit, segment.unit);
      at = end;
    }
    expect(unitOf.size).toBe(edits.length);
    for (const [one, unit] of unitOf)
      for (const [other, itsUnit] of unitOf)
        if (
          Reflect.get(one, "group") !== undefined &&
          Reflect.get(one, "group") === Reflect.get(other, "group")
        )
          expect(unit).toBe(itsUnit);

    const back = new Set(units.filter(() => next(2) === 0));
    const used = edits.filter((edit) => !back.has(unitOf.get(edit) ?? -1));
    expect(textOf(segments, back)).toBe(apply(used));
  }
});
