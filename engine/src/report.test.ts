import { expect, test } from "vitest";
import { loadEngine } from "./node.ts";

const engine = loadEngine();

const prose =
  "Furthermore, gardens serve as a powerful catalyst for social connection, bringing together individuals from diverse backgrounds.";
const list = Array.from({ length: 12 }, (_, i) => `- A short item of a list, entry ${i}`).join("\n");

test("scores neither text nor checks of a short text, and says so in its reader's count", () => {
  const { checks, detection, notes } = engine.humanize(prose).report;
  expect(detection).toEqual({ before: null, after: null, interval: null });
  expect(checks).toEqual([]);
  expect(notes).toContainEqual({
    code: "unscored",
    text: "Texts of fewer than 60 words are too short to score.",
  });
});

test("says of a longer text that most of it is no running prose", () => {
  const { checks, notes } = engine.humanize(`# Gardens\n\n${prose}\n\n${list}`).report;
  expect(checks).toEqual([]);
  const why = notes.filter(({ code }) => code === "unscored").map(({ text }) => text);
  expect(why).toEqual([expect.stringContaining("too little running prose to score: 16 words")]);
});

const nothingBetter = {
  code: "nothing-better",
  text: "Nothing was changed: no rewrite was clearly better than the original.",
};

test.each([
  [`<h1>Work</h1><p>In today's <b>fast-paced</b> world, it is crucial to utilize robust tools.</p>`],
  ["```js\nconst tools = leverage();\n```\n"],
])("says of a text that is all code why it stays: %j", (source) => {
  const { text, report } = engine.humanize(source);
  expect(text).toBe(source);
  expect(report.notes[0]).toEqual({
    code: "left-as-code",
    text: "This is code or HTML, which is left as it is. Paste the text itself.",
  });
  expect(report.notes).not.toContainEqual(nothingBetter);
});

test("says of prose with code in it, or without any, that nothing was better", () => {
  for (const source of ["Run `npm test` and wait for it.", "Hello there."])
    expect(engine.humanize(source).report.notes[0]).toEqual(nothingBetter);
});

test("scores text and checks alike where there is enough", () => {
  const { checks, detection, notes } = engine.humanize(`${prose}\n\n`.repeat(6)).report;
  expect(detection.before).not.toBeNull();
  const { after, interval } = detection;
  expect(interval?.[0]).toBeLessThan(after ?? 0);
  expect(interval?.[1]).toBeGreaterThan(after ?? 1);
  expect(checks).toHaveLength(6);
  expect(notes.map(({ code }) => code)).not.toContain("unscored");
});

test("scores a rewrite that fell a little short of the words that its source had, and says so", () => {
  const source =
    "It is important to note that, in order to utilize remote work effectively, companies must leverage a plethora of digital tools. Furthermore, due to the fact that teams are spread across time zones, it is crucial to facilitate clear communication. Moreover, managers play a pivotal role in fostering a culture of trust, which in turn empowers employees to do their best work.";
  const { checks, detection, notes, after } = engine.humanize(source).report;
  expect(after.words).toBeLessThan(60);
  expect(detection).toMatchObject({ before: expect.any(Number), after: expect.any(Number) });
  expect(checks).toHaveLength(6);
  expect(notes).toContainEqual({
    code: "less-certain",
    text: "The result has fewer than 60 words of prose, so its score is less certain.",
  });
});

test("counts each hidden character, also those that another edit took along", () => {
  const source =
    "It is imp\u200Bort\u200Bant to note that the p\u0430yment works. Furthermore, l\u200Beverage it.";
  const { text, report } = engine.humanize(source);
  expect(text).not.toMatch(/[\u200B\u0430]/u);
  expect(report.editsByKind["hidden-character"]).toBe(4);
});
