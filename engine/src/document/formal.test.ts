import { expect, test } from "vitest";
import { isFormal } from "./formal.ts";

const formal =
  "The Restoration of 1868 is often described as the moment when Japan abandoned feudalism. This characterization captures the scale of the transformation, yet it obscures the internal tensions that had been building for decades. By the 1830s the shogunate was already struggling with famine, indebtedness and unrest among the peasantry. The arrival of foreign ships did not create the conditions for its collapse; it exposed them, and the regime appeared weak to its ambitious domains.";
const plain =
  "The town was still asleep when I got to the shop. My aunt had left the key with the man next door, and he gave it to me with a grin. We made tea and sat on the step. Then the first bus came by, and the day began as it always had, with bread, news and the smell of rain on the road. I knew that I would miss it, and I did, for years and years after I had gone.";

test("knows a formal text by its long words and the lack of contractions", () => {
  expect(isFormal(formal)).toBe(true);
  expect(isFormal(plain)).toBe(false);
});

test("takes one contraction for a looser register, but not one in a quotation", () => {
  expect(isFormal(formal.replace("did not", "didn’t"))).toBe(false);
  expect(isFormal(`${formal} “It can't last,” wrote a witness.`)).toBe(true);
});

test("says nothing of a few words", () => {
  expect(isFormal(formal.split(". ")[0] ?? "")).toBe(false);
});

test("takes a letter that closes as a formal one for formal, unless it contracts", () => {
  expect(isFormal(`${plain}\n\nYours faithfully,\nA. Reed`)).toBe(true);
  expect(isFormal(`To Whom It May Concern,\n\n${plain}`)).toBe(true);
  expect(isFormal(`${plain} I can't say why.\n\nYours sincerely,\nA. Reed`)).toBe(false);
});
