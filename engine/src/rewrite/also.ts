import { firstWord, isCapitalized } from "../document/capitals.ts";
import { canBe } from "../document/tagging/vocabulary.ts";
import type { Sentence } from "../document/types.ts";
import { isBe } from "../lexicon/context.ts";
import { isAside } from "../lexicon/refusals/opening.ts";
import type { Rewrite } from "./candidate.ts";
import { clauseAt } from "./clause.ts";
import { structuralCandidate } from "./structural.ts";

const openers = new Set(["additionally", "furthermore", "moreover", "also"]);

/** "It is important to note that …" says nothing, and with "also" in it only more so. */
const announces = /^(important|worth|worthwhile|crucial|essential|vital|interesting|notable|imperative)$/;

/** Words that say "also" themselves, or that it cannot stand beside: "is also itself a risk". */
const adds = new Set(["also", "too", "itself", "themselves", "likewise", "already", "another"]);

/** Verbs that another stands behind in its base form: "helps reduce". */
const takesBase = /^(help|dare|need|let|make|go|come)$/;

/** What "support" makes compounds with. */
const compounds = /^(surfaces|structures|measures|programs|tools)$/;

/** What stands before a figure: "around ninety", "only 20". */
const nearFigure = /^(around|about|approximately|roughly|nearly|almost|some|over|under|only|just)$/;

const superlative = /^(most|least|worst|best|.{2,}est)$/;

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

/** Who is no one named: "some experts", "critics". */
const anyone =
  /^(some|many|several|most|certain|other|others|critics|experts|researchers|scholars|observers)$/;

const says =
  /^(argue|believe|say|claim|suggest|think|contend|note|warn|feel|hold|maintain|report|fear|worry)$/;

const announcement =
  /^it(?: is|['’]s| should) also (?:be (?:noted|mentioned|emphasized)|worth \w+ing|(?:important|crucial|essential|vital|interesting) to (?:note|remember|recognize|acknowledge|mention|emphasize|stress|consider)) that /;

/** Where the sentence proper begins behind "Additionally," or "It is also worth noting that"; null where no such words open it. */
function endOfOpening({ tokens }: Sentence, at: number): number | null {
  if (openers.has(tokens[at]?.lower ?? "") && tokens[at + 1]?.text === ",") return at + 2;
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

const saysAlso = (sentence: Pick<Sentence, "tokens"> | null): boolean =>
  sentence?.tokens.some(({ lower }) => lower === "also") ?? false;

/** An announcement is a stock phrase, and worth as much as one. */
const announcementPrior = 90;

/** "Additionally, the plan is …" to "The plan is also …". */
export const also: Rewrite = (sentence, { previous, next }) => {
  const at = firstWord(sentence);
  const opener = sentence.tokens[at];
  const from = endOfOpening(sentence, at);
  if (!opener || from === null) return [];
  // "He also built one. He is also a cook": the second one is heard.
  const brings = !saysAlso({ tokens: sentence.tokens.slice(at, from) });
  if (brings && (saysAlso(previous) || saysAlso(next))) return [];
  const subject = sentence.tokens[from];
  if (!subject) return [];
  // No sentence begins with a figure.
  if (/^(no|none|nobody|nothing|neither|nor|few|little|\d.*)$/.test(subject.lower)) return [];
  if (isAside(sentence, from) || isContrast(sentence, from)) return [];
  const clause = clauseAt(sentence, from);
  const verb = clause && sentence.tokens[clause.verb];
  if (!clause || !verb || sentence.tokens[clause.verb - 1]?.pos === "ADV") return [];
  if (/(n['’]t|cannot)$/.test(verb.lower)) return [];
  const after = sentence.tokens[clause.verb + 1];
  if (verb.pos === "VERB" && isNounAfterAll(sentence, clause.verb)) return [];
  // "Some experts also argue": as if they had said something before.
  if (anyone.test(subject.lower) && says.test(verb.lemma)) return [];
  // "Galway also had the worst roads": as if it had the best ones, too, or another place the worst.
  if (
    subject.pos === "PROPN" &&
    after?.lower === "the" &&
    superlative.test(sentence.tokens[clause.verb + 2]?.lower ?? "")
  )
    return [];
  // "The fee is also $20": as if something else were, too.
  const figure = nearFigure.test(after?.lower ?? "") ? sentence.tokens[clause.verb + 2] : after;
  if (isBe(verb) && (figure?.pos === "NUM" || /^[$£€]/.test(figure?.text ?? ""))) return [];
  const links = sentence.tokens[clause.verb + 1]?.pos === "ADV" ? 2 : 1;
  const linked = sentence.tokens[clause.verb + links];
  // "The rooms have very little light": a full verb, which "also" stands before.
  const possesses = verb.lemma === "have" && linked?.pos !== "VERB" && linked?.pos !== "AUX";
  const auxiliary =
    !possesses &&
    (verb.pos === "AUX" || ["is", "are", "was", "were", "has", "have", "can", "will"].includes(verb.lower));
  const insert = auxiliary
    ? { start: verb.end, end: verb.end, replacement: " also" }
    : { start: verb.start, end: verb.start, replacement: "also " };
  // "It may or may not work": two verbs, of which "also" would take one.
  if (/^(not|always|still|yet|even|or|and|but)$/.test(sentence.tokens[clause.verb + 1]?.lower ?? ""))
    return [];
  if (sentence.tokens.slice(from).some(({ lower }) => adds.has(lower))) return [];
  if (subject.lower === "it" && announces.test(sentence.tokens[clause.verb + 1]?.lower ?? "")) return [];
  const opening =
    subject.protected === null
      ? { start: opener.start, end: subject.start + 1, replacement: subject.text.charAt(0).toUpperCase() }
      : { start: opener.start, end: subject.start, replacement: "" };
  if (isCapitalized(opener.text) && subject.protected !== null && /^\p{Ll}/u.test(subject.text)) return [];
  const said = sentence.tokens
    .slice(at, from)
    .filter(({ text }) => text !== ",")
    .map(({ text }) => text)
    .join(" ");
  const isStock = !openers.has(opener.lower);
  const candidate = structuralCandidate(sentence, {
    kind: "connective",
    origin: "also",
    reason: `“${said}” opens too many machine-made sentences`,
    from: at,
    to: clause.verb + 1,
    edits: [opening, insert],
    prior: isStock ? announcementPrior : 4,
  });
  return [{ ...candidate, stock: isStock }];
};
