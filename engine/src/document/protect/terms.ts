import { matchSpans } from "../spans.ts";
import type { ProtectedSpan } from "../types.ts";
import { spelledOut } from "./spelled-out.ts";

/** Terms of art: their words mean something else alone, and no other words mean the same. */
const terms = `
alternative (medicine|energy|hypothesis)|potential (energy|difference|well)|complex (number|analysis|sentence|system)s?
critical (thinking|care|mass|theory|race theory|path|point|value|region|angle|temperature|period|infrastructure)
vital (sign|organ|record|statistic)s?|essential (oil|worker|amino acid|fatty acid|nutrient|propert(y|ie)|tremor|service)s?
significant (other|figure|digit)s?|fundamental (right|theorem|force|particle|frequency|attribution error)s?
multiple (sclerosis|choice|regression|myeloma|comparisons|personality)|primary (school|care|source|election|key|color|education|election)s?
secondary (school|education|source|infection|market)s?|general (relativity|anesthesia|practitioner|education|election|strike|public)
natural (selection|language|gas|number|law|resource|disaster|history)s?|artificial (intelligence|selection|insemination)
foster (care|parent|home|child|children|family)s?|landscape (architect|architecture|painting|mode)s?|utility (function|bill|company)
initial (condition|public offering|value problem)s?|dynamic (programming|range|pricing|equilibrium)|novel coronavirus
comprehensive (school|income|insurance|exam)s?|standard (deviation|error|model|of living)s?|mean (square|squared) error
individual retirement account|development(al)? (economics|psychology|biology|disorder|bank)|positive (reinforcement|psychology|feedback|law)
negative (reinforcement|feedback|liberty)|special (education|relativity|needs|forces)|learning (rate|disability|disabilities|curve)
social (contract|capital|construct|security|distancing|anxiety)s?|cognitive (dissonance|load|bias|behavioral therapy)
supply chain|opportunity cost|comparative advantage|public (good|address|domain|defender|relations)s?|private equity|net present value
working (memory|capital|class)|exhibit [A-Z]\\b|due (process|diligence)|leading (edge|question|coefficient)s?
facilitated diffusion|maintenance (dose|therapy|phase)|acute (angle|care)|chronic (disease|illness|pain|fatigue)|benign tumors?
reinforcement learning|transfer learning|attention mechanism|feature (extraction|engineering|selection)|gradient descent
demonstrative (pronoun|evidence)s?|subsequent remedial measures|reasonable (doubt|person|accommodation)s?|material (fact|breach)s?|substantial completion
`
  .trim()
  .split(/[\n]/)
  .join("|");

/** Words that say something exact in a report of statistics, and only there. */
const statistical =
  "(?:statistically |clinically )?significan(?:t|tly|ce)|robust(?:ness)?|confidence|variability";
const reportsStatistics =
  /\bp\s?[<=>≤]\s?\.?\d|\bstatistical(?:ly)?\b|\bparticipants\b|\brandomi[sz]ed\b|\bplacebo\b|\bcohort\b|\bcorrelat(?:ed?|es|ion)\b|\bregression\b|\bANOVA\b|\bt-tests?\b|\bnull hypothesis\b|\bcontrol group\b|\bsample size\b|\b(?:rats|mice)\b/i;

const wholeWords = (source: string) =>
  new RegExp(`(?<![\\p{L}\\p{N}-])(?:${source})(?![\\p{L}\\p{N}])`, "giu");
const termsInReports = `${terms}|${statistical}`;
const everywhere = wholeWords(terms);
const inReports = wholeWords(termsInReports);

/** The pattern of terms for one text: a report of statistics has more of them, as has one that gives the letters of its own. */
export function termPattern(source: string): RegExp {
  const isReport = reportsStatistics.test(source);
  const own = spelledOut(source).map((term) => `${term.replace(/s$/, "")}s?`);
  if (own.length === 0) return isReport ? inReports : everywhere;
  return wholeWords([...own, isReport ? termsInReports : terms].join("|"));
}

/** Terms of art that no rewrite may touch, such as "significant figures", or "significant" where statistics are reported. */
export const findTerms = (text: string, pattern: RegExp): ProtectedSpan[] =>
  matchSpans(text, pattern, "term");
