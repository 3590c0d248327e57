import type { Mode, Tone } from "@ai-humanizer/shared";
import { expect, test } from "vitest";
import { leverage } from "@/test/fake-api.ts";
import { outcomeToast, repeatNote } from "./outcome.ts";

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
  [supercharge, standard, "as without Supercharge"],
  [standard, supercharge, "as with Supercharge"],
  [{ ...standard, tone: "academic" }, standard, "as in the casual tone"],
  [standard, { ...supercharge, tone: "formal" }, "as in the formal tone with Supercharge"],
  [supercharge, { ...standard, tone: "formal" }, "as in the formal tone without Supercharge"],
])("says of what %j gives just as %j did whose result it is, and that it is free", (made, repeats, as) => {
  const response = { ...leverage.response, counted: false, repeats };
  expect(outcomeToast(made, response, "standard")).toEqual({
    title: `This text reads the same ${as}`,
    description: "This run was not counted.",
  });
  const settings = { ...made, preserveLength: false };
  expect(repeatNote({ source: leverage.source, settings, response })).toBe(`same ${as}, so not counted`);
});

test("notes of a repeat of its own settings that it was given before, and of all else nothing", () => {
  const { source, response } = leverage;
  const again = { ...response, counted: false, repeats: standard };
  const settings = { ...standard, preserveLength: false };
  expect(repeatNote({ source, settings, response: again })).toBe("given before, so not counted");
  expect(repeatNote({ source, response: again })).toBe("given before, so not counted");
  expect(repeatNote({ source, settings, response })).toBeNull();
  expect(repeatNote({ source, response: { humanizedText: "We use tools." } })).toBeNull();
});
