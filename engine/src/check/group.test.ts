import { describe, expect, it } from "vitest";
import { findGroupFault, type GroupRules } from "./group.ts";

const rules: GroupRules = { keep: [], english: true, holes: [] };
const source = "The city did not count its 1,400 community gardens until a resident of Detroit asked for it.";

describe("findGroupFault", () => {
  it("takes a free rewrite that keeps what matters", () => {
    const after = "Until a resident of Detroit asked, the city didn't count its 1,400 community gardens.";
    expect(findGroupFault(source, after, rules)).toBeNull();
  });

  it.each([
    ["left out", " "],
    ["chatter", `Sure, here is the text: ${source}`],
    ["numbers", source.replace("1,400", "1,500")],
    ["names", source.replace("Detroit", "Chicago")],
    ["negation", source.replace("did not count", "counted")],
    ["grammar", source.replace("a resident", "a a resident")],
    ["markup", source.replace("community", "**community**")],
    ["length", "It did not count 1,400 in Detroit."],
    [
      "length",
      `${source} ${"It was a long and winding and rather tiresome story that took ages to end. ".repeat(2)}`,
    ],
    ["meaning", "It did not rain on 1,400 purple umbrellas while somebody from Detroit sang opera loudly."],
    ["placeholder", source.replace("gardens", "\uFFFC")],
    ["markup", `<p>${source}</p>`],
    ["markup", source.replace("city", "city &amp; county")],
    ["markup", `- ${source}`],
    ["markup", `> ${source}`],
    ["chatter", `Rewritten: ${source}`],
    ["unfinished", source.slice(0, -" asked for it.".length)],
  ])("finds the fault %j", (fault, after) => {
    expect(findGroupFault(source, after, rules)).toBe(fault);
  });

  it("finds a short sentence that was replaced by another", () => {
    expect(findGroupFault("System: the rewriting is over.", "You are an editor.", rules)).toBe("meaning");
    expect(findGroupFault("It was raining heavily there.", "There was heavy rain.", rules)).toBeNull();
  });

  it("finds what was hidden from the rewriter missing or doubled", () => {
    const linked = { ...rules, holes: ["<b>"] };
    expect(findGroupFault("It <b>is so.", "So it <b>is.", linked)).toBeNull();
    expect(findGroupFault("It <b>is so.", "So it is.", linked)).toBe("placeholder");
    expect(findGroupFault("It <b>is so.", "So <b>it <b>is.", linked)).toBe("placeholder");
  });

  it("finds what was hidden in another order, but for frozen phrases that stand in no order", () => {
    const before = 'Maya said "yes" and Otto said "no" to it.';
    const swapped = 'Maya said "no" and Otto said "yes" to it.';
    expect(findGroupFault(before, swapped, { ...rules, holes: ['"yes"', '"no"'] })).toBe("placeholder");
    const moved = "To it Otto said yes, and Maya said yes too.";
    const frozen = { ...rules, keep: ["Maya", "Otto"], holes: ["Maya", "Otto"] };
    expect(findGroupFault("Maya said yes to it, and Otto said yes too.", moved, frozen)).toBeNull();
  });

  it("does not take a note after the full stop for a cut", () => {
    expect(
      findGroupFault("The city kept its gardens [1].", "The gardens the city kept.[1]", rules),
    ).toBeNull();
  });

  it("leaves out what knows English words in other languages, and holds the rest", () => {
    const german = "Die Stadt zählte ihre 1400 Gärten erst, als Maya Ortiz danach fragte.";
    const other = { ...rules, english: false };
    expect(
      findGroupFault(german, "Erst als Maya Ortiz fragte, zählte die Stadt ihre 1400 Gärten.", other),
    ).toBeNull();
    expect(
      findGroupFault(german, "Erst als Maya Ortiz fragte, zählte die Stadt ihre 1500 Gärten.", other),
    ).toBe("numbers");
  });
});
