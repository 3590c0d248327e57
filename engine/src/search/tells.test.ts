import { expect, test } from "vitest";
import { parseDocument } from "../document/parse.ts";
import { swapIn } from "../rewrite/candidate.fixture.ts";
import { countTells } from "./tells.ts";

const text = "Here's the thing: it works. Let's be honest: it works well.";
const [sentence] = parseDocument(text).blocks.flatMap(({ sentences }) => sentences);
const stock = (words: string) => swapIn(text, words, "well", { stock: true });

/** One sentence with these candidates. */
const choicesWith = (...candidates: readonly ReturnType<typeof stock>[]) =>
  sentence ? [{ sentence, candidates }] : [];

test("counts each stock phrase once, however it could be worded", () => {
  expect(countTells(text, choicesWith(stock("Here's the thing"), stock("Let's be honest")))).toBe(2);
  expect(countTells(text, choicesWith(stock("Here's the thing"), stock("Here's the")))).toBe(1);
  expect(countTells(text, choicesWith(swapIn(text, "works", "runs"), swapIn(text, "well", "fine")))).toBe(0);
});

test("counts the words that machines are known by", () => {
  const source = "We leverage robust tools and foster growth.";
  const choices = parseDocument(source).blocks.flatMap(({ sentences }) =>
    sentences.map((each) => ({ sentence: each, candidates: [] })),
  );
  expect(countTells(source, choices)).toBe(3);
});

test.each([
  ["- **Price:** It costs less.\n- **Speed:** It runs fast.\n- **Size:** It fits a desk.", 3],
  ["**1. Dig.** Loosen the soil.\n\n**2. Sow.** Drop the seeds.\n\n**3. Wait.** It takes weeks.", 3],
  ["1. **Price** – It costs less.\n2. **Speed** – It runs fast.\n3. **Size** – It fits a desk.", 3],
  [
    "- Price: It costs less than before.\n- Speed: It runs as fast as it did.\n- Size: It fits on any small desk.",
    3,
  ],
  ["- **Price:** It costs less.\n- **Speed:** It runs fast.", 0],
  [
    "Ana: And where were you all night long?\nBen: At the shop, as I said.\nAna: Of course you were, my dear.",
    0,
  ],
  ["- Salt\n- Pepper\n- A spoon of oil", 0],
])("counts the labels of %j", (source, labels) => {
  expect(countTells(source, [])).toBe(labels);
});

test("counts an assistant's words before or after its answer, and not within", () => {
  expect(countTells("It depends.\n\nWould you like me to explain?", [])).toBe(2);
  expect(countTells("He stood up.\n“Would you like me to go?” he said.\nShe nodded.", [])).toBe(0);
});
