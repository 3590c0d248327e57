import { describe, expect, it } from "vitest";
import { humanizeRequestSchema, humanizeResponseSchema } from "./humanize.ts";

describe("humanizeRequestSchema", () => {
  it("needs the text only", () => {
    expect(humanizeRequestSchema.parse({ text: "Hi" })).toEqual({
      text: "Hi",
      tone: "casual",
      mode: "standard",
      preserveLength: false,
    });
  });

  it("trims the title and drops what it does not know", () => {
    const parsed = humanizeRequestSchema.parse({ text: " Hi ", title: " Mine ", seed: 1 });
    expect(parsed).toMatchObject({ text: " Hi ", title: "Mine" });
    expect(parsed).not.toHaveProperty("seed");
  });

  it.each([
    ["text", {}],
    ["text", { text: 1 }],
    ["tone", { text: "Hi", tone: "rude" }],
    ["mode", { text: "Hi", mode: "turbo" }],
    ["preserveLength", { text: "Hi", preserveLength: "yes" }],
    ["title", { text: "Hi", title: "x".repeat(201) }],
    ["keep", { text: "Hi", keep: "word" }],
    ["keep", { text: "Hi", keep: [""] }],
    ["keep", { text: "Hi", keep: Array.from({ length: 101 }, () => "word") }],
  ])("points at %s", (field, request) => {
    const issues = humanizeRequestSchema.safeParse(request).error?.issues ?? [];
    expect(issues.map(({ path }) => path[0])).toEqual([field]);
  });
});

describe("humanizeResponseSchema", () => {
  const numbers = {
    words: 3,
    sentences: 1,
    meanSentenceLength: 3,
    sentenceLengthSpread: 0,
    fleschReadingEase: 80,
  };
  const response = {
    humanizedText: "We use it.",
    isFirstHumanization: true,
    edits: [{ start: 3, end: 10, replacement: "use", kind: "word", reason: "plainer" }],
    report: {
      language: "en",
      before: numbers,
      after: numbers,
      editsByKind: { word: 1 },
      protected: {},
      heldBack: [],
      checks: [{ name: "Word choice", before: 0.8, after: 0.2 }],
      detection: { before: null, after: 0.4 },
      notes: [],
    },
    provider: { name: "openai", fallback: true },
  };

  it("takes an answer as it is", () => {
    expect(humanizeResponseSchema.parse(response)).toEqual({ ...response, counted: true, repeats: null });
  });

  it("takes an answer that names no provider for the embedded engine's", () => {
    const { provider: _, ...older } = response;
    expect(humanizeResponseSchema.parse(older).provider).toEqual({ name: "local", fallback: false });
  });

  it("refuses offsets that are no integers", () => {
    const edits = [{ ...response.edits[0], start: 3.5 }];
    expect(humanizeResponseSchema.safeParse({ ...response, edits }).success).toBe(false);
  });
});
