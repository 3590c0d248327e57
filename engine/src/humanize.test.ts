import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { applyEdits } from "./edits.ts";
import { type HumanizeResult, modes, tones, UnsupportedLanguageError } from "./index.ts";
import { loadEngine } from "./node.ts";

const engine = loadEngine();

const codesOf = ({ report }: HumanizeResult) => report.notes.map(({ code }) => code);

const machineText = `Artificial intelligence has emerged as a transformative force in modern healthcare, offering unprecedented opportunities to enhance patient outcomes. Additionally, it plays a crucial role in streamlining administrative processes, allowing physicians to dedicate more time to patients. Furthermore, hospitals must navigate a complex landscape of ethical considerations, data privacy concerns, and regulatory requirements. In 2021, 45% of the 1,200 clinics surveyed by Dr. Anna Keller did not utilize such tools [12]. "We cannot ignore the risks," she said. Ultimately, the successful integration of these systems will require collaboration, and it will depend on trust between patients and providers.`;

const mail = `Dear Ms. Kowalski,

I hope this email finds you well. I am writing to follow up on our conversation on March 3rd regarding the budget. I wanted to ask whether you have had time to read the proposal (budget_v3.xlsx). Please contact me at jan.novak@example.com with any questions. I would be glad if we could set up a call at your earliest convenience.

Best regards,
Jan Novak`;

