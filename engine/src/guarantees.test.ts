import fc from "fast-check";
import { expect, test } from "vitest";
import { type HumanizeOptions, modes, tones } from "./index.ts";
import { loadEngine } from "./node.ts";

const engine = loadEngine();

/** What must stay, each with a sentence around it that has much to rewrite. */
const keepsakes = [
  "`utilize(crucial)`",
  "[the crucial guide](https://a.example/utilize?x=1)",
  "https://b.example/leverage",
  "utilize@crucial.example",
  "crucial_plan_v3.xlsx",
  '"We must utilize a plethora of tools,"',
  "(Smith et al., 2020)",
  "[12]",
  "3.5 kg",
  "1,400",
  "March 3, 2024",
  "$2.5 million",
  "Dr. Maya Ortiz",
] as const;
const frames = [
  (kept: string) => `Furthermore, it is important to note that ${kept} plays a crucial role in this process.`,
  (kept: string) =>
    `The team did not utilize ${kept} in order to facilitate growth, which underscores the need.`,
  (kept: string) => `Moreover, individuals leverage ${kept}, fostering a seamless experience for everyone.`,
] as const;

const sentence = fc.record({ kept: fc.constantFrom(...keepsakes), frame: fc.constantFrom(...frames) });

test("whatever stands around it, what is protected stays, in order and byte for byte", {
  timeout: 60_000,
}, () => {
  const texts = fc.array(sentence, { minLength: 1, maxLength: 4 });
  const glue = fc.constantFrom(" ", "\n\n", "\r\n\r\n");
  fc.assert(
    fc.property(
      texts,
      glue,
      fc.constantFrom(...modes),
      fc.constantFrom(...tones),
      (parts, between, mode, tone) => {
        const source = parts.map(({ kept, frame }) => frame(kept)).join(between);
        const { text } = engine.humanize(source, { mode, tone });
        let at = 0;
        for (const { kept } of parts) {
          const found = text.indexOf(kept, at);
          expect(found, `${kept} in ${text}`).toBeGreaterThanOrEqual(0);
          at = found + kept.length;
        }
        expect(text.split(/\r?\n/).length).toBe(source.split(/\r?\n/).length);
        expect(text.match(/\bnot\b|n't\b/g)?.length ?? 0).toBe(source.match(/\bnot\b/g)?.length ?? 0);
      },
    ),
    { seed: 1, numRuns: 100 },
  );
});

/** Milliseconds of processor time, which other processes do not stretch as they do the clock. */
function timeOf(source: string, options?: HumanizeOptions): number {
  const from = process.cpuUsage();
  engine.humanize(source, options);
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000;
}

test.each([
  "a",
  "and",
  "a,",
  "a; ",
  "of the tool ",
  "!?",
  "\\(",
  "_a",
  "<a",
  "“a ",
  '"a ',
  "— a ",
  "n't",
  "a.",
  "(a ",
])("the time grows with the length of what is no prose, no faster: %j", { timeout: 60_000 }, (shape) => {
  const source = (length: number) =>
    `The team found the fault in the log. It is ${shape.repeat(length / shape.length)} and so on.`;
  timeOf(source(1000));
  const [short, long] = [timeOf(source(5_000)), timeOf(source(50_000))];
  // Ten where the time is linear, a hundred where it is quadratic; what takes no time at all has no such ratio.
  expect(long / Math.max(short, 50)).toBeLessThan(30);
});

test("a sentence without an end takes no time out of proportion either in a tone that sets all of it", () => {
  const source = `The team found the fault in the log. It is ${"I'm ".repeat(3_000)} and so on.`;
  expect(timeOf(source, { tone: "formal" })).toBeLessThan(3_000);
});

test("the time grows with the length, no faster, up to 100,000 words", { timeout: 120_000 }, () => {
  const paragraph = frames.map((frame, i) => frame(keepsakes[i * 4] ?? "it")).join(" ");
  const words = paragraph.split(" ").length;
  const cost = (length: number) =>
    timeOf(Array.from({ length: length / words }, () => paragraph).join("\n\n"));
  cost(10_000);
  // Ten where the time is linear, a hundred where it is quadratic.
  expect(cost(100_000) / cost(10_000)).toBeLessThan(30);
});
