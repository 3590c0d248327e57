import { describe, expect, test } from "vitest";
import { rewritesOf } from "../rewrite/apply-rewrite.ts";
import { lexiconRewrite } from "../rewrite/lexicon.ts";
import type { Tone } from "../types.ts";
import { parseEntry } from "./parse.ts";

const rewrite = (line: string, text: string, tone: Tone = "casual") =>
  rewritesOf(lexiconRewrite([{ kind: "word", entries: [parseEntry(line)] }]), text, tone);

/** [guard, entry, a sentence it lets through, a sentence it holds back] */
const guards: readonly (readonly [name: string, line: string, yes: string, no: string])[] = [
  ["next", "use/v => need/v ; next <det>", "They use the tool.", "They use tools."],
  ["comma", "now => then ; not next and,<comma>,or", "They use it now.", "They use it now, too."],
  ["not next", "use/v => need/v ; not next tools", "They use the tool.", "They use tools."],
  ["prev", "tool/n => aid/n ; prev the", "They use the tool.", "They use a tool."],
  ["not prev", "tool/n => aid/n ; not prev the", "They use a tool.", "They use the tool."],
  ["with", "tool/n => aid/n ; with farmer", "The farmers use a tool.", "The nurses use a tool."],
  ["not with", "tool/n => aid/n ; not with farmer", "The nurses use a tool.", "The farmers use a tool."],
  [
    "object",
    "address/v => solve/v ; object problem",
    "They address the old problems.",
    "They address the crowd.",
  ],
  [
    "not object",
    "address/v => solve/v ; not object crowd",
    "They address the old problems.",
    "They address the crowd.",
  ],
  ["subject", "grow/v => rise/v ; subject price", "The prices grow fast.", "The plants grow fast."],
  ["not subject", "grow/v => rise/v ; not subject plant", "The prices grow fast.", "The plants grow fast."],
  ["form", "use/v => need/v ; form s", "She uses the tool.", "They use the tool."],
  ["not form", "use/v => need/v ; not form s", "They use the tool.", "She uses the tool."],
  ["number sg", "tool/n => aid/n ; number sg", "They use a tool.", "They use the tools."],
  ["number pl", "tool/n => aid/n ; number pl", "They use the tools.", "They use a tool."],
  ["active", "use/v => need/v ; active", "They have used the tool.", "The tool was used by them."],
  [
    "not surely passive",
    "use/v => need/v ; not surely passive",
    "The farmers used tools.",
    "The tool was used by them.",
  ],
  ["passive", "use/v => need/v ; passive", "The tool was used by them.", "They have used the tool."],
  ["start", "today => now ; start", "Today they use tools.", "They use tools today."],
  ["not start", "today => now ; not start", "They use tools today.", "Today they use tools."],
  [
    "start in bold",
    "today => now ; start",
    "**Today they use tools.** Rest.",
    "**They use tools today.** Rest.",
  ],
  ["<s>", "<s> overall , => all told ,", "Overall, they use tools.", "They use, overall, tools."],
  ["<end>", "today => now ; next <end>", "They use tools today.", "They use today the tools."],
  ["<num>", "tools => aids ; prev <num>", "They use 12 tools.", "They use the tools."],
  ["<poss>", "tools => aids ; prev <poss>", "They use their tools.", "They use the tools."],
];

describe("guards", () => {
  test.each(guards)("%s", (_, line, yes, no) => {
    expect(rewrite(line, yes)).toHaveLength(1);
    expect(rewrite(line, no)).toEqual([]);
  });

  test("a noun is listed by its lemma or as it stands: the lemma of data is datum", () => {
    const line = "convey/v => send/v ; object data,stair";
    expect(rewrite(line, "They convey the data.")).toEqual(["They send the data."]);
    expect(rewrite(line, "They convey the stairs.")).toEqual(["They send the stairs."]);
  });

  test("a list with a space inside is refused", () => {
    expect(() => parseEntry("use/v => need/v ; not next such as,the")).toThrow("has a space in its list");
  });

  test("tones of a replacement", () => {
    const line = "obtain/v => get/v @plain | gain/v @formal | win/v @academic";
    expect(rewrite(line, "They obtain it.", "casual")).toEqual(["They get it."]);
    expect(rewrite(line, "They obtain it.", "formal")).toEqual(["They gain it."]);
    expect(rewrite(line, "They obtain it.", "academic")).toEqual(["They gain it.", "They win it."]);
  });

  test("places of an adjective", () => {
    const line = "significant/a => big @attr | important @pred";
    expect(rewrite(line, "It is a significant step.")).toEqual(["It is a big step."]);
    expect(rewrite(line, "The step is significant.")).toEqual(["The step is important."]);
  });
});

