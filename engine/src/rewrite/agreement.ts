import type { Sentence } from "../document/types.ts";
import { nounPhraseAt } from "../lexicon/context.ts";
import { mainVerb } from "./clause.ts";
import type { TextEdit } from "./text-edit.ts";

const plurals =
  /^(a few|many|countless|several|numerous|more and more|a good many|dozens|hundreds|all kinds)\b/i;
/** What is many with a plural and much without: "a lot of studies have", "a lot of time has". */
const quantities = /^(a lot|lots|plenty|most)\b/i;

/** Whether "A handful of teeth has changed" would lose the singular its verb agrees with. */
export function breaksAgreement(
  sentence: Sentence,
  from: number,
  to: number,
  edits: readonly TextEdit[],
): boolean {
  const { tokens } = sentence;
  const before = tokens.slice(from, to).map(({ lower }) => lower);
  if (!/^(an?|the)$/.test(before[0] ?? "") || !before.includes("of")) return false;
  const after = edits.map(({ replacement }) => replacement).join(" ");
  const end = before.at(-1) === "of" ? (nounPhraseAt(sentence, to)?.to ?? to) : to;
  const head = tokens[end - 1];
  const isPlural = head?.pos === "NOUN" && head.lower !== head.lemma;
  if (!plurals.test(after) && !(quantities.test(after) && isPlural)) return false;
  if (/^(VERB|ADP)$/.test(tokens[from - 1]?.pos ?? "")) return false;
  const stop = tokens.findIndex(({ text }, i) => i >= end && text === ";");
  const verb = mainVerb(sentence, end, stop < 0 ? tokens.length : stop);
  const singularPast = /^was(n['’]t)?$/.test(tokens[verb?.at ?? -1]?.lower ?? "");
  return verb?.tense === "present-s" || singularPast;
}
