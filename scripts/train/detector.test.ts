import { describe, expect, it } from "vitest";
import { createDetector } from "../../engine/src/detect/index.ts";
import { trainDetector } from "./detector.ts";
import { createRandom } from "./random.ts";
import { cutSamples } from "./samples.ts";
import { syntheticCorpus, syntheticText } from "./synthetic-corpus.ts";

const train = () => {
  const random = createRandom(7);
  return trainDetector(
    syntheticCorpus(20).flatMap((text) => cutSamples(text, random)),
    () => {},
  );
};

describe("trainDetector", { timeout: 60_000 }, () => {
  const trained = train();
  const detector = createDetector(trained.bytes);

  it("learns a difference between the sides that holds for unseen groups and texts", () => {
    for (const { group, auroc } of trained.heldOut) expect(auroc, group).toBeGreaterThan(0.95);
    const random = createRandom(99);
    const probability = (label: "human" | "ai") =>
      detector.detect(syntheticText(label, 200, random)).probability ?? Number.NaN;
    expect(probability("ai")).toBeGreaterThan(0.8);
    expect(probability("human")).toBeLessThan(0.2);
  });

  it("gives a machine's sentence more evidence than a person's", () => {
    const machine = "The crucial framework enhances significant insights across diverse landscapes.";
    const human = "We got that old dog out because nobody shut the gate again.";
    expect(detector.evidenceOf(machine)).toBeGreaterThan(detector.evidenceOf(human));
  });

  it("gives the same bytes for the same seed", () => {
    expect(Buffer.from(train().bytes).equals(Buffer.from(trained.bytes))).toBe(true);
  });

  it("keeps no text", () => {
    const stored = Buffer.from(trained.bytes).toString("latin1");
    for (const word of ["framework", "crucial", "nobody", "gate"]) expect(stored).not.toContain(word);
  });
});
