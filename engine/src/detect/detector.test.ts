import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { documentLogOdds, sentenceEvidence } from "./evidence.ts";
import { sentenceFeatures } from "./features.ts";
import { checkNames, createDetector } from "./index.ts";
import { readDetectorModel } from "./model.ts";

const bytes = readFileSync(new URL("../../models/detector.bin", import.meta.url));
const detector = createDetector(bytes);
const model = readDetectorModel(bytes);

const machine = `In today's rapidly evolving landscape, community gardens have emerged as a vital resource, fostering a sense of belonging and promoting sustainable practices. These green spaces not only enhance the aesthetic appeal of urban environments but also play a crucial role in addressing food insecurity, providing residents with access to fresh and nutritious produce.

Furthermore, gardens serve as a powerful catalyst for social connection, bringing together individuals from diverse backgrounds and creating meaningful opportunities for collaboration. By cultivating shared responsibility, they empower participants to develop essential skills, ultimately contributing to a more resilient and inclusive society.`;

const human = `We got the plot in March, and for the first month nobody told us the tap didn't work. My brother carried water from the church, two cans at a time, and swore at the neighbor's goat. It ate the beans anyway.

I don't think we saved any money. The fence cost more than a year of tomatoes would have, and then the wind took half of it. But on Sundays there'd be six or seven of us out there with coffee, doing not very much, and old Mrs. Hall would come over to say we'd put the onions in upside down. She was right about that. I still go most weeks.`;

describe("detect", () => {
  it("tells a machine's text from a person's", () => {
    const ai = detector.detect(machine);
    const person = detector.detect(human);
    expect(ai.verdict).toBe("ai");
    expect(ai.probability).toBeGreaterThan(0.9);
    expect(person.verdict).toBe("human");
    expect(person.probability).toBeLessThan(0.2);
  });

  it("gives an interval around the probability", () => {
    for (const text of [machine, human]) {
      const { probability, interval } = detector.detect(text);
      expect(interval?.[0]).toBeLessThan(probability ?? 0);
      expect(interval?.[1]).toBeGreaterThan(probability ?? 1);
    }
  });

  it("does not judge fewer than 60 words", () => {
    const short = machine.split(". ")[0] ?? "";
    expect(detector.detect(short)).toMatchObject({
      probability: null,
      interval: null,
      verdict: "too-short",
      sentences: [],
    });
    expect(detector.detect("").words).toBe(0);
  });

  it("scores each sentence where it stands, with reasons where it reads as a machine's", () => {
    const { sentences } = detector.detect(machine);
    expect(sentences).toHaveLength(4);
    for (const { start, end, probability, reasons } of sentences) {
      expect(machine.slice(start, end)).toMatch(/^[A-Z].*\.$/s);
      expect(probability).toBeGreaterThan(0.5);
      expect(reasons.length).toBeGreaterThan(0);
    }
    const ids = sentences.flatMap(({ reasons }) => reasons.map(({ id }) => id));
    expect(ids).toContain("trailing-clause");
  });

  it("names the words that machines overuse, as they stand in the text", () => {
    const reason = detector.detect(machine).reasons.find(({ id }) => id === "overused-words");
    const words = [...(reason?.message ?? "").matchAll(/“(.+?)”/g)].map(([, word]) => word ?? "");
    expect(words.length).toBeGreaterThan(2);
    for (const word of words) expect(machine.toLowerCase()).toContain(word);
    expect(detector.detect(human).reasons).toEqual([]);
  });

  it("is blind to quote styles, dashes and Markdown marks of a list", () => {
    const curly = human.replaceAll("'", "’");
    expect(detector.detect(curly).probability).toBeCloseTo(detector.detect(human).probability ?? 0, 10);
  });

  it("gives the same answer every time", () => {
    expect(detector.detect(machine)).toEqual(detector.detect(machine));
  });

  it("bears any text", () => {
    for (const text of [
      "\u0000\uffff".repeat(200),
      "🙂 ".repeat(100),
      "a".repeat(5000),
      "word ".repeat(3000),
      "。".repeat(99),
    ]) {
      const { probability } = detector.detect(text);
      expect(probability === null || (probability >= 0 && probability <= 1)).toBe(true);
    }
  });
});

describe("checks", () => {
  it("gives the six, in display order, higher for a machine's text", () => {
    const ai = detector.read(machine).checks();
    const person = detector.read(human).checks();
    expect(ai.map(({ name }) => name)).toEqual([...checkNames]);
    ai.forEach(({ name, score }, i) => {
      expect(score, name).toBeGreaterThan(person[i]?.score ?? 1);
      expect(score).toBeLessThanOrEqual(1);
    });
  });
});

describe("evidenceOf", () => {
  const stiff = "Additionally, it is crucial to note that this landscape continues to evolve.";
  const plain = "It also matters that the field keeps changing.";

  function readLogOdds(sentences: readonly string[]) {
    const features = sentences.map(sentenceFeatures);
    const evidence = features.map((one) => sentenceEvidence(model, one));
    const words = evidence.reduce((sum, one) => sum + one.words, 0);
    const tokens = features.map((one) => one.tokens);
    return { logOdds: documentLogOdds(model, evidence, tokens), words };
  }

  it("scores a plain sentence below a stiff one", () => {
    expect(detector.evidenceOf(plain)).toBeLessThan(detector.evidenceOf(stiff));
  });

  it("foretells how the document's log-odds move", () => {
    const rest = machine.split(/(?<=\.)\s+/);
    const before = readLogOdds([...rest, stiff]);
    const moved = readLogOdds([...rest, plain]).logOdds - before.logOdds;
    const foretold = (detector.evidenceOf(plain) - detector.evidenceOf(stiff)) / before.words;
    expect(moved).toBeLessThan(0);
    expect(foretold).toBeLessThan(0);
    expect(Math.abs(moved - foretold)).toBeLessThan(0.35 * Math.abs(foretold) + 0.1);
  });

  it("scores at least 150,000 words a second", () => {
    const sentences = Array.from(
      { length: 3000 },
      (_, i) => `${stiff.slice(0, -1)} in year ${i}, leaving others behind.`,
    );
    const words = sentences.reduce((sum, sentence) => sum + sentence.split(" ").length, 0);
    for (const sentence of sentences.slice(0, 300)) detector.evidenceOf(sentence);
    // Processor time, so that a busy machine does not count.
    const from = process.cpuUsage();
    for (const sentence of sentences) detector.evidenceOf(`${sentence} `);
    const { user, system } = process.cpuUsage(from);
    expect((1e6 * words) / (user + system)).toBeGreaterThan(150_000);
  });
});

describe("createDetector", () => {
  it("refuses another kind of model", () => {
    const languageModel = readFileSync(new URL("../../models/language-model.bin", import.meta.url));
    expect(() => createDetector(languageModel)).toThrow("holds no detector");
  });
});
