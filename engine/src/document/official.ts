/** What the clauses of contracts and terms say, and hardly anything else. */
const legal =
  /\b(?:tenant|landlord|less(?:ee|or)|licens(?:ee|or)|indemnif\w+|here(?:by|in|inafter|under)|pursuant to|notwithstanding|governing law|prior written consent|the part(?:y|ies)|this agreement)\b/gi;

/** Signs of a report to a board or an office, one kind each. */
const signsOfReport: readonly RegExp[] = [
  /\b(?:this|the present) (?:report|memo(?:randum)?|brief(?:ing)?|white paper|assessment)\b|\bexecutive summary\b/i,
  /\b(?:we|i|it is) (?:therefore )?recommend(?:ed)?\b|\brecommendations?\b/i,
  /\b(?:our|the) (?:analysis|findings|assessment|review|audit) (?:indicates?|suggests?|shows?|reveals?|finds?)\b/i,
  /\b(?:municipal|fiscal|statutory|regulatory|procurement|appropriations?|jurisdictions?|policymakers)\b/i,
  /\bstakeholders?\b/i,
  /\b(?:is|are|was|were) (?:projected|expected|estimated|forecast) to\b|\bbaseline\b|\byear-over-year\b/i,
  /\d ?(?:percent|per cent|%)/,
];

const enough = 4;

/** Whether the text is a contract or a report to an office: there, colloquial words are out of place in any tone. */
export function isOfficial(text: string): boolean {
  const clauses = text.match(/\bshall\b/gi)?.length ?? 0;
  const terms = new Set(text.match(legal)?.map((term) => term.toLowerCase()));
  if (clauses + terms.size >= enough && terms.size >= 2) return true;
  return signsOfReport.filter((sign) => sign.test(text)).length >= enough;
}
