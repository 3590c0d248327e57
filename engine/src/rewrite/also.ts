import { firstWord, isCapitalized } from "../document/capitals.ts";
import type { Sentence } from "../document/types.ts";
import { isBe } from "../lexicon/context.ts";
import type { TextEdit } from "../text-edit.ts";
import { type Addition, additionAt } from "./also/addition.ts";
import type { Rewrite, RewriteContext } from "./candidate.ts";
import { structuralCandidate } from "./structural.ts";

const saysAlso = (sentence: Pick<Sentence, "tokens"> | null): boolean =>
  sentence?.tokens.some(({ lower }) => lower === "also") ?? false;

/** "He also built one. He is also a cook": the second one is heard. */
function repeatsNeighbor({ sentence, at, from }: Addition, { previous, next }: RewriteContext): boolean {
  const isSaidAnyway = saysAlso({ tokens: sentence.tokens.slice(at, from) });
  return !isSaidAnyway && (saysAlso(previous) || saysAlso(next));
}

/** Words that say "also" themselves, or that it cannot stand beside: "is also itself a risk". */
const adds = new Set(["also", "too", "itself", "themselves", "likewise", "already", "another"]);

/** "It is important to note that …" says nothing, and with "also" in it only more so. */
const announces = /^(important|worth|worthwhile|crucial|essential|vital|interesting|notable|imperative)$/;

/** Whether "also" has no place beside the verb, or none in the sentence. */
function hasNoPlace({ sentence, from, subject, verb, verbAt }: Addition): boolean {
  const after = sentence.tokens[verbAt + 1]?.lower ?? "";
  return (
    // No sentence begins with a figure.
    /^(no|none|nobody|nothing|neither|nor|few|little|\d.*)$/.test(subject.lower) ||
    /(n['’]t|cannot)$/.test(verb.lower) ||
    // "It may or may not work": two verbs, of which "also" would take one.
    /^(not|always|still|yet|even|or|and|but)$/.test(after) ||
    (subject.lower === "it" && announces.test(after)) ||
    sentence.tokens.slice(from).some(({ lower }) => adds.has(lower))
  );
}

/** Who is no one named: "some experts", "critics". */
const anyone =
  /^(some|many|several|most|certain|other|others|critics|experts|researchers|scholars|observers)$/;

const says =
  /^(argue|believe|say|claim|suggest|think|contend|note|warn|feel|hold|maintain|report|fear|worry)$/;

const superlative = /^(most|least|worst|best|.{2,}est)$/;

/** What stands before a figure: "around ninety", "only 20". */
const nearFigure = /^(around|about|approximately|roughly|nearly|almost|some|over|under|only|just)$/;

/** Whether "also" would say of the subject or its neighbors what nobody said. */
function saysTooMuch({ sentence, subject, verb, verbAt }: Addition): boolean {
  const [after, second] = sentence.tokens.slice(verbAt + 1, verbAt + 3);
  // "Some experts also argue": as if they had said something before.
  if (anyone.test(subject.lower) && says.test(verb.lemma)) return true;
  // "Galway also had the worst roads": as if it had the best ones, too, or another place the worst.
  if (subject.pos === "PROPN" && after?.lower === "the" && superlative.test(second?.lower ?? "")) return true;
  // "The fee is also $20": as if something else were, too.
  const figure = nearFigure.test(after?.lower ?? "") ? second : after;
  return isBe(verb) && (figure?.pos === "NUM" || /^[$£€]/.test(figure?.text ?? ""));
}

/** Takes the opening away and moves its capital on; null where the new first word may not change its case. */
function openingEdit({ sentence, at, subject }: Addition): TextEdit | null {
  const opener = sentence.tokens[at];
  if (!opener) return null;
  if (subject.protected === null)
    return { start: opener.start, end: subject.start + 1, replacement: subject.text.charAt(0).toUpperCase() };
  if (isCapitalized(opener.text) && /^\p{Ll}/u.test(subject.text)) return null;
  return { start: opener.start, end: subject.start, replacement: "" };
}

const oftenAuxiliary = new Set(["is", "are", "was", "were", "has", "have", "can", "will"]);

/** Puts "also" behind an auxiliary and before a full verb. */
function insertion({ sentence, verb, verbAt }: Addition): TextEdit {
  const [after, second] = sentence.tokens.slice(verbAt + 1, verbAt + 3);
  const linked = after?.pos === "ADV" ? second : after;
  // "The rooms have very little light": a full verb.
  const possesses = verb.lemma === "have" && linked?.pos !== "VERB" && linked?.pos !== "AUX";
  const isAuxiliary = !possesses && (verb.pos === "AUX" || oftenAuxiliary.has(verb.lower));
  return isAuxiliary
    ? { start: verb.end, end: verb.end, replacement: " also" }
    : { start: verb.start, end: verb.start, replacement: "also " };
}

/** An announcement is a stock phrase, and worth as much as one. */
const announcementPrior = 90;

/** "Additionally, the plan is …" to "The plan is also …". */
export const also: Rewrite = (sentence, context) => {
  const addition = additionAt(sentence, firstWord(sentence));
  if (!addition || repeatsNeighbor(addition, context)) return [];
  if (hasNoPlace(addition) || saysTooMuch(addition)) return [];
  const opening = openingEdit(addition);
  if (!opening) return [];
  const { at, from, verbAt, isAnnounced } = addition;
  const said = sentence.tokens
    .slice(at, from)
    .filter(({ text }) => text !== ",")
    .map(({ text }) => text)
    .join(" ");
  return [
    structuralCandidate(sentence, {
      kind: "connective",
      origin: "also",
      reason: `“${said}” opens too many machine-made sentences`,
      from: at,
      to: verbAt + 1,
      edits: [opening, insertion(addition)],
      prior: isAnnounced ? announcementPrior : 4,
      stock: isAnnounced,
    }),
  ];
};
