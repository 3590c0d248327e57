import type { Sentence } from "../../document/types.ts";
import { wordSet } from "../../word-set.ts";
import { skipAdverbs } from "./adverbs.ts";
import { isBase, isParticiple } from "./verb-forms.ts";

const hosts = wordSet("i you he she it we they who that there");

/** What "'d" stands for in the token at `at`, by the verb that follows; null where it is not sure ("he'd put"). */
export function readVerbD(sentence: Sentence, at: number): "would" | "had" | null {
  const host = sentence.tokens[at]?.lower.replace(/'d$/, "") ?? "";
  let to = skipAdverbs(sentence, at + 1);
  while (sentence.tokens[to]?.pos === "ADV" && !/^(?:better|rather)$/.test(sentence.tokens[to]?.lower ?? ""))
    to += 1;
  const next = sentence.tokens[to];
  if (!hosts.has(host) || !next) return null;
  if (next.lower === "better") return "had";
  if (/^(?:rather|like|love|prefer|hate|have)$/.test(next.lower)) return "would";
  const [base, participle] = [isBase(next.lower), isParticiple(next.lower)];
  if (base === participle) return null;
  if (base) return "would";
  return /^(?:VERB|AUX)$/.test(next.pos) ? "had" : null;
}
