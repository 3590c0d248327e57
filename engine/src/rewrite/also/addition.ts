import { canBe } from "../../document/tagging/vocabulary.ts";
import type { Sentence, Token } from "../../document/types.ts";
import { isAside } from "../../lexicon/refusals/opening.ts";
import { clauseAt } from "../clause.ts";

/** A sentence that says at its start that it adds something: "Additionally, the plan is cheap." */
export interface Addition {
  readonly sentence: Sentence;
  /** Index of the first token that says so, and of the sentence proper behind it. */
  readonly at: number;
  readonly from: number;
  /** Whether a stock phrase says it: "It is also worth noting that". */
  readonly isAnnounced: boolean;
  /** The first word of the sentence proper. */
  readonly subject: Token;
  readonly verb: Token;
  readonly verbAt: number;
}

const openers = new Set(["additionally", "furthermore", "moreover", "also"]);

const announcement =
  /^it(?: is|['’]s| should) also (?:be (?:noted|mentioned|emphasized)|worth \w+ing|(?:important|crucial|essential|vital|interesting) to (?:note|remember|recognize|acknowledge|mention|emphasize|stress|consider)) that /;

/** Where the sentence proper begins behind words that announce an addition, which open at `at`; null where there are none. */
function endOfAnnouncement({ tokens }: Sentence, at: number): number | null {
  const start = tokens
    .slice(at, at + 9)
    .map(({ lower }) => lower)
    .join(" ");
  const announced = announcement.exec(start)?.[0];
  return announced ? at + announced.trim().split(" ").length : null;
}

/** "Moreover, the first was good, but the second was not": what is added is the contrast, not its first half. */
const isContrast = ({ tokens }: Sentence, from: number): boolean =>
  tokens.some(
    ({ text }, at) =>
      at > from && text === "," && /^(but|yet|while|whereas)$/.test(tokens[at + 1]?.lower ?? ""),
  );

/** Verbs that another stands behind in its base form: "helps reduce". */
const takesBase = /^(help|dare|need|let|make|go|come)$/;

/** What "support" makes compounds with. */
const compounds = /^(surfaces|structures|measures|programs|tools)$/;

/** "The support surfaces have helped": a noun taken for the verb at `at`. */
function isNounAfterAll({ tokens }: Sentence, at: number): boolean {
  const next = tokens[at + 1];
  if (next?.pos === "AUX") return true;
  // "Marsh soils store carbon": the plural is the subject, and the word after it the verb.
  const verb = tokens[at]?.lower ?? "";
  const base = next?.pos === "NOUN" && next.lower === next.lemma && canBe(next.lower, "VERB");
  if (base && verb.endsWith("s") && canBe(verb, "NOUN")) return true;
  if (next?.pos === "VERB" && next.lower === next.lemma && !takesBase.test(tokens[at]?.lemma ?? ""))
    return true;
  return tokens[at - 1]?.lower === "support" && compounds.test(tokens[at]?.lower ?? "");
}

/** The addition that a sentence makes with the words that open at `at`; null where it is none, or its verb is unsure. */
export function additionAt(sentence: Sentence, at: number): Addition | null {
  const { tokens } = sentence;
  const isOpener = openers.has(tokens[at]?.lower ?? "") && tokens[at + 1]?.text === ",";
  const from = isOpener ? at + 2 : endOfAnnouncement(sentence, at);
  const subject = from === null ? undefined : tokens[from];
  if (from === null || !subject) return null;
  if (isAside(sentence, from) || isContrast(sentence, from)) return null;
  const clause = clauseAt(sentence, from);
  const verb = clause && tokens[clause.verb];
  if (!clause || !verb || tokens[clause.verb - 1]?.pos === "ADV") return null;
  if (verb.pos === "VERB" && isNounAfterAll(sentence, clause.verb)) return null;
  return { sentence, at, from, isAnnounced: !isOpener, subject, verb, verbAt: clause.verb };
}