describe("what the engine guards by itself", () => {
  test.each([
    ["comparatives", "significant/a => big", "It is a more significant step.", ["It is a bigger step."]],
    ["no degree known", "crucial/a => key", "It is a very crucial step.", []],
    ["articles", "crucial/a => important", "It is a crucial step.", ["It is an important step."]],
    ["articles", "crucial/a => important", "It is a *crucial* step.", []],
    ["articles", "crucial/a => important", "It is a (crucial) step.", []],
    ["articles", "crucial/a => key", "It is a *crucial* step.", ["It is a *key* step."]],
    ["articles after a drop", "truly/r => -", "It is a truly old house.", ["It is an old house."]],
    ["participles as adjectives", "emerge/v => appear/v", "They study emerging markets.", []],
    ["passives of phrasal verbs", "examine/v => look/v into", "The case was examined.", []],
    ["pronouns after particles", "conduct/v => carry/v out", "They conduct it.", []],
    ["past or participle", "choose/v => take/v", "They had chosen the road.", ["They had taken the road."]],
    ["compounds", "challenge/n => problem/n", "They built a challenge course.", []],
    ["plurals", "challenge/n => problem/n", "They face challenges.", ["They face problems."]],
    ["capitals", "additionally => also", "Additionally they run.", ["Also they run."]],
    ["capitals after a drop", "<s> indeed , => -", "Indeed, they run.", ["They run."]],
    ["names", "apple/n => pear/n", "He works for Apple now.", []],
    ["quotes", "utilize/v => use/v", 'She wrote "they utilize it" there.', []],
    [
      "slots are kept as they are",
      "the process of {ving} => {ving}",
      "He likes the process of making bread.",
      ["He likes making bread."],
    ],
    [
      "forms of slots",
      "in the hope of {ving} => to {ving:base}",
      "He came in the hope of finding them.",
      ["He came to find them."],
    ],
    ["line ends", "in order to => to", "He came in order\nto win.", []],
  ] as const)("%s", (_, line, text, expected) => {
    expect(rewrite(line, text)).toEqual(expected);
  });
});

describe("the object of a verb", () => {
  const line = "offer/v => give/v ; object advice,comfort";
  test("fits with all that is joined to it", () => {
    expect(rewrite(line, "They offer advice, comfort, and advice.")).toHaveLength(1);
    expect(rewrite(line, "They offer advice and comfort.")).toHaveLength(1);
    expect(rewrite(line, "They offer advice, and guests soon return.")).toHaveLength(1);
    expect(rewrite(line, "They offer advice, strong coffee, and comfort.")).toEqual([]);
    expect(rewrite(line, "They offer comfort and a room.")).toEqual([]);
  });
});

describe("the format", () => {
  test.each([
    ["no arrow", "utilize use"],
    ["unknown slot", "the {thing} => it"],
    ["slot not in the pattern", "the way => {np}"],
    ["unknown guard", "utilize/v => use/v ; near tools"],
    ["lost item", "utilize/v => use/v ; next and,,or"],
    ["unknown class", "utilize/v => use/v ; next <thing>"],
    ["unknown value", "utilize/v => use/v ; form gerund"],
    ["unknown suffix", "utilize/v => use/v @angry"],
    ["nothing to look up", "{np} => it"],
    ["optional word first", "very? big house => home"],
    ["nothing to inflect by", "in order to => go/v"],
  ])("refuses %s", (_, line) => {
    expect(() => parseEntry(line)).toThrow(line);
  });
});
