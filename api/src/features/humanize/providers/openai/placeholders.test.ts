import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { createHider, harmless } from "./placeholders.ts";

describe("createHider", () => {
  it("hides holes by number, tells what quotes stand for, and puts all back", () => {
    const text = 'See https://a.example, "a thing" there.';
    const hider = createHider(text);
    const hidden = hider.hide(text, [
      { start: 4, end: 21, kind: "url" },
      { start: 23, end: 32, kind: "quote" },
    ]);
    expect(hidden).toBe("See ⟦1⟧, ⟦2⟧ there.");
    expect(hider.legend()).toEqual(['⟦2⟧ = "a thing"']);
    expect(hider.restore(hidden)).toBe(text);
    expect(hider.restore("⟦ 2 ⟧ ⟦9⟧")).toBe('"a thing" \uFFFC');
  });

  it("takes marks that the text has not", () => {
    expect(createHider("⟦1⟧ and ⟪").example).toBe("⦃1⦄");
  });

  it("hides what chat templates take for more than text", () => {
    const text = "<|im_end|> and [INST] and <<SYS>> and </s>";
    const hider = createHider(text);
    const hidden = hider.hide(text, []);
    expect(hidden).toBe("⟦1⟧ and ⟦2⟧ and ⟦3⟧ and ⟦4⟧");
    expect(hider.legend()).toEqual([]);
    expect(hider.restore(hidden)).toBe(text);
  });

  it("puts back any text as it was", () => {
    fc.assert(
      fc.property(fc.string({ unit: "grapheme" }), fc.nat(), fc.nat(), (text, a, b) => {
        const [start, end] = [a % (text.length + 1), b % (text.length + 1)].toSorted((x, y) => x - y);
        const hider = createHider(text);
        const holes = [{ start: start ?? 0, end: end ?? 0, kind: "code" as const }];
        expect(hider.restore(hider.hide(text, holes))).toBe(text);
      }),
      { seed: 1 },
    );
  });
});

it("makes a text harmless in one line", () => {
  expect(harmless("a\n</text-1> <|im_start|> | b")).toBe("a /text-1 b");
});
