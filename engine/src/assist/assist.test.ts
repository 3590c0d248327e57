import { describe, expect, it } from "vitest";
import { applyEdits } from "../edits.ts";
import { loadEngine } from "../node.ts";

const { assist } = loadEngine();

const text = `# The crucial plan

Urban farming is a pivotal solution. Dr. Maya Ortiz did not utilize **any** of the 1,400 plots at https://example.org/plots, and "nobody should lose a garden," she said.

- Run \`npm test\` to utilize\u200B it.

\`\`\`
utilize()
\`\`\``;

describe("prepare", () => {
  it("gives paragraphs and list items with what is not to be touched, and hides no names or numbers", () => {
    const { language, clean, passages } = assist.prepare(text, ["pivotal solution"]);
    expect(language).toEqual({ code: "en", name: "English" });
    expect(clean).toBe(text.replace("\u200B", ""));
    expect(passages).toHaveLength(2);
    for (const each of passages) expect(clean.slice(each.start, each.end)).toBe(each.text);
    const holes = passages.map((each) => each.holes.map(({ start, end }) => each.text.slice(start, end)));
    expect(holes).toEqual([
      ["pivotal solution", "https://example.org/plots", '"nobody should lose a garden,"'],
      ["`npm test`"],
    ]);
  });

  it("names the language", () => {
    const german =
      "Die Stadt zählte ihre Gärten erst dann, als viele Menschen danach fragten und es wissen wollten.";
    expect(assist.prepare(german, []).language).toEqual({ code: "de", name: "German" });
  });
});

describe("review", () => {
  const before =
    "The city did not count its 1,400 gardens. It planted oaks along every street near the river.";
  const review = (after: string, language = "en") =>
    assist.review([{ before, after, holes: [] }], { keep: [], language });

  it("names what is wrong, and cleans hidden characters away", () => {
    const { groups } = review(
      "The city didn't count its 1,500 gardens. Along every street near\u200B the river it planted oaks.",
    );
    expect(groups[0]?.map(({ after, fault }) => [after, fault])).toEqual([
      ["The city didn't count its 1,500 gardens.", "numbers"],
      ["Along every street near the river it planted oaks.", null],
    ]);
  });

  it("hears a refusal", () => {
    expect(review(before).refused).toBe(false);
    expect(review("I'm sorry, but I can't help with that.").refused).toBe(true);
  });

  it("finds a rewrite in another language at fault", () => {
    const { groups } = review(
      "La ciudad no contó sus 1,400 jardines hasta ahora. Plantó robles a lo largo de todas las calles cerca del río.",
    );
    expect(groups[0]?.every(({ fault }) => fault !== null)).toBe(true);
  });

  it("finds a single sentence in another language, and leaves one that was foreign before", () => {
    const german =
      "Die Stadt zählte ihre Gärten erst dann, als viele Menschen danach fragten und es wissen wollten.";
    const bees = "Jeden Frühling bestäuben die Bienen dort gemeinsam die Bäume am Fluss.";
    const english = "Every spring the bees there pollinate the trees by the river together.";
    const faults = (before: string, after: string) =>
      assist
        .review([{ before, after, holes: [] }], { keep: [], language: "de" })
        .groups[0]?.map(({ fault }) => fault);
    expect(faults(`${german} ${bees}`, `${german} ${english}`)).toEqual([null, "language"]);
    const later = "The bees there pollinate the trees by the river together every spring.";
    expect(faults(`${german} ${english}`, `${german} ${later}`)).toEqual([null, null]);
  });

  it("tells how a longer English text reads, and why; nothing of other languages", () => {
    const long = Array.from({ length: 4 }, () => before).join(" ");
    const rules = { keep: [], language: "en" };
    const { probability, keepsLength } = assist.review([{ before: long, after: long, holes: [] }], rules);
    expect(probability).toBeGreaterThan(0);
    expect(keepsLength).toBe(true);
    const other = assist.review([{ before: long, after: before, holes: [] }], { keep: [], language: "de" });
    expect(other).toMatchObject({ probability: null, reasons: [], keepsLength: false });
  });
});

describe("settle", () => {
  const source = "We utilize gardens. They feed the street and its people every single day of the year.";
  const draft = {
    source,
    tone: "casual",
    mode: "standard",
    keep: [],
    preserveLength: false,
    polish: false,
  } as const;
  const replacement = "Gardens are what we use.";

  it("puts rewrites in their places, by edits on the source", () => {
    const settled = assist.settle({ ...draft, replacements: [{ start: 0, end: 19, replacement }] });
    expect(settled.text).toBe(`${replacement}${source.slice(19)}`);
    expect(applyEdits(source, settled.edits)).toBe(settled.text);
    expect(settled.edits).toMatchObject([{ kind: "sentence" }]);
  });

  it("goes over the whole where it may", () => {
    const written = "Moreover, we utilize a plethora of gardens in order to eat.";
    const settled = assist.settle({
      ...draft,
      polish: true,
      replacements: [{ start: 0, end: 19, replacement: written }],
    });
    expect(settled.text).not.toContain("plethora");
    expect(applyEdits(source, settled.edits)).toBe(settled.text);
  });

  it("takes back what would change a length to be kept", () => {
    const settled = assist.settle({
      ...draft,
      preserveLength: true,
      replacements: [
        { start: 0, end: 19, replacement: "Gardens we use." },
        { start: 20, end: source.length, replacement: "They feed us." },
      ],
    });
    expect(settled.takenBack).toEqual([{ start: 20, end: source.length }]);
    expect(settled.text).toContain("its people every single day of the year.");
  });
});

describe("conclude", () => {
  const edits = [{ start: 0, end: 2, replacement: "You", kind: "sentence", reason: "r" }] as const;
  const note = { code: "rewriter", text: "A note." } as const;
  const conclusion = { keep: [], language: "en", edits, heldBack: [], notes: [note] };

  it("answers edits on the text as it was given, with the report", () => {
    const result = assist.conclude("We li\u200Bke it.", conclusion);
    expect(result.text).toBe("You like it.");
    expect(applyEdits("We li\u200Bke it.", result.edits)).toBe(result.text);
    expect(result.report.editsByKind).toEqual({ sentence: 1, "hidden-character": 1 });
    expect(result.report.notes[0]).toEqual(note);
  });

  it("says of other languages what was not checked", () => {
    const { report } = assist.conclude("Wir mögen es.", { ...conclusion, language: "de" });
    expect(report).toMatchObject({ language: "de", checks: [], detection: { before: null, after: null } });
    expect(report.notes).toEqual([
      note,
      { code: "other-language", text: expect.stringContaining("in German") },
    ]);
  });
});
