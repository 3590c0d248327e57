import fc from "fast-check";
import { expect, test } from "vitest";
import { applyEdits } from "./edits.ts";
import { modes, tones } from "./index.ts";
import { loadEngine } from "./node.ts";

const engine = loadEngine();

const countWords = (text: string) => text.split(/\s+/).filter((word) => word !== "").length;

/** Sentences whose rewrites make a text longer or shorter, with and without spaces. */
const sentences = [
  "The team — led by Anna Weber — shipped the tool in May.",
  "The result — a faster build — pleased the whole company.",
  "There was one more thing — the price - that nobody had mentioned.",
  "She packed the essentials—water, bread, a map—and left before dawn.",
  "Furthermore, it is important to note that this plays a crucial role in the process.",
  "It's clear that we've got a plan, and they're sure it'll help.",
  "Don't you think that he'd go if we can't, or wouldn't he?",
  "They do not know whether it is late, and we will not tell them that we have left.",
  "Moreover, individuals utilize a plethora of tools in order to facilitate growth.",
  "In addition, the committee made the decision to conduct an evaluation of the plan, highlighting the need for care.",
  "Due to the fact that it rained, the garden was able to grow.",
  "Ships came home.",
  "  * Anna  —  the cook  —  left.",
] as const;

test("a text keeps 90% to 110% of its words where that is asked for, in every mode and tone", {
  timeout: 60_000,
}, () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom(...sentences), { minLength: 1, maxLength: 8 }),
      fc.constantFrom(" ", "  ", "\n\n", "\r\n"),
      fc.constantFrom(...modes),
      fc.constantFrom(...tones),
      fc.nat({ max: 3 }),
      (parts, glue, mode, tone, seed) => {
        const source = parts.join(glue);
        const { text, edits } = engine.humanize(source, { mode, tone, seed, preserveLength: true });
        expect(applyEdits(source, edits)).toBe(text);
        const [words, now] = [countWords(source), countWords(text)];
        expect(now, `${words} words became ${text}`).toBeGreaterThanOrEqual(0.9 * words);
        expect(now, `${words} words became ${text}`).toBeLessThanOrEqual(1.1 * words);
      },
    ),
    { seed: 1, numRuns: 400 },
  );
});
