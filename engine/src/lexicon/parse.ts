import type { VerbForm } from "../morphology/verbs.ts";
import { type Tone, tones } from "../types.ts";
import { wordSet } from "../word-set.ts";
import {
  type Guard,
  type GuardName,
  type LexiconEntry,
  type PatternElement,
  type Replacement,
  type ReplacementElement,
  type SlotName,
  slotNames,
  type WordClass,
} from "./entry.ts";

const toneSuffixes: Readonly<Record<string, readonly Tone[]>> = {
  "@plain": ["casual", "conversational"],
  "@formal": ["formal", "academic"],
  "@casual": ["casual"],
  "@conversational": ["conversational"],
  "@academic": ["academic"],
};

const slotForms: Readonly<Record<string, VerbForm>> = {
  base: "base",
  s: "s",
  past: "past",
  part: "part",
  ing: "ing",
};

const guardClasses = wordSet(
  "<noun> <verb> <adj> <adv> <det> <poss> <num> <pron> <prep> <aux> <to> <comma> <punct> <end> <start> <name> <np>",
);

const guardValues: Readonly<Partial<Record<GuardName, ReadonlySet<string>>>> = {
  form: new Set(["base", "s", "past", "part", "ing"]),
  number: new Set(["sg", "pl"]),
  voice: new Set(["active", "passive"]),
};

/** A line of the lexicon that is not in the format; the message names what is wrong. */
export class LexiconSyntaxError extends Error {
  constructor(problem: string, line: string) {
    super(`${problem}: ${line}`);
    this.name = "LexiconSyntaxError";
  }
}

/** "take/v": any form of a word. */
export const lemmaPattern = /^(.+)\/([vnar])$/;

const isSlot = (name: string): name is SlotName => slotNames.some((slot) => slot === name);

const knownElements = new Map<string, PatternElement>();

/** Equal elements share one: most of a pattern's words stand in many patterns. */
export function parsePatternElement(element: string, line: string): PatternElement {
  const known = knownElements.get(element);
  if (known) return known;
  const parsed = readPatternElement(element, line);
  knownElements.set(element, parsed);
  return parsed;
}

function readPatternElement(element: string, line: string): PatternElement {
  if (element === "<s>") return { type: "start" };
  const slot = /^\{(\w+)\}$/.exec(element)?.[1];
  if (slot !== undefined) {
    if (!isSlot(slot)) throw new LexiconSyntaxError(`unknown slot {${slot}}`, line);
    return { type: "slot", slot };
  }
  const lemma = lemmaPattern.exec(element);
  if (lemma?.[1] && lemma[2])
    return { type: "lemma", lemma: lemma[1].toLowerCase(), class: lemma[2] as WordClass };
  const optional = element.length > 1 && element.endsWith("?");
  const bare = optional ? element.slice(0, -1) : element;
  const words = bare.startsWith("(") && bare.endsWith(")") ? bare.slice(1, -1).split("|") : [bare];
  for (const word of words) {
    if (word === "" || /[(){}|<>@]/.test(word))
      throw new LexiconSyntaxError(`bad element "${element}"`, line);
  }
  return { type: "words", words: new Set(words.map((word) => word.toLowerCase())), optional };
}

function parseReplacementElement(element: string, line: string): ReplacementElement {
  const slot = /^\{(\w+)(?::(\w+))?\}$/.exec(element);
  if (slot?.[1]) {
    const form = slot[2] === undefined ? null : slotForms[slot[2]];
    if (!isSlot(slot[1]) || form === undefined) throw new LexiconSyntaxError(`bad slot ${element}`, line);
    return { type: "slot", slot: slot[1], form };
  }
  const lemma = /^(.+)\/([vna])$/.exec(element);
  if (lemma?.[1] && lemma[2]) return { type: "lemma", lemma: lemma[1], class: lemma[2] as "v" | "n" | "a" };
  if (/[(){}|<>@/]|\?$/.test(element) && element !== "/" && element !== "and/or") {
    throw new LexiconSyntaxError(`bad replacement word "${element}"`, line);
  }
  return { type: "word", word: element };
}

function parseReplacement(text: string, line: string): Replacement {
  let allowed: readonly Tone[] = tones;
  let position: Replacement["position"] = null;
  const elements: ReplacementElement[] = [];
  for (const part of text.split(/\s+/)) {
    if (part === "@attr" || part === "@pred") position = part === "@attr" ? "attr" : "pred";
    else if (part.startsWith("@")) {
      const suffixTones = toneSuffixes[part];
      if (!suffixTones) throw new LexiconSyntaxError(`unknown suffix ${part}`, line);
      allowed = suffixTones;
    } else if (part !== "-") elements.push(parseReplacementElement(part, line));
  }
  return { elements, tones: new Set(allowed), position };
}

