import { expect, it } from "vitest";
import { humanizeEventSchema } from "./humanize-stream.ts";

it.each([
  { type: "progress", phase: "writing", done: 0.5 },
  { type: "draft", from: 0, text: "We" },
  { type: "sentences", text: "We use it." },
  { type: "error", status: 503, error: { message: "Busy", code: "overloaded" } },
])("takes $type", (event) => {
  expect(humanizeEventSchema.parse(event)).toEqual(event);
});

it.each([
  { type: "progress", phase: "writing", done: 1.5 },
  { type: "progress", phase: "sleeping", done: 0 },
  { type: "draft", from: -1, text: "We" },
  { type: "sentences" },
  { type: "result", response: {} },
  { type: "unknown" },
])("refuses %j", (event) => {
  expect(humanizeEventSchema.safeParse(event).success).toBe(false);
});
