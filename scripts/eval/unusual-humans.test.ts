import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { createRandom } from "../train/random.ts";
import { syntheticText } from "../train/synthetic-corpus.ts";
import { measureUnusualHumans } from "./unusual-humans.ts";

const folder = mkdtempSync(join(tmpdir(), "humans-"));
afterAll(() => rmSync(folder, { recursive: true }));

const write = (kind: string, name: string, text: string) => {
  mkdirSync(join(folder, kind), { recursive: true });
  writeFileSync(join(folder, kind, name), text);
};

describe("measureUnusualHumans", () => {
  it("tries the detector on stretches of each folder's texts", () => {
    write("letters", "one.txt", syntheticText("human", 400, createRandom(1)));
    write("letters", "notes.md", syntheticText("human", 400, createRandom(1)));
    write("reports", "one.txt", syntheticText("ai", 400, createRandom(2)));
    const detector = {
      detect: (text: string) => ({
        probability: text.includes("framework") ? 0.9 : 0.1,
        language: "en",
        interval: null,
        verdict: text.includes("framework") ? ("ai" as const) : ("human" as const),
        words: 100,
        sentences: [],
        reasons: [],
      }),
    };
    const [letters, reports] = measureUnusualHumans(folder, detector, 3);
    expect(letters).toMatchObject({ name: "letters", flagged: 0, medianProbability: 0.1 });
    expect(letters?.stretches).toBeGreaterThan(0);
    expect(letters?.stretches).toBeLessThanOrEqual(3);
    expect(reports).toMatchObject({ name: "reports", flagged: 1 });
  });
});