function parseGuard(text: string, line: string): Guard {
  const words = text.split(/\s+/);
  const negated = words[0] === "not";
  const [name = "", ...rest] = negated ? words.slice(1) : words;
  const plain = (guard: GuardName, ...values: string[]): Guard => {
    return { name: guard, negated, items: new Set(values), patterns: [] };
  };
  if (name === "start") return plain("start");
  if (text.replace(/^not /, "") === "surely passive") return plain("voice", "surely passive");
  if (name === "active" || name === "passive") return plain("voice", name);
  const known: readonly string[] = ["next", "prev", "with", "object", "subject", "form", "number"];
  if (!known.includes(name)) throw new LexiconSyntaxError(`unknown guard "${name}"`, line);
  const [list = "", ...tail] = rest;
  if (tail.length > 0) throw new LexiconSyntaxError(`guard "${name}" has a space in its list`, line);
  const items = list.toLowerCase().split(",");
  if (items.includes("")) throw new LexiconSyntaxError(`guard "${name}" lacks an item`, line);
  const values = guardValues[name as GuardName];
  for (const item of items) {
    if (values && !values.has(item))
      throw new LexiconSyntaxError(`guard "${name}" has no value "${item}"`, line);
    if (item.startsWith("<") && !guardClasses.has(item))
      throw new LexiconSyntaxError(`unknown class ${item}`, line);
  }
  return {
    name: name as GuardName,
    negated,
    items: new Set(items),
    patterns: items.filter((item) => item.startsWith("<") || lemmaPattern.test(item)),
  };
}

function checkEntry(entry: LexiconEntry): void {
  const line = entry.source;
  const slots = entry.pattern.flatMap((element) => (element.type === "slot" ? [element.slot] : []));
  const classes = entry.pattern.flatMap((element) => (element.type === "lemma" ? [element.class] : []));
  if (new Set(slots).size < slots.length) throw new LexiconSyntaxError("a slot stands twice", line);
  if (!entry.pattern.some((e) => e.type === "lemma" || (e.type === "words" && !e.optional))) {
    throw new LexiconSyntaxError("nothing to look up", line);
  }
  const [first] = entry.pattern;
  if (first?.type === "words" && first.optional)
    throw new LexiconSyntaxError("an optional word opens the pattern", line);
  for (const element of entry.replacements.flatMap((replacement) => replacement.elements)) {
    if (element.type === "slot" && !slots.includes(element.slot)) {
      throw new LexiconSyntaxError(`{${element.slot}} is not in the pattern`, line);
    }
    if (element.type === "lemma" && element.class !== "a" && !classes.includes(element.class)) {
      throw new LexiconSyntaxError(`nothing gives ${element.lemma}/${element.class} its form`, line);
    }
  }
}

/** Parses one line of the format in FORMAT.md; throws LexiconSyntaxError. */
export function parseEntry(line: string): LexiconEntry {
  const [rule = "", ...guards] = line.split(/\s+;\s+|\s*;\s*$/).filter((part) => part.trim() !== "");
  const [pattern, replacements, extra] = rule.split(/\s+=>\s+/);
  if (!pattern || !replacements || extra !== undefined)
    throw new LexiconSyntaxError("not “pattern => replacement”", line);
  const entry: LexiconEntry = {
    source: line,
    pattern: pattern
      .trim()
      .split(/\s+/)
      .map((element) => parsePatternElement(element, line)),
    replacements: replacements.split(/\s+\|\s+/).map((text) => parseReplacement(text.trim(), line)),
    guards: guards.map((guard) => parseGuard(guard.trim(), line)),
  };
  checkEntry(entry);
  return entry;
}

/** The elements of one line's pattern as they are spelled, one by one: the first few are enough to index the line by. */
export function* patternSpellings(line: string): Generator<string> {
  const end = line.indexOf(" =>");
  for (let from = 0; from < end; ) {
    const space = line.indexOf(" ", from);
    if (space > from) yield line.slice(from, space);
    from = space + 1;
  }
}

/**
 * An entry that is parsed when it is first needed: a text meets few of the lexicon's lines, and most of those only by
 * their pattern. A class, because an object literal with getters takes a kilobyte, and there are thousands.
 */
class LazyEntry implements LexiconEntry {
  readonly source: string;
  #parsed: LexiconEntry | null = null;

  constructor(source: string) {
    this.source = source;
  }
  /** Read anew each time: whoever looks at it often compiles it. */
  get pattern() {
    return Array.from(patternSpellings(this.source), (spelling) =>
      parsePatternElement(spelling, this.source),
    );
  }
  get replacements() {
    return this.#entry().replacements;
  }
  get guards() {
    return this.#entry().guards;
  }
  #entry(): LexiconEntry {
    this.#parsed ??= parseEntry(this.source);
    return this.#parsed;
  }
}

/** The lines of a data file; comments begin with "#" and end with the line. */
export const lexiconLines = (data: string): string[] =>
  data
    .split("\n")
    .map((raw) => (raw.includes("#") ? raw.replace(/(^|\s)#.*$/, "") : raw).trim())
    .filter((line) => line !== "");

/** Every entry of a data file. A line that is not in the format throws where it is first used. */
export const parseLexicon = (data: string): LexiconEntry[] =>
  lexiconLines(data).map((line) => new LazyEntry(line));
