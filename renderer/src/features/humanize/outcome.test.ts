import type { Mode, Tone } from "@ai-humanizer/shared";
import { expect, test } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { outcomeToast } from "./outcome.ts";

const standard = { tone: "casual", mode: "standard" } as const;
const supercharge = { tone: "casual", mode: "supercharge" } as const;

test("tells of a success, or that nothing was changed", () => {
  const { response } = leverage;
  expect(outcomeToast(standard, response, undefined)).toEqual({
    title: "Text humanized successfully!",
    variant: "success",
  });
  expect(outcomeToast(standard, { ...response, counted: false }, undefined)).toEqual({
    title: "Nothing was changed",
  });
});

test("is no plain success where the result still reads as AI-written", () => {
  const { response } = leverage;
  const report = { ...response.report, detection: { before: 1, after: 0.98 } };
  expect(outcomeToast(standard, { ...response, report }, undefined)).toEqual({
    title: "Text humanized successfully!",
    description: "It still reads as AI-written, though.",
  });
});

test.each<[{ tone: Tone; mode: Mode }, { tone: Tone; mode: Mode }, string]>([
  [supercharge, standard, "Supercharge gives the same text here"],
  [standard, supercharge, "This text reads the same without Supercharge"],
  [{ ...standard, tone: "academic" }, standard, "This text reads the same in the academic tone"],
  [standard, { ...supercharge, tone: "formal" }, "This text reads the same in the casual tone"],
])("says of what %j gives just as %j did only that, and that it is free", (settings, repeats, title) => {
  const response = { ...leverage.response, counted: false, repeats };
  expect(outcomeToast(settings, response, "standard")).toEqual({
    title,
    description: "This run was not counted.",
  });
});