describe("humanize", () => {
  test("rewrites a machine's text, and its edits applied to the source give the result", () => {
    for (const mode of modes) {
      for (const tone of tones) {
        const result = engine.humanize(machineText, { mode, tone });
        expect(result.edits.length).toBeGreaterThan(3);
        expect(applyEdits(machineText, result.edits)).toBe(result.text);
        expect(result.report.detection.after).toBeLessThan(result.report.detection.before ?? 0);
      }
    }
  });

  test.each(tones)("reads the names of every object's own properties as words, in the %s tone", (tone) => {
    const names = Object.getOwnPropertyNames(Object.prototype);
    for (const name of names) {
      const text = `The ${name} sets up each new object. ${name} not only works, ${name}'s use is plain. It is ${name}, and 5 ${name} will do. ${name}, however, is a crucial ${name}.`;
      expect(engine.humanize(text, { tone }).text).toContain(name);
      expect(engine.detect(text).probability).toBeNull();
    }
  });

  test("opens one sentence of a passage with a plain word for “Furthermore,”, not one after another", () => {
    const source =
      "The new line opened in May. Furthermore, the fares are low on all days of the week. Moreover, the trains run late into the night. Additionally, the stations have ramps and wide doors. The town is proud of it.";
    for (const mode of modes) {
      const { text } = engine.humanize(source, { mode });
      expect(text).not.toMatch(/Furthermore|Moreover|Additionally/);
      expect(text.match(/(?:Also|Plus|Besides), /g) ?? []).toHaveLength(1);
    }
  });

  test("tells which edits are one rewrite, to be taken back together only", () => {
    const source =
      "Although the committee reviewed the proposal in detail, it did not reach a decision. Because it rained all day, we went to the old cinema near the river.";
    const { edits } = engine.humanize(source);
    const groups = new Set(edits.flatMap(({ group }) => group ?? []));
    expect(groups.size).toBe(2);
    const left = edits.filter(({ group }) => group !== edits[0]?.group);
    expect(applyEdits(source, left)).toMatch(
      /^Although the committee reviewed the proposal in detail, it did not /,
    );
    const alone = edits.filter(({ group }) => group === undefined);
    expect(alone.map(({ kind }) => kind)).toEqual(["word"]);
  });

  test("keeps numbers, names, quotes and citations", () => {
    const { text } = engine.humanize(machineText, { mode: "supercharge" });
    for (const kept of [
      "2021",
      "45%",
      "1,200",
      "Dr. Anna Keller",
      "[12]",
      '"We cannot ignore the risks,"',
      "not",
    ]) {
      expect(text).toContain(kept);
    }
  });

  test.each([
    "Some individuals benefit, and some individuals do not benefit.",
    "There was a significant increase in A, a significant decrease in B, and no significant change in C.",
  ])("names alike what its sentence names alike: %s", (source) => {
    for (const tone of tones) {
      const { text } = engine.humanize(source, { tone, mode: "supercharge" });
      const [word = ""] = /individuals|significant/.exec(source) ?? [];
      expect(text.split(word)).toHaveLength(source.split(word).length);
    }
  });

  test("is deterministic, and the seed may change the choice", () => {
    const once = engine.humanize(machineText, { seed: 5, mode: "supercharge" });
    expect(engine.humanize(machineText, { seed: 5, mode: "supercharge" })).toEqual(once);
    const others = [1, 2, 3, 4, 6, 7, 8].map(
      (seed) => engine.humanize(machineText, { seed, mode: "supercharge" }).text,
    );
    expect(others.some((text) => text !== once.text)).toBe(true);
  });

  test("undoes stock phrases, also in a text that otherwise reads as human", () => {
    const { text, report } = engine.humanize(mail);
    expect(report.detection.before).toBeLessThan(0.2);
    expect(text).toContain("I hope you are well. I am following up on our");
    expect(text).toContain("set up a call when it suits you.");
  });

  test("drops an announcement from a short text, also before a number", () => {
    const text = "We sent five letters. It is important to note that 3 of 5 came back.";
    expect(engine.humanize(text).text).toBe("We sent five letters. 3 of 5 came back.");
  });

  test("keeps the words the user froze", () => {
    const keep = ["crucial role", "Additionally"];
    const { text, report } = engine.humanize(machineText, { keep, mode: "supercharge" });
    for (const phrase of keep) expect(text).toContain(phrase);
    expect(report.protected.keep).toBe(2);
  });

  test("keeps Markdown and line ends byte for byte", () => {
    const source = `# The crucial role\r\n\r\n- We utilize \`utilize()\` in **order** to win.\r\n- See [the crucial link](https://a.example/utilize).\r\n\r\n\`\`\`js\r\nutilize(crucial);\r\n\`\`\`\r\n\r\n| crucial | role |\r\n|---|---|\r\n| utilize | it |\r\n`;
    const { text } = engine.humanize(source, { mode: "supercharge" });
    expect(text.match(/\r\n/g)?.length).toBe(source.match(/\r\n/g)?.length);
    for (const kept of [
      "# The crucial role\r\n",
      "`utilize()`",
      "[the crucial link](https://a.example/utilize)",
      "utilize(crucial);",
      "| utilize | it |",
    ]) {
      expect(text).toContain(kept);
    }
  });

  test.each(tones)("keeps every line end of a text with hard line breaks, in the %s tone", (tone) => {
    const hard = "The tools are new; it is clear that they help. Although it is old, it is still robust.";
    for (const width of [12, 20, 33, 48, 60]) {
      for (const end of ["\n", " \r\n"]) {
        const wrapped = `${machineText} ${hard}`.replace(new RegExp(`(.{${width},}?) `, "g"), `$1${end}`);
        const { text } = engine.humanize(wrapped, { tone, mode: "supercharge" });
        expect(text.match(/\r?\n/g)).toEqual(wrapped.match(/\r?\n/g));
      }
    }
  });

  test("removes hidden characters and adds none", () => {
    const { text, edits } = engine.humanize("We util\u200Bize a plan.\u00AD It wоrks.", {
      mode: "supercharge",
    });
    expect(text).not.toMatch(/[\u200B\u00AD\u043E]/u);
    expect(edits.some((edit) => edit.kind === "hidden-character")).toBe(true);
  });

  test("preserveLength keeps the words within 90% to 110%", () => {
    const words = (text: string) => text.split(/\s+/).length;
    for (const source of [machineText, machineText.slice(0, machineText.indexOf(". ") + 1)]) {
      for (const mode of modes) {
        const { text } = engine.humanize(source, { mode, preserveLength: true });
        expect(words(text)).toBeGreaterThanOrEqual(0.9 * words(source));
        expect(words(text)).toBeLessThanOrEqual(1.1 * words(source));
      }
    }
  });

  test("refuses other languages by name, and changes nothing", () => {
    const german =
      "Die künstliche Intelligenz verändert die moderne Medizin und bietet den Ärzten neue Möglichkeiten.";
    expect(() => engine.humanize(german)).toThrow(UnsupportedLanguageError);
    expect(() => engine.humanize(german)).toThrow(/German/);
  });

  test("barely touches a text that reads as human-written, and says so", () => {
    const human = `My bike got stolen on Tuesday. I'd locked it outside the bakery like I always do, went in for two rolls, and when I came out there was just the lock lying there. Cut clean through. The woman behind the counter said she saw a guy in a green jacket but didn't think anything of it because, well, who does? I walked home with my rolls. Called the police, they were nice about it but you could tell nobody's going to look for a ten year old bike with a bent basket. My sister says I should get the cheap kind now so I won't mind so much. She's probably right. Still, I liked that bike, and I liked the basket more.`;
    const result = engine.humanize(human, { mode: "standard" });
    expect(result.edits.length).toBeLessThanOrEqual(3);
    expect(codesOf(result)).toContainEqual(expect.stringMatching(/little-changed|nothing-better/));
  });

  test("keeps an assistant's words to its user, and names them", () => {
    const { text, report } = engine.humanize(
      "Certainly! Here is a short text:\n\nWe utilize numerous tools.",
    );
    expect(text).toContain("Certainly! Here is a short text:");
    expect(report.notes[0]).toEqual({
      code: "assistant-talk",
      text: "“Certainly! Here is a short text:” is an assistant talking to you: take that out yourself.",
    });
  });

  test("changes two words of a sentence that has but three", () => {
    expect(engine.humanize("We utilize a plethora of tools.").edits).toHaveLength(2);
  });

  test("keeps a formal text formal, and says so", () => {
    const formal = `The council did not anticipate the considerable opposition that the redevelopment proposal generated among residents. Numerous organizations submitted written objections, and the administration was consequently compelled to commission an independent evaluation of the environmental consequences. It is not known when the evaluation will be completed. Perhaps it will address the significant objections concerning transportation.`;
    const casual = engine.humanize(formal);
    expect(casual.text).toContain("did not");
    expect(casual.text).toContain("Perhaps");
    expect(codesOf(casual)).toContain("formal-kept");
    const loose = formal.replace("is not known", "isn't known");
    expect(engine.humanize(loose).text).toContain("Maybe");
    expect(codesOf(engine.humanize(loose))).not.toContain("formal-kept");
    expect(codesOf(engine.humanize(formal, { tone: "formal" }))).not.toContain("formal-kept");
  });

  test("is conversational where that is asked for, also in a formal text", () => {
    const formal = `The council did not anticipate the considerable opposition that the redevelopment proposal generated among residents. It is not known when the independent evaluation will be completed. They have submitted written objections, and it is clear that the administration cannot ignore them.`;
    for (const mode of modes) {
      const result = engine.humanize(formal, { tone: "conversational", mode });
      for (const contracted of ["didn't", "isn't known", "They've", "it's clear", "can't"])
        expect(result.text).toContain(contracted);
      expect(codesOf(result)).not.toContain("formal-kept");
      expect(engine.humanize(formal, { mode }).text).toContain("did not");
    }
  });

  test.each(["formal", "academic"] as const)(
    "contracts nothing in the %s tone but what is quoted",
    (tone) => {
      const talk = `It's important to note that we've got a plan, and everyone's ready. Don't you think it'd help? "We can't," she said. We'd gone through it, so there's no doubt that they're in, and I'd like to say that's great.`;
      const { text } = engine.humanize(talk, { tone });
      expect(text.replace('"We can\'t,"', "")).not.toMatch(/['’]/);
      expect(text).toContain('"We can\'t," she said.');
      const kept = engine.humanize(talk, { tone, preserveLength: true }).text.split(/\s+/).length;
      expect(kept).toBeLessThanOrEqual(1.1 * talk.split(/\s+/).length);
    },
  );

  const eMail = `Hi team,

I'd like to kick off our new project, which can't wait any longer. Don't forget that we've got 14 days, and look at how many tasks are left. But everyone's on the same page. It is important to note that we will need more people.

Thanks,
Tom`;

  test("gives an e-mail four registers", () => {
    const texts = tones.map((tone) => engine.humanize(eMail, { tone }).text);
    expect(new Set(texts).size).toBe(tones.length);
    const [, formal, academic, conversational] = texts;
    expect(formal).toContain("Dear team,\n\nI would like to begin our new project, which cannot wait");
    expect(formal).toContain("Do not forget that we have 14 days, and look at how");
    expect(formal).toContain("But everyone is in agreement.");
    expect(academic).toContain("and examine how");
    expect(academic).toContain("However, everyone is in agreement.");
    expect(conversational).toMatch(/we'll need/i);
  });

  test("says that a text that reads as human changed in its tone only", () => {
    const notes = (tone: (typeof tones)[number]) =>
      engine.humanize(`${eMail}\n\n${mail}`, { tone }).report.notes;
    expect(notes("casual")).toContainEqual({
      code: "little-changed",
      text: "This text already reads as human-written, so little was changed.",
    });
    expect(notes("formal")).toContainEqual({
      code: "little-but-tone-changed",
      text: "This text already reads as human-written, so little besides its tone was changed.",
    });
  });

  test("gives an essay a conversational text and a formal one", () => {
    const casual = engine.humanize(machineText).text;
    const [formal, talk] = (["formal", "conversational"] as const).map(
      (tone) => engine.humanize(machineText, { tone }).text,
    );
    expect(talk).toMatch(/it'll depend/i);
    expect(talk).not.toBe(casual);
    expect(formal).not.toBe(talk);
  });

  test("says so where a tone had nothing to change", () => {
    const notes = (text: string, tone: (typeof tones)[number]) =>
      engine.humanize(text, { tone }).report.notes;
    const met = expect.objectContaining({ code: "tone-met" });
    const neutral = "The majority of the houses stand by the river. Two cats live there.";
    for (const tone of ["formal", "academic", "conversational"] as const)
      expect(notes(neutral, tone)).toContainEqual({
        code: "tone-met",
        text: `Nothing in this text needed changing for the ${tone} tone.`,
      });
    expect(notes(neutral, "casual")).not.toContainEqual(met);
    const contracted = neutral.replace("Two cats", "It isn't empty: two cats");
    expect(notes(contracted, "formal")).not.toContainEqual(met);
    expect(notes("Two cats live there.", "formal")).not.toContainEqual(met);
  });

  test.each(["", "   \n ", "Hi", "😀", "1. 2. 3.", "```", "> quote only"])("survives %j", (text) => {
    expect(engine.humanize(text).text).toBe(text);
  });

  test("any text: never throws but for its language, and edits applied give the result", () => {
    const word = fc.constantFrom(
      "utilize",
      "crucial",
      "Additionally,",
      "the",
      "is",
      "—",
      "\n\n",
      "* ",
      "`x`",
      "3.5",
      '"',
      "don't",
      "e.g.",
      "it",
      ", and",
      "leveraging",
      ".",
      "(",
      "\u200B",
      "te\u3164am",
      "two\u00A0words\u2028",
      "𝗍𝗁𝖾",
      "oﬃce",
      "wıth",
      "👩‍👩‍👧",
    );
    const texts = fc.oneof(
      fc.string({ unit: "grapheme", maxLength: 200 }),
      fc.array(word, { maxLength: 60 }).map((words) => words.join(" ")),
    );
    fc.assert(
      fc.property(texts, fc.constantFrom(...modes), fc.constantFrom(...tones), (source, mode, tone) => {
        try {
          const result = engine.humanize(source, { mode, tone });
          expect(applyEdits(source, result.edits)).toBe(result.text);
        } catch (error) {
          if (!(error instanceof UnsupportedLanguageError)) throw error;
        }
      }),
      { seed: 1, numRuns: 300 },
    );
  });
});
