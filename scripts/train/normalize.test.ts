import { describe, expect, it } from "vitest";
import { normalizeText } from "./normalize.ts";

describe("normalizeText", () => {
  it.each([
    ["curly quotes", "“It’s late,” he said.", '"It\'s late," he said.'],
    ["split contractions", "I do n't know what he 's doing .", "I don't know what he's doing."],
    ["dashes of every kind", "One -- two – three—four.", "One — two — three — four."],
    ["LaTeX", "The bound $O(n^2)$ holds by \\emph{Lemma} here.", "The bound X holds by here."],
    ["Markdown emphasis", "This is **very** *odd* indeed.", "This is very odd indeed."],
    ["prompt tags", "[ WP ] You wake up.", "You wake up."],
    ["a chat model's opening", "Sure! Here is the polished version:\n\nThe dog barked.", "The dog barked."],
    ["glued sentences", "He left.Then it rained.", "He left. Then it rained."],
    ["no-break and zero-width characters", "A\u00a0b\u200bc d.", "A bc d."],
    ["wrapped lines", "A long\nline here.\n\nNext one.", "A long line here.\n\nNext one."],
    [
      "a cut ending",
      "One is whole. Two is whole too. Three was cut off in",
      "One is whole. Two is whole too.",
    ],
  ])("mends %s", (_, text, expected) => {
    expect(normalizeText(text)).toBe(expected);
  });

  it("leaves a plain text as it is", () => {
    const text = "Nothing here, in 2012, needed mending (really).\n\nNor here!";
    expect(normalizeText(text)).toBe(text);
  });

  it("changes nothing more the second time", () => {
    const once = normalizeText("“Well” -- she did n't .\nHere: *so*...");
    expect(normalizeText(once)).toBe(once);
  });
});
