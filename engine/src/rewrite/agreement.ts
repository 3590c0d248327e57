import type { Sentence, Token } from "../document/types.ts";
import { hasPluralEnding, isDeterminer, nounPhraseAt } from "../lexicon/context.ts";
import type { TextEdit } from "../text-edit.ts";
import { mainVerb } from "./clause.ts";

const plurals =
  /^(a few|many|countless|several|numerous|more and more|a good many|dozens|hundreds|all kinds)\b/i;
/** What is many with a plural and much without: "a lot of studies have", "a lot of time has", "at least 10 men are". */
const quantities = /^(a lot|lots|plenty|most|at least)\b/i;

const times = /^(day|night|morning|evening|week|month|year|season|summer|winter|spring|fall|autumn|time)$/;

/** Nouns in -s that are no plurals. */
const singulars = /^(series|species|lens|canvas|atlas|gas|bias|ethos|pancreas|alias|means)$/;

/** "Each comes with a case", "Each spent a week": no noun follows, so "every" cannot stand there. */
function isPronoun({ tokens }: Sentence, at: number): boolean {
  const next = tokens[at + 1];
  const after = tokens[at + 2];
  if (!next || !after) return true;
  const isVerb = /[^sui]s$/.test(next.lower) && !singulars.test(next.lower);
  return isVerb || (!times.test(next.lower) && isDeterminer(after));
}

/** "The tools that fill my life had become a job" with "was now": the noun before the verb may not be its subject. */
function mayHavePluralSubject({ tokens }: Sentence, verb: number): boolean {
  const start = tokens.findLastIndex(({ pos }, at) => at < verb && (pos === "PUNCT" || pos === "CCONJ"));
  return tokens.slice(start + 1, verb).some((token) => token.pos === "NOUN" && hasPluralEnding(token));
}

const isPlural = ({ lower, lemma }: Token): boolean => lower !== lemma;

/** "The complexity of the texts must be" with "have to be": the noun beside the verb may not be its subject. */
function mayHaveSubjectOfOtherNumber({ tokens }: Sentence, verb: number, plural: boolean): boolean {
  const start = tokens.findLastIndex(({ pos }, at) => at < verb && (pos === "PUNCT" || pos === "CCONJ"));
  const clause = tokens.slice(start + 1, verb);
  const nouns = clause
    .slice(
      0,
      Math.max(
        0,
        clause.findLastIndex(({ pos }) => pos === "ADP"),
      ),
    )
    .filter(({ pos, lower }) => pos === "NOUN" && lower !== "people");
  return nouns.some((noun) => isPlural(noun) !== plural);
}

/** Whether "A handful of teeth has changed" would lose the singular its verb agrees with. */
export function breaksAgreement(
  sentence: Sentence,
  from: number,
  to: number,
  edits: readonly TextEdit[],
): boolean {
  const { tokens } = sentence;
  const before = tokens.slice(from, to).map(({ lower }) => lower);
  if (before.join() === "each" && isPronoun(sentence, from)) return true;
  const after = edits.map(({ replacement }) => replacement).join(" ");
  if (before[0] === "had" && /^was\b/.test(after) && mayHavePluralSubject(sentence, from)) return true;
  const ofMust = before.includes("must") ? /\bha(?:ve|s) to\b/.exec(after) : null;
  if (ofMust && mayHaveSubjectOfOtherNumber(sentence, from, ofMust[0] === "have to")) return true;
  if (!/^(an?|the)$/.test(before[0] ?? "") || !before.includes("of")) return false;
  const end = before.at(-1) === "of" ? (nounPhraseAt(sentence, to)?.to ?? to) : to;
  const head = tokens[end - 1];
  const isPluralHead = head?.pos === "NOUN" && head.lower !== head.lemma;
  if (!plurals.test(after) && !(quantities.test(after) && isPluralHead)) return false;
  if (/^(VERB|ADP)$/.test(tokens[from - 1]?.pos ?? "")) return false;
  const stop = tokens.findIndex(({ text }, i) => i >= end && text === ";");
  const verb = mainVerb(sentence, end, stop < 0 ? tokens.length : stop);
  const singularPast = /^was(n['’]t)?$/.test(tokens[verb?.at ?? -1]?.lower ?? "");
  return verb?.tense === "present-s" || singularPast;
}
