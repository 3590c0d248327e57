import { describe, expect, it } from "vitest";
import { leaveAsIs, withoutKind } from "./rewrites.ts";

describe("withoutKind", () => {
  const text = "We utilize big data daily.";
  const edits = [
    { start: 3, end: 10, replacement: "use", kind: "word" },
    { start: 11, end: 15, replacement: "", kind: "trim" },
    { start: 20, end: 25, replacement: "each day", kind: "phrase" },
  ];

  it("applies all edits but those of the kind", () => {
    expect(withoutKind(text, edits, "none")).toBe("We use data each day.");
    expect(withoutKind(text, edits, "word")).toBe("We utilize data each day.");
    expect(withoutKind(text, edits, "trim")).toBe("We use big data each day.");
    expect(withoutKind(text, [], "word")).toBe(text);
  });
});

describe("leaveAsIs", () => {
  it("changes nothing", () => {
    const input = {
      id: "1",
      group: "imbd",
      source: "",
      domain: "",
      generator: "",
      text: "Some text.",
    } as const;
    expect(leaveAsIs(input, "standard")).toMatchObject({ text: "Some text.", edits: [] });
  });
});
